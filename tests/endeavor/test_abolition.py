"""Abolition (Rulebook: Abolition of Slavery; Rulings: Cards 2)."""

from .positions import Position, attribute, happened, mat, play, refused

HOME = ("london", "amsterdam", "lisbon", "cadiz", "genoa")


def europe_5(p: Position, seat: int = 0) -> Position:
    """This seat can draw the Abolition card."""
    p.place(seat, *HOME)
    return p.top("europe_5").build(seat, "market").harbor(seat, 4)


def test_all_players_set_aside_their_slavery_cards_the_drawer_too_and_lose_the_symbols() -> None:
    p = europe_5(Position(players=4))
    p.hand(0, "slavery_0").hand(1, "slavery_1", "slavery_2").hand(2, "africa_2")
    match = play(p.action(), "activate market", "draw europe")
    assert mat(match, 0)["set_aside"] == ["slavery_0"]
    assert mat(match, 0)["cards"] == ["europe_5"]
    assert mat(match, 1)["set_aside"] == ["slavery_1", "slavery_2"]
    assert mat(match, 1)["cards"] == []
    assert mat(match, 2)["cards"] == ["africa_2"]
    assert attribute(match, 0, "industry") == 0
    assert attribute(match, 0, "culture") == 3
    assert set(mat(match, 1)["attributes"].values()) == {0}
    assert attribute(match, 2, "industry") == 1
    assert match.view()["abolished"]


def test_slavery_cards_left_in_the_deck_leave_the_game() -> None:
    p = europe_5(Position(players=4)).hand(1, "slavery_0", "slavery_1")
    match = play(p.action(), "activate market", "draw europe")
    assert match.view()["decks"]["slavery"] == []
    assert match.view()["removed"][-4:] == ["slavery_2", "slavery_3", "slavery_4", "slavery_5"]


def test_the_slavery_deck_can_never_be_drawn_from_again() -> None:
    p = europe_5(Position(players=4)).build(1, "market").harbor(1, 3).pile("europe_0")
    match = play(p.action(), "activate market", "draw europe", "activate market")
    assert refused(match, "draw slavery") == "deck-empty"


def test_set_aside_cards_cost_1_glory_each_and_count_for_no_limit() -> None:
    p = europe_5(Position(players=4)).hand(1, "slavery_0", "slavery_1", "slavery_2")
    match = play(p.action(), "activate market", "draw europe")
    assert match.scores[1]["slavery"] == -3
    assert match.scores[1]["slot"] == 3
    assert match.scores[0]["slavery"] == 0
    assert match.step == "build"  # nobody had to discard


def test_losing_attributes_can_bring_a_level_down_at_once() -> None:
    p = europe_5(Position(players=4)).hand(1, "slavery_3", "slavery_4", "slavery_5")
    match = p.action()
    assert mat(match, 1)["levels"]["industry"] == 4
    play(match, "activate market", "draw europe")
    assert mat(match, 1)["levels"]["industry"] == 1


def test_it_happens_once_europe_5_gained_again_is_an_ordinary_card() -> None:
    p = Position(players=4).place(0, *HOME).pile("europe_5").build(0, "market").harbor(0, 4)
    p.hand(1, "slavery_1")
    p.record["abolished"] = 1
    match = play(p.action(), "activate market", "take europe_5")
    assert happened(match, "abolition", "card_set_aside") == []
    assert mat(match, 0)["cards"] == ["europe_5"]
    assert mat(match, 1)["cards"] == ["slavery_1"]
    assert attribute(match, 0, "culture") == 3


def test_discarding_europe_5_causes_nothing() -> None:
    """Held when slavery is somehow not abolished: only gaining the card matters."""
    p = Position(players=4).hand(0, "europe_5", "europe_4").hand(1, "slavery_1")
    match = play(p.discard(), "discard europe_5")
    assert happened(match, "abolition") == []
    assert not match.view()["abolished"]
    assert mat(match, 1)["cards"] == ["slavery_1"]


def test_slavery_set_aside_earlier_by_discard_stays_where_it_is() -> None:
    p = europe_5(Position(players=4)).aside(1, "slavery_0").hand(1, "slavery_2")
    match = play(p.action(), "activate market", "draw europe")
    assert mat(match, 1)["set_aside"] == ["slavery_0", "slavery_2"]
    assert match.scores[1]["slavery"] == -2
    assert set(mat(match, 1)["attributes"].values()) == {0}


def test_classic_abolition_and_europe_5_back_in_its_deck_abolishes_no_second_time() -> None:
    home = ("london", "amsterdam", "lisbon", "venice", "candia")
    p = Position("classic").place(0, *home).top("europe_5").hand(1, "slavery_0")
    match = play(p.build(0, "market").harbor(0, 4).action(), "activate market", "draw europe")
    assert happened(match, "abolition") == [("abolition", None)]
    assert mat(match, 1)["set_aside"] == ["slavery_0"]
    assert match.view()["decks"]["slavery"] == []
    q = Position("classic").place(0, *home).top("europe_5").build(0, "market").harbor(0, 4)
    q.record["abolished"] = 1
    match = play(q.action(), "activate market", "draw europe")
    assert happened(match, "abolition") == []
