"""Tables: made with every variant, listed, joined, left to bots, in three languages."""

import pytest

import caravelle
from caravelle.bots import LEVELS

from .client import Person, code
from .conftest import Introduce


def test_what_can_be_played(ada: Person) -> None:
    for language in ("en", "fr", "de"):
        (game,) = ada.get("/api/games", lang=language)
        assert [level["id"] for level in game["levels"]] == list(LEVELS)
        assert all(row["label"] for row in game["charts"] + game["variants"] + game["editions"])
    assert len({str(ada.get("/api/games", lang=lang)) for lang in ("en", "fr", "de")}) == 3


def test_every_combination_that_is_offered_can_be_played(ada: Person) -> None:
    (game,) = ada.get("/api/games")
    offered = game["combinations"]
    assert len({str(row) for row in offered}) == len(offered) > 10
    for row in offered:
        options = {name: value for name, value in row.items() if value is not None}
        assert caravelle.new(**options).options.chart == row["chart"]


def test_a_table_in_the_lobby_is_joined_and_begins(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", name="Friday  night")
    (row,) = [row for row in bo.get("/api/tables", lobby=True) if row["id"] == table]
    assert (row["name"], row["started"], row["actor"]) == ("Friday night", False, None)
    bo.post(f"/api/tables/{table}/join", {"seat": 1})
    seen = bo.look(table)
    assert seen["started"]
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bo"]
    assert code(ada.post(f"/api/tables/{table}/join", {}, 409)) == "seat_taken"
    (row,) = [row for row in bo.get("/api/tables", mine=True) if row["id"] == table]
    assert row["seats"][1]["mine"]


def test_a_private_table_is_in_nobodys_list(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", public=False)
    assert table not in {row["id"] for row in bo.get("/api/tables", lobby=True)}
    assert table in {row["id"] for row in ada.get("/api/tables", mine=True)}
    assert bo.look(table)["seats"][0]["name"] == "Ada"  # who has the link may come


def test_a_finished_game_is_listed_and_watched_again(ada: Person, person: Introduce) -> None:
    table = ada.table("random", "random")
    length = ada.my_turn(table)["length"]
    rows = person("").get("/api/tables", finished=True)
    (row,) = [row for row in rows if row["id"] == table]
    assert row["over"]
    assert row["winners"]
    watcher = person("")
    for at in (0, 1, length // 2, length):
        seen = watcher.get(f"/api/tables/{table}/at/{at}")
        assert (seen["length"], seen["legal"]) == (at, [])
        assert all(line["n"] <= at for line in seen["log"]["lines"])
    assert code(watcher.get(f"/api/tables/{table}/at/{length + 1}", 404)) == "no_position"
    history = watcher.get(f"/api/tables/{table}/history")
    assert history["rounds"] == [1, 2, 3, 4, 5, 6, 7]
    assert len(history["decisions"]) == length + 1
    final = [score["total"] for score in watcher.look(table)["view"]["scores"]]
    assert [glory[-1] for glory in history["glory"]] == final == history["decisions"][-1]


def test_a_seat_is_left_to_a_bot(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    assert code(bo.post(f"/api/tables/{table}/leave", {}, 409)) == "leave_to_bot"
    bo.post(f"/api/tables/{table}/leave", {"to": "random"})
    seen = ada.my_turn(table)
    assert seen["seats"][1]["kind"] == "bot"
    notices = [m["text"] for m in ada.get(f"/api/tables/{table}/chat", lang="de")]
    assert notices[0] == "Bo setzt sich."
    assert notices[1].startswith("Bo steht auf")


def test_a_seat_is_left_before_the_game_begins(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", "open", options={"players": 3})
    bo.post(f"/api/tables/{table}/join", {})
    bo.post(f"/api/tables/{table}/leave", {})
    assert [seat["kind"] for seat in ada.look(table)["seats"]] == ["person", "open", "open"]
    assert code(bo.post(f"/api/tables/{table}/leave", {}, 403)) == "not_yours"


def test_the_maker_fills_open_seats(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", "open", options={"players": 3})
    put = f"/api/tables/{table}/seats"
    assert code(bo.post(f"{put}/1", {"kind": "bot", "level": "easy"}, 403)) == "not_yours"
    assert code(ada.post(f"{put}/1", {"kind": "bot", "level": "wise"}, 400)) == "level"
    ada.post(f"{put}/1", {"kind": "bot", "level": "random"})
    ada.post(f"{put}/2", {"kind": "me"})
    assert ada.look(table)["started"]
    assert code(ada.post(f"{put}/7", {"kind": "open"}, 404)) == "no_seat"
    bo_table = bo.table("me", "open")
    assert code(ada.post(f"/api/tables/{bo_table}/seats/0", {"kind": "me"}, 403)) == "not_yours"


def test_a_seat_is_handed_to_another_person_in_mid_game(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me")
    ada.decide(table, "start colonial_house", 0)
    ada.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    bo.post(f"/api/tables/{table}/join", {})
    assert bo.look(table)["mine"] == [1]
    assert ada.look(table)["mine"] == [0]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"players": 5, "chart": "side_a"},
        {"variant": "solo", "players": 2},
        {"chart": "../../../etc/passwd"},
        {"chart": "/etc/passwd"},
        {"chart": "my.toml"},
        {"chart": "side_a.toml"},
        {"chart": ""},
        {"edition": "modern"},
        {"nonsense": True},
        {"players": "3"},
        {"players": True},
    ],
    ids=str,
)
def test_options_that_can_not_be(ada: Person, options: dict[str, object]) -> None:
    body = {"options": options, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = ada.post("/api/tables", body, 400)
    assert code(answer) == "option"
    assert "root" not in str(answer)


def test_as_many_seats_as_players(ada: Person) -> None:
    body = {"options": {"players": 3}, "seats": [{"kind": "me"}]}
    assert code(ada.post("/api/tables", body, 400)) == "seats"


def test_a_bot_is_never_a_module(ada: Person) -> None:
    """Levels of bots may name modules at the command line; a stranger's may not."""
    for level in ("os:system", "search:seconds=900", "tests.bots:Any"):
        body = {
            "options": {"players": 2},
            "seats": [{"kind": "me"}, {"kind": "bot", "level": level}],
        }
        assert code(ada.post("/api/tables", body, 400)) == "level"


def test_there_is_no_such_table(ada: Person) -> None:
    for path in ("", "/content", "/journal", "/history", "/at/0", "/chat", "/events"):
        assert code(ada.get(f"/api/tables/nowhere{path}", 404)) == "no_table"


@pytest.mark.parametrize("variant", ["silent_fleet", "solo", "neutral_discs", None])
def test_content_names_everything(ada: Person, variant: str | None) -> None:
    options = {"variant": variant} if variant else {"players": 4}
    players = caravelle.new(**options).options.players
    table = ada.table(*["me"] * players, options=options)
    seen = ada.look(table)
    contents = {
        lang: ada.get(f"/api/tables/{table}/content", lang=lang) for lang in ("en", "fr", "de")
    }
    content = contents["en"]
    labels = content["labels"]
    assert set(content["seats"]) <= set(labels["colour"])
    assert set(seen["view"]["colours"]) <= set(labels["colour"])
    assert set(seen["view"]["spaces"]) == set(labels["space"])
    assert {row["id"] for row in content["chart"]["links"]} == set(seen["view"]["links"])
    assert set(content["cards"]) == set(labels["card"])
    assert set(seen["view"]["tray"]) <= set(content["buildings"])
    assert set(content["steps"].values()) <= set(labels["phase"])
    assert set(seen["view"]["scores"][0]) - {"total"} <= set(content["scores"])
    assert set(content["scores"]) <= set(labels["score"])
    for other in ("fr", "de"):
        assert {k: set(v) for k, v in contents[other]["labels"].items()} == {
            k: set(v) for k, v in labels.items()
        }
    spaces = [s for r in content["chart"]["regions"] for s in r["cities"] + r["fleets"]]
    assert {space["id"] for space in spaces} == set(labels["space"])
    assert seen["question"]


def test_chat_is_text(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open")
    said = bo.post(f"/api/tables/{table}/chat", {"text": "<b>Hi</b>\u202e\n there "}, 201)
    assert said["text"] == "<b>Hi</b> there"
    heard = ada.get(f"/api/tables/{table}/chat")[-1]
    assert (heard["name"], heard["text"], heard["mine"]) == ("Bo", said["text"], False)
    assert code(bo.post(f"/api/tables/{table}/chat", {"text": "\u202e"}, 400)) == "nothing_said"


def test_advice_only_where_it_is_allowed(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me", advice=False)
    assert code(ada.get(f"/api/tables/{table}/advice", 403)) == "no_advice"
    table = ada.table("me", "me")
    assert code(bo.get(f"/api/tables/{table}/advice", 403)) == "not_yours"
    found = ada.get(f"/api/tables/{table}/advice", lang="fr")
    best = found["decisions"][0]
    assert sum(best["win"]) == pytest.approx(1)
    assert best["decision"] in [row["decision"] for row in ada.look(table)["legal"]]
    assert code(ada.get(f"/api/tables/{table}/report", 409)) == "not_over"


def test_every_word_in_three_languages(ada: Person) -> None:
    table = ada.table("me", "me", seed=1)
    ada.decide(table, "start colonial_house", 0)
    told = {lang: ada.look(table, lang=lang) for lang in ("en", "fr", "de")}
    assert [told[lang]["log"]["lines"][0]["text"] for lang in ("en", "fr", "de")] == [
        "Ada (Blue) chooses a start building: Colonial House."
        if told["en"]["log"]["lines"][0]["seat"]
        else "Ada (Red) chooses a start building: Colonial House.",
        *[told[lang]["log"]["lines"][0]["text"] for lang in ("fr", "de")],
    ]
    assert len({told[lang]["question"] for lang in told}) == 3
    answer = ada.http.get("/api/tables/nowhere", headers={"accept-language": "de-AT,de;q=0.9"})
    assert answer.json()["error"]["message"] == "Diesen Tisch gibt es nicht."
