"""Controlling links (Rulebook: Controlling Links; Rulings: Turn and actions 4 and 5)."""

from .positions import Position, attribute, happened, mat, play, tokens


def occupying(p: Position, seat: int = 0) -> Position:
    return p.workers(seat, colonial_house=0).harbor(seat, 5)


LINK = "london-bay_of_biscay_fleet"


def test_the_first_to_hold_both_ends_takes_the_token_at_once() -> None:
    p = occupying(Position().place(0, "bay_of_biscay_fleet")).token_on_link(LINK, "culture")
    match = play(p.token_at(london="wealth").action(), "activate colonial_house", "occupy london")
    assert tokens(match, 0) == {"culture": 1, "wealth": 1}
    assert attribute(match, 0, "culture") == 1
    assert match.view()["links"][LINK] == {"token": None, "controlled": 0}


def test_one_end_alone_or_two_colours_control_nothing() -> None:
    for holder in (None, 1):
        p = occupying(Position()).token_on_link(LINK, "culture").token_at(london="wealth")
        if holder is not None:
            p.place(holder, "bay_of_biscay_fleet")
        match = play(p.action(), "activate colonial_house", "occupy london")
        assert tokens(match, 0) == {"wealth": 1}
        assert match.view()["links"][LINK] == {"token": "culture", "controlled": None}


def test_a_fleet_is_an_end_by_ship() -> None:
    p = Position().place(0, "london").token_on_link(LINK, "payment").build(0, "shipyard")
    p.harbor(0, 4).token_at(bay_of_biscay_fleet="wealth")
    match = play(p.action(), "activate shipyard", "ship bay_of_biscay_fleet")
    assert tokens(match, 0) == {"payment": 1, "wealth": 1}


def test_by_attack() -> None:
    p = Position().place(0, "london").place(1, "bay_of_biscay_fleet").build(0, "barracks")
    match = p.token_on_link(LINK, "influence").harbor(0, 4).action()
    play(match, "activate barracks", "attack bay_of_biscay_fleet")
    assert tokens(match, 0) == {"influence": 1}
    assert match.view()["links"][LINK] == {"token": None, "controlled": 0}


def test_a_link_whose_token_was_never_claimed_gives_it_to_a_later_holder_of_both_ends() -> None:
    """Blue held one end, Green the other; Red attacks one and then the other."""
    p = Position(players=4).place(1, "london").place(3, "bay_of_biscay_fleet")
    p.build(0, "barracks", "barracks").harbor(0, 6).token_on_link(LINK, "influence")
    match = play(p.action(), "activate barracks", "attack london")
    assert tokens(match, 0) == {}
    play(match, "activate barracks", "attack bay_of_biscay_fleet")
    assert tokens(match, 0) == {"influence": 1}


def test_a_token_claimed_stays_when_the_link_is_lost_and_comes_only_once() -> None:
    p = Position(players=4).place(1, "london", "bay_of_biscay_fleet").holds(1, influence=1)
    p.token_on_link(LINK, None).build(0, "barracks", "barracks").harbor(0, 6)
    match = play(p.action(), "activate barracks", "attack london")
    assert [e.data["link"] for e in match.events if e.kind == "link_lost"] == [LINK]
    assert tokens(match, 1) == {"influence": 1}
    assert attribute(match, 1, "influence") == 1
    play(match, "activate barracks", "attack bay_of_biscay_fleet")
    assert match.view()["links"][LINK] == {"token": None, "controlled": 0}
    assert tokens(match, 0) == {}


def test_a_square_link_has_no_token_but_is_controlled() -> None:
    p = occupying(Position().place(0, "cadiz")).token_at(genoa="wealth")
    match = play(p.action(), "activate colonial_house", "occupy genoa")
    assert match.view()["links"]["cadiz-genoa"] == {"token": None, "controlled": 0}
    assert tokens(match, 0) == {"wealth": 1}
    assert match.scores[0]["links"] == 1


def test_one_placement_token_of_the_space_then_of_the_links_in_chart_order() -> None:
    p = occupying(Position().opened("south_america", 0).place(0, "lisbon", "buenos_aires"))
    p.place(0, "bridgetown").token_at(recife="culture")
    p.token_on_link("bridgetown-recife", "wealth").token_on_link("lisbon-recife", "payment")
    p.token_on_link("recife-buenos_aires", "industry")
    match = play(p.action(), "activate colonial_house", "occupy recife")
    taken = [(e.kind, e.data["token"]) for e in match.events if "token_taken" in e.kind]
    assert taken == [
        ("token_taken", "culture"),
        ("link_token_taken", "payment"),
        ("link_token_taken", "industry"),
        ("link_token_taken", "wealth"),
    ]
    assert happened(match)[:2] == [("occupied", 0), ("token_taken", 0)]
    assert tokens(match, 0) == {"culture": 1, "payment": 1, "industry": 1, "wealth": 1}


def test_a_blue_token_of_a_link_waits_in_the_harbor() -> None:
    p = occupying(Position("side_a", 2).place(0, "lisbon")).token_on_link("london-lisbon", "attack")
    p.build(1, "shipyard").harbor(1, 5).token_at(london="wealth")
    match = play(p.action(), "activate colonial_house", "occupy london")
    assert match.actor == 1
    assert tokens(match, 0) == {"attack": 1, "wealth": 1}


def test_classic_links_join_cities_only() -> None:
    p = occupying(Position("classic").place(0, "venice")).token_on_link("london-venice", "culture")
    match = play(p.token_at(london="wealth").action(), "activate colonial_house", "occupy london")
    assert tokens(match, 0) == {"culture": 1, "wealth": 1}
    assert mat(match, 0)["harbor"] == 3
