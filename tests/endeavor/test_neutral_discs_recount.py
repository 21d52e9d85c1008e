"""Neutral discs against a second reading of their rules, in whole games of random play.

After every decision: the scores equal a recount, the legal decisions are those that the rules
allow, and neutral discs have moved as they must. Read from the view and the journal alone.
"""

import random
from collections import Counter
from typing import Any

import pytest

from . import facts, recount
from .neutral import begun, seen
from .test_recount import any_of, busy

View = dict[str, Any]
Past = list[tuple[str, str]]

LIMIT = {2: 3, 3: 2}  # tokens that leave one track at most, and discs of a reserve


def legal(view: View, past: Past) -> set[str]:
    """Which decisions the rules allow to the player who decides now."""
    if view["step"] == "remove":
        return removable(view)
    if view["step"] == "neutral":
        return {f"neutral {place}" for place in neutral_places(view, past)} | {"keep"}
    return recount.legal(view, past)


def removable(view: View) -> set[str]:
    """A token of a track that has not lost as many as it may."""
    ways, most = set(), LIMIT[len(view["seats"])]
    for area, found in view["areas"].items():
        bare = sum(row["token"] is None for row in found["track"])
        if bare < most:
            rows = enumerate(found["track"], 1)
            ways |= {f"remove {area}_{k}" for k, row in rows if row["token"] is not None}
    return ways


def neutral_places(view: View, past: Past) -> set[str]:
    """Tracks, fleets and cities that a neutral disc may go to after the turn just played."""
    seat, chart = view["turn_seat"], facts.chart(view["chart"])
    begun_at = max(
        k for k, (_, text) in enumerate(past) if text.split()[0] in ("activate", "spend")
    )
    done = [text for _, text in past[begun_at + 1 :] if text.split()[0] != "casualty"]
    went = {recount.area_of(view, t) for t in done if t.split()[0] in ("ship", "occupy", "attack")}
    if any(text.split()[0] in ("draw", "take") for text in done):
        went = set(view["areas"])
    tracks = {area for area in went if area != "europe" and not recount.is_open(view, area)}
    spaces = set()
    for space, area in chart.area_of.items():
        there = area == "europe" or recount.presence(view, area, seat) > 0
        free = view["spaces"][space]["disc"] is None and recount.is_open(view, area)
        if area in went and free and (there or space in chart.fleets):
            spaces.add(space)
    return tracks | spaces


def scores(view: View) -> list[dict[str, int]]:
    """A to E as always, and what is left in the reserve."""
    rows = []
    for seat, row in enumerate(recount.scores(view)):
        total = row.pop("total")
        left = view["neutral_discs"]["reserve"][seat]
        rows.append({**row, "neutral": left, "total": total + left})
    return rows


def check_discs(view: View) -> None:
    """None appears or vanishes."""
    seats = len(view["seats"])
    places = [*view["spaces"].values(), *(r for a in view["areas"].values() for r in a["track"])]
    lying = sum(row["disc"] == seats for row in places)
    found = view["neutral_discs"]
    ashore = sum(found["reserve"]) + sum(found["harbor"]) + found["gone"]
    assert lying + ashore == seats * LIMIT[seats]


def gained(before: View, after: View) -> list[int]:
    """Who should have taken a neutral disc between these positions, by the harbors after them."""
    discs = [
        mat["harbor"] + there - taken
        for mat, there, taken in zip(
            after["seats"], after["neutral_discs"]["harbor"], moved(before, after), strict=True
        )
    ]
    reserve = before["neutral_discs"]["reserve"]
    return [int(d < max(discs) and left > 0) for d, left in zip(discs, reserve, strict=True)]


def moved(before: View, after: View) -> list[int]:
    """How many discs came from the reserves."""
    pairs = zip(before["neutral_discs"]["reserve"], after["neutral_discs"]["reserve"], strict=True)
    return [then - now for then, now in pairs]


@pytest.mark.parametrize("choice", [any_of, busy])
@pytest.mark.parametrize(
    ("chart", "players"), [("side_a", 2), ("side_a", 3), ("classic", 2), ("classic", 3)]
)
def test_scores_decisions_and_neutral_discs_in_random_games(
    chart: str, players: int, choice: Any
) -> None:
    done: Counter[str] = Counter()
    for seed in range(8):
        match, dice, past = begun(chart, players, seed), random.Random(seed), list[Any]()
        while True:
            view = match.view() | {"turn_seat": int(match.state["turn_seat"][0])}
            assert scores(view) == match.scores
            check_discs(view)
            if match.actor is None:
                break
            assert set(match.legal) == legal(view, past), (match.decisions[-5:], view["step"])
            decision = choice(dice, match.legal)
            past.append((match.setting.seats[match.actor], decision))
            match.do(decision)
            done[decision.split()[0]] += 1
            now = match.view()
            if view["step"] in ("build", "salary") and now["step"] == "action":
                assert moved(view, now) == gained(view, now)
            elif now["round"] == view["round"]:
                assert moved(view, now) == [0] * players
    assert {"remove", "neutral", "keep"} <= set(done)
    assert seen(match)["removals"] == 0
