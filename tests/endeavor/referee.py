"""A referee: carries decisions out on a view, by the rulebook, without the program.

It begins with the view of a match (between two turns) and is told every decision; after each one
its view must say what the match's view says. Slow and plain on purpose; the rules of what is
allowed are in `recount.py`. The order is the rulebook's: see Set-up and rounds, Turn and actions.
"""

import copy
from typing import Any

from . import facts, recount
from .facts import ALL_CARDS, ATTRIBUTES, CARDS, DECKS, GOVERNORS

View = dict[str, Any]

# What the referee keeps; the rest of a view is told by the recount or is not of the rules.
KEPT = (
    "actor", "round", "step", "crown", "spaces", "areas", "decks", "pile", "removed", "abolished",
    "tray", "seats", "links",
)  # fmt: skip


def comparable(view: View) -> View:
    """The part of a view that the referee vouches for, in an order that says nothing."""
    kept = {key: view[key] for key in KEPT}
    kept["pile"], kept["removed"] = sorted(kept["pile"]), sorted(kept["removed"])
    kept["seats"] = [_comparable_mat(view, dict(mat)) for mat in view["seats"]]
    return kept


def _comparable_mat(view: View, mat: View) -> View:
    mat["cards"], mat["set_aside"] = sorted(mat["cards"]), sorted(mat["set_aside"])
    if view["step"] not in ("action", "turn", "casualty"):
        mat["passed"] = None
    mat["buildings"] = sorted((row["building"], row["worker"]) for row in mat["buildings"])
    return mat


class Referee:
    """A position, and the decisions that led on from it."""

    def __init__(self, view: View) -> None:
        assert view["step"] not in ("turn", "casualty"), "begin between two turns"
        self.view = copy.deepcopy(view)
        self.past: list[tuple[str, str]] = []
        self.chart = facts.chart(view["chart"])
        self.turn_of: int | None = None
        self.target = ""
        self.asked: list[int] = []  # whose casualties wait for a Memorial's answer

    # --- the frame ------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.view["seats"])

    def mat(self, seat: int) -> View:
        mat: View = self.view["seats"][seat]
        return mat

    def order(self) -> list[int]:
        """Clockwise from the Crown."""
        return [(self.view["crown"] + k) % self.seats for k in range(self.seats)]

    def do(self, decision: str) -> View:
        """Carry a decision out; returns the view that a match should now show, for reading only."""
        seat = self.view["actor"]
        verb, _, thing = decision.partition(" ")
        self.past.append((self.mat(seat)["colour"], decision))
        getattr(self, f"_{self.view['step']}")(seat, verb, thing)
        return self.seen()

    def seen(self) -> View:
        view = self.view
        for seat, mat in enumerate(view["seats"]):
            mat["attributes"] = recount.attributes(view, seat)
            mat["levels"] = {a: recount.level(view, a, seat) for a in ATTRIBUTES}
        for area, row in view["areas"].items():
            row["open"] = recount.is_open(view, area)
            row["presence"] = [recount.presence(view, area, s) for s in range(self.seats)]
        for link in view["links"]:
            one, other = (view["spaces"][e]["disc"] for e in self.chart.links[link]["ends"])
            view["links"][link]["controlled"] = one if one == other else None
        return view

    def to(self, step: str, seat: int | None) -> None:
        self.view["step"], self.view["actor"] = step, seat

    # --- set-up and the first three phases ------------------------------------------------

    def _after(self, seat: int) -> int | None:
        order = self.order()
        place = order.index(seat) + 1
        return order[place] if place < self.seats else None

    def _start(self, seat: int, verb: str, thing: str) -> None:
        self.mat(seat)["buildings"].append({"building": thing, "worker": True})
        self.mat(seat)["supply"] -= 1
        following = self._after(seat)
        if following is None:
            self.view["round"] = 1
            self.to("build", self.view["crown"])
        else:
            self.to("start", following)

    def _build(self, seat: int, verb: str, thing: str) -> None:
        self.view["tray"][thing] -= 1
        self.mat(seat)["buildings"].append({"building": thing, "worker": False})
        following = self._after(seat)
        if following is not None:
            self.to("build", following)
            return
        for each in self.order():
            self.gain(each, recount.level(self.view, "culture", each))
        self._salary_of(self.view["crown"])

    def gain(self, seat: int, discs: int) -> None:
        mat = self.mat(seat)
        gained = min(discs, mat["supply"])
        mat["supply"] -= gained
        mat["harbor"] += gained

    def _salary_of(self, seat: int | None) -> None:
        """To the first from this seat on who has a worker to pay."""
        while seat is not None and not any(row["worker"] for row in self.mat(seat)["buildings"]):
            seat = self._after(seat)
        self.to("salary", seat)
        self.paid = 0
        if seat is None:
            for mat in self.view["seats"]:
                mat["passed"] = False
            self._next_turn(self.view["crown"])

    def _salary(self, seat: int, verb: str, thing: str) -> None:
        if verb == "pay":
            self.pay(seat, thing)
            self.paid += 1
        workers = any(row["worker"] for row in self.mat(seat)["buildings"])
        if verb == "stop" or not workers or self.paid == recount.level(self.view, "wealth", seat):
            self._salary_of(self._after(seat))

    def pay(self, seat: int, tile: str) -> None:
        rows = self.mat(seat)["buildings"]
        next(r for r in rows if r["building"] == tile and r["worker"])["worker"] = False
        self.mat(seat)["harbor"] += 1

    # --- the Action phase -----------------------------------------------------------------

    def _next_turn(self, first: int) -> None:
        """The first seat from this one on that can act; those who can't are passed."""
        for k in range(self.seats):
            seat = (first + k) % self.seats
            mat = self.mat(seat)
            mat["passed"] = mat["passed"] or not recount.turns(self.view, seat)
            if not mat["passed"]:
                self.to("action", seat)
                return
        self._discards(0)

    def _action(self, seat: int, verb: str, thing: str) -> None:
        mat = self.mat(seat)
        if verb == "pass":
            mat["passed"] = True
            self._next_turn((seat + 1) % self.seats)
            return
        if verb == "activate":
            rows = mat["buildings"]
            next(r for r in rows if r["building"] == thing and not r["worker"])["worker"] = True
            mat["harbor"] -= 1
        else:
            self._spend(mat, thing)
        self.turn_of = seat
        self.to("turn", seat)

    def _spend(self, mat: View, token: str) -> None:
        mat["tokens"][token] -= 1
        if not mat["tokens"][token]:
            del mat["tokens"][token]

    def _turn(self, seat: int, verb: str, thing: str) -> None:
        if verb == "attack":
            self._attack(seat, thing)
            return
        if verb == "ship":
            self._ship(seat, thing)
        elif verb == "occupy":
            self._place(seat, thing)
        elif verb == "pay":
            self.pay(seat, thing)
        elif verb in ("draw", "take"):
            self._draw(seat, verb, thing)
        self._go_on(seat, verb == "stop")

    def _go_on(self, seat: int, stopped: bool) -> None:
        """The turn goes on while something of it can still be carried out."""
        self.to("turn", seat)
        if stopped or recount.rest_of_turn(self.view, seat, self.past) == {"stop"}:
            self._next_turn((seat + 1) % self.seats)

    # --- placements -----------------------------------------------------------------------

    def take_token(self, seat: int, row: View) -> None:
        token, row["token"] = row["token"], None
        if token is not None:
            tokens = self.mat(seat)["tokens"]
            tokens[token] = tokens.get(token, 0) + 1

    def _ship(self, seat: int, thing: str) -> None:
        if thing not in self.view["areas"]:
            self._place(seat, thing)
            return
        self.mat(seat)["harbor"] -= 1
        area = self.view["areas"][thing]
        free = [row for row in area["track"] if row["disc"] is None]
        if not free:
            area["sea"][seat] += 1
            return
        free[0]["disc"] = seat
        self.take_token(seat, free[0])
        if len(free) == 1:
            winner = max(range(self.seats), key=lambda s: _majority(area["track"], s))
            self.mat(winner)["cards"].append(area["governor"])
            area["governor"] = None

    def _place(self, seat: int, space: str) -> None:
        """Disc down; token of the space; tokens of links now controlled."""
        self.mat(seat)["harbor"] -= 1
        self.view["spaces"][space]["disc"] = seat
        self.take_token(seat, self.view["spaces"][space])
        for name, link in self.chart.links.items():
            if all(self.view["spaces"][end]["disc"] == seat for end in link["ends"]):
                self.take_token(seat, self.view["links"][name])

    # --- Attack ---------------------------------------------------------------------------

    def _attack(self, seat: int, space: str) -> None:
        self.target, self.mat(seat)["harbor"] = space, self.mat(seat)["harbor"] - 1
        self.asked = [seat, self.view["spaces"][space]["disc"]]
        self._casualties()

    def _casualties(self) -> None:
        """Each in turn to its owner's supply, unless the owner has the Memorial."""
        while self.asked:
            owner = self.asked[0]
            if len(self.asked) == 1:
                self.view["spaces"][self.target]["disc"] = None
            if any(row["building"] == "memorial" for row in self.mat(owner)["buildings"]):
                self.to("casualty", owner)
                return
            self.mat(owner)["supply"] += 1
            self.asked.pop(0)
        assert self.turn_of is not None
        self._place(self.turn_of, self.target)
        self._go_on(self.turn_of, stopped=False)

    def _casualty(self, seat: int, verb: str, thing: str) -> None:
        self.asked.pop(0)
        if thing == "supply":
            self.mat(seat)["supply"] += 1
        else:
            kept = self.mat(seat)["memorial"]
            kept[thing] = kept.get(thing, 0) + 1
        self._casualties()

    # --- cards ----------------------------------------------------------------------------

    def _draw(self, seat: int, verb: str, thing: str) -> None:
        if verb == "take":
            card = thing
            self.view["pile"].remove(card)
        else:
            card = self.view["decks"][thing].pop(0)
        self.mat(seat)["cards"].append(card)
        region_1 = CARDS[card]["value"] == 1 and DECKS[CARDS[card]["deck"]]["kind"] == "region"
        if region_1 and not recount.is_classic(self.view):
            self.gain(seat, 1)
        if card == "europe_5" and not self.view["abolished"]:
            self._abolish()

    def _abolish(self) -> None:
        self.view["abolished"] = True
        for mat in self.view["seats"]:
            mat["set_aside"] += [card for card in mat["cards"] if facts.is_slavery(card)]
            mat["cards"] = [card for card in mat["cards"] if not facts.is_slavery(card)]
        self.view["removed"] += self.view["decks"]["slavery"]
        self.view["decks"]["slavery"] = []

    # --- Discard and the end of the round -------------------------------------------------

    def _discards(self, place: int) -> None:
        """To the first player from this place on who has something to decide."""
        for seat in self.order()[place:]:
            fits = recount.cards_fit(self.view, seat)
            in_slot = len(self.mat(seat)["cards"]) > recount.card_limit(self.view, seat)
            if not fits or (self.view["round"] == 7 and in_slot):
                self.to("discard", seat)
                return
        self._end_of_round()

    def _discard(self, seat: int, verb: str, thing: str) -> None:
        place = self.order().index(seat)
        if verb == "stop":
            self._discards(place + 1)
            return
        self.mat(seat)["cards"].remove(thing)
        if thing in GOVERNORS:
            self.view["removed"].append(thing)
        elif facts.is_slavery(thing):
            self.mat(seat)["set_aside"].append(thing)
        elif recount.is_classic(self.view):
            deck = self.view["decks"][CARDS[thing]["deck"]]
            deck.append(thing)
            deck.sort(key=lambda card: int(ALL_CARDS[card]["value"]))
        else:
            self.view["pile"].append(thing)
        self._discards(place)

    def _end_of_round(self) -> None:
        if self.view["round"] == 7:
            self.to("over", None)
            return
        self.view["round"] += 1
        self.view["crown"] = (self.view["crown"] + 1) % self.seats
        self.to("build", self.view["crown"])


def _majority(track: list[View], seat: int) -> tuple[int, int]:
    """Most discs; of those tied, the one nearest the deck."""
    places = [k for k, row in enumerate(track) if row["disc"] == seat]
    return len(places), max(places, default=-1)


def differences(mine: Any, theirs: Any, path: str = "") -> list[str]:
    """Where two positions differ, for a readable failure."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        return [d for key in mine for d in differences(mine[key], theirs[key], f"{path}.{key}")]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        pairs = enumerate(zip(mine, theirs, strict=True))
        return [d for k, (a, b) in pairs for d in differences(a, b, f"{path}[{k}]")]
    return [] if mine == theirs else [f"{path}: by the rules {mine!r}, by the program {theirs!r}"]
