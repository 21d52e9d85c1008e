"""Play: decisions, undo, whole games against bots, two people at one turn."""

import random
import threading

import pytest

import caravelle

from .client import Person, code, legal
from .conftest import Introduce

VARIANTS = [
    ({"players": 2}, 2),
    ({"players": 4, "chart": "side_b"}, 4),
    ({"players": 3, "edition": "classic"}, 3),
    ({"variant": "solo"}, 1),
    ({"variant": "solo", "difficulty": "harder", "chart": "side_b"}, 1),
    ({"variant": "silent_fleet"}, 2),
    (
        {"variant": "silent_fleet", "limited_occupy": True, "building_scarcity": True},
        2,
    ),
    ({"variant": "neutral_discs", "players": 3}, 3),
]


@pytest.mark.parametrize(("options", "players"), VARIANTS, ids=str)
def test_a_whole_game_against_bots(ada: Person, options: dict[str, object], players: int) -> None:
    table = ada.table("me", *["random"] * (players - 1), options=options)
    seen = ada.play_on(table, random.Random(5))
    assert seen["over"]
    assert seen["view"]["winners"]
    assert seen["log"]["lines"][-1]["n"] == seen["length"]
    assert seen["actor"] is None


def test_every_level_plays(ada: Person) -> None:
    table = ada.table("me", "greedy", "easy", "normal", options={"players": 4})
    seen = ada.play_on(table, random.Random(1), most=3)
    assert {ada.look(table)["seats"][seat]["level"] for seat in (1, 2, 3)} == {
        "greedy",
        "easy",
        "normal",
    }
    assert seen["length"] >= 3


def test_bots_alone_play_to_the_end(ada: Person) -> None:
    table = ada.table("random", "greedy")
    assert ada.my_turn(table)["over"]


def test_what_the_server_keeps_is_what_the_rules_say(ada: Person) -> None:
    """The server's journal, replayed by the library, gives the position that the server shows."""
    table = ada.table("me", "random", "greedy", seed=11)
    seen = ada.play_on(table, random.Random(2), most=20)
    match = caravelle.new(players=3, seed=11)
    for line in ada.get(f"/api/tables/{table}/journal").splitlines()[1:-1]:
        match.do(" ".join(line.split()[2:-1]))
    now = ada.look(table)
    branch = match.at(now["length"]) if now["length"] <= len(match.decisions) else match
    assert now["view"]["spaces"] == branch.view()["spaces"]
    assert now["view"]["scores"] == branch.view()["scores"]
    assert seen["length"] <= now["length"]


def test_a_decision_is_told_with_the_journals_new_length(ada: Person) -> None:
    table = ada.table("me", "me")
    seen = ada.look(table)
    first = legal(seen)[0]
    assert ada.decide(table, first, seen["length"]) == {"length": 1}
    assert ada.look(table)["log"]["lines"][0]["n"] == 1


def test_notation_may_be_written_freely(ada: Person) -> None:
    table = ada.table("me", "me")
    assert ada.decide(table, "  Start COLONIAL-house ", 0)["length"] == 1
    assert "start colonial_house" in ada.get(f"/api/tables/{table}/journal")


def test_a_stale_decision_is_refused(ada: Person) -> None:
    table = ada.table("me", "me")
    first = legal(ada.look(table))[0]
    ada.decide(table, first, 0)
    answer = ada.decide(table, first, 0, 409)
    assert (code(answer), answer["error"]["length"]) == ("stale", 1)


def test_what_the_rules_forbid_is_explained(ada: Person) -> None:
    table = ada.table("me", "me", "me", "me", seed=7)
    answer = ada.decide(table, "occupy surat", 0, 409)
    assert code(answer) == "illegal"
    assert answer["error"]["refusal"] == "not-now"
    assert answer["error"]["rule"]
    assert "Surat" in answer["error"]["message"]
    table_de = ada.post(
        f"/api/tables/{table}/decisions", {"decision": "occupy surat", "length": 0}, 409, lang="de"
    )
    assert table_de["error"]["message"].startswith("Surat")


def test_what_is_no_decision_is_malformed(ada: Person) -> None:
    table = ada.table("me", "me")
    for text in ("", "fly to the moon", "occupy", "\x00", "occupy " + "x" * 150):
        assert code(ada.decide(table, text, 0, 400)) == "bad_action"
    assert ada.decide(table, "start colonial house", 0)["length"] == 1


def test_a_seat_belongs_to_its_person(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me")
    first = legal(ada.look(table))[0]
    assert code(bo.decide(table, first, 0, 403)) == "not_yours"
    assert bo.look(table)["legal"] == []
    assert ada.look(table)["length"] == 0


def test_somebody_without_a_name_may_look_only(ada: Person, person: Introduce) -> None:
    table, nobody = ada.table("me", "me"), person("")
    assert nobody.look(table)["mine"] == []
    assert code(nobody.decide(table, "stop", 0, 401)) == "no_name"


def test_nothing_is_decided_before_all_seats_are_taken(ada: Person) -> None:
    table = ada.table("me", "open")
    assert not ada.look(table)["started"]
    assert code(ada.decide(table, "start colonial_house", 0, 409)) == "not_started"


def test_nothing_is_decided_after_the_end(ada: Person) -> None:
    table = ada.table("me", options={"variant": "solo"})
    seen = ada.play_on(table, random.Random(3))
    assert code(ada.decide(table, "stop", seen["length"], 409)) == "over"


def test_of_two_at_one_turn_one_is_first(ada: Person, person: Introduce) -> None:
    """Two browsers of one person send a decision for the same position: one is carried out."""
    table = ada.table("me", "me", "me")
    other = person("")
    other.http.cookies = ada.http.cookies
    for _ in range(8):
        seen = ada.look(table)
        answers: list[int] = []

        def send(who: Person, decision: str, length: int, answers: list[int] = answers) -> None:
            body = {"decision": decision, "length": length}
            answer = who.http.post(f"/api/tables/{table}/decisions", json=body)
            answers.append(answer.status_code)

        pair = [
            threading.Thread(target=send, args=(who, legal(seen)[0], seen["length"]))
            for who in (ada, other)
        ]
        for thread in pair:
            thread.start()
        for thread in pair:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert ada.look(table)["length"] == seen["length"] + 1


# --- undo -----------------------------------------------------------------------------------


def test_undo_takes_ones_own_decision_back(ada: Person) -> None:
    table = ada.table("me", "me")
    before = ada.look(table)
    assert not before["undo"]
    ada.decide(table, legal(before)[0], 0)
    assert ada.look(table)["undo"]
    assert ada.undo(table, 1) == {"length": 0}
    after = ada.look(table)
    assert after["view"] == before["view"]
    assert after["legal"] == before["legal"]
    assert after["log"]["lines"] == []


def test_undo_goes_back_over_what_bots_have_answered(ada: Person) -> None:
    table = ada.table("me", "random", seed=3)
    seen = ada.my_turn(table)
    chosen = legal(seen)[0]
    ada.decide(table, chosen, seen["length"])
    later = ada.my_turn(table)
    assert ada.undo(table, later["length"])["length"] == seen["length"]
    assert legal(ada.look(table)) == legal(seen)


def test_undo_never_passes_another_persons_decision(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", seed=1)
    bo.post(f"/api/tables/{table}/join", {})
    players = {0: ada, 1: bo}
    first = ada.look(table)["actor"]
    players[first].decide(table, "start colonial_house", 0)
    assert players[first].look(table)["undo"]
    second = ada.look(table)["actor"]
    assert second != first
    players[second].decide(table, "start merchant_dock", 1)
    assert not players[first].look(table)["undo"]
    assert code(players[first].undo(table, 2, 409)) == "nothing_to_undo"
    assert players[second].undo(table, 2)["length"] == 1


def test_with_another_person_at_the_table_bots_answers_stay(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", "random", options={"players": 3}, seed=2)
    bo.post(f"/api/tables/{table}/join", {})
    people = {0: ada, 1: bo}
    for _ in range(12):
        seen = ada.look(table)
        actor = seen["actor"]
        if actor in people:
            mine = people[actor].my_turn(table)
            people[actor].decide(table, legal(mine)[0], mine["length"])
        elif seen["length"] and seen["log"]["lines"][-1]["seat"] == 2:
            assert not ada.look(table)["undo"] or ada.look(table)["actor"] != 2


def test_undo_is_for_the_position_that_one_saw(ada: Person) -> None:
    table = ada.table("me", "me")
    ada.decide(table, legal(ada.look(table))[0], 0)
    assert code(ada.undo(table, 0, 409)) == "stale"
    assert code(ada.undo(ada.table("me", "me"), 0, 409)) == "nothing_to_undo"


def test_after_undo_another_way_can_be_taken(ada: Person) -> None:
    table = ada.table("me", "me", seed=4)
    ada.decide(table, "start colonial_house", 0)
    ada.undo(table, 1)
    ada.decide(table, "start merchant_dock", 0)
    lines = ada.look(table)["log"]["lines"]
    assert len(lines) == 1
    assert "Merchant Dock" in lines[0]["text"]
    assert "merchant_dock" in ada.get(f"/api/tables/{table}/journal")


def test_hot_seat_shows_the_seat_that_decides(person: Introduce) -> None:
    cleo = person("Cleo")
    table = cleo.table("me", "me", "me")
    for _ in range(6):
        seen = cleo.look(table)
        assert seen["mine"] == [0, 1, 2]
        assert seen["view"]["seat"] == seen["actor"]
        cleo.decide(table, legal(seen)[0], seen["length"])
    names = [seat["name"] for seat in seen["seats"]]
    assert names == ["Cleo (Red)", "Cleo (Blue)", "Cleo (Yellow)"]


def test_explanations(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me", "me", "me", seed=7)
    about = ada.get(f"/api/tables/{table}/explain", about="building:colonial_house")["lines"]
    refusals = {line["decision"]: line["refusal"] for line in about}
    assert refusals["start colonial_house"] is None
    assert refusals["activate colonial_house"]["code"] == "not-now"
    one = ada.get(f"/api/tables/{table}/explain", decision="occupy surat", lang="fr")["lines"]
    assert one[0]["refusal"]["rule"] == "Ordre du jeu" or one[0]["refusal"]["reason"]
    assert ada.get(f"/api/tables/{table}/explain", about="nothing:at all")["lines"] == []
    assert code(ada.get(f"/api/tables/{table}/explain", 400, decision="sing")) == "bad_action"
    assert bo.get(f"/api/tables/{table}/explain", about="space:surat")["lines"] == []
