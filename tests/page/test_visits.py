"""What people do on the page besides playing: come, choose, talk, leave, return."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from .axe import violations
from .conftest import Visit

GAME = Path(__file__).parents[2] / "examples/goa.journal"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900)}


def send(page: Page, path: str, body: object, kind: str = "application/json") -> dict[str, str]:
    """A request as the page would send it."""
    data = body if isinstance(body, str) else json.dumps(body)
    sent: dict[str, str] = page.evaluate(
        """([path, kind, body]) => fetch(path, {
            method: "POST", headers: {"Content-Type": kind}, body,
        }).then(answer => answer.json())""",
        [path, kind, data],
    )
    return sent


def table_of(page: Page, *seats: str, name: str = "Ada", **wish: object) -> str:
    """A table that was made by this person: "me", "open" or levels of bots."""
    send(page, "/api/me", {"name": name})
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    wished = {"options": {"players": len(seats)}, "seats": kinds, "name": "Fair Wind", **wish}
    return send(page, "/api/tables", wished)["table"]


def brought(page: Page) -> str:
    """A table with the game of the examples, all seats this person's."""
    send(page, "/api/me", {"name": "Ada"})
    return send(page, "/api/journals", GAME.read_text("utf-8"), "text/plain")["table"]


def door(page: Page, name: str) -> Locator:
    """A button of the header."""
    return page.get_by_role("banner").get_by_role("button", name=name)


def test_three_clicks_lead_a_stranger_into_a_game(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(door(page, "Glory")).to_be_enabled()


def test_a_bad_form_says_what_is_wrong_and_keeps_what_was_typed(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_label("Your name at the table").fill("   ")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("A name needs")
    expect(page).not_to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/about", "/come/nothing", "/nowhere/else"])
def test_every_page_fits_and_is_accessible(visit: Visit, path: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(path, width=width, height=height)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forms_and_settings_are_accessible_by_day_and_night(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_text("All options").click()
    assert violations(page) == []
    door(page, "Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_language_changes_without_a_new_load(visit: Visit) -> None:
    page = visit(locale="fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Larguez les amarres")
    page.evaluate("window.same = true")
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Leinen los")
    assert page.evaluate("[window.same, document.documentElement.lang]") == [True, "de"]
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Leinen los")


def test_a_table_speaks_another_language_at_once(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{brought(page)}")
    expect(page.get_by_text("activates a building: Colonial House").first).to_be_attached()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_text("aktiviert ein Gebäude: Kolonialhaus").first).to_be_attached()
    expect(door(page, "Ruhm")).to_be_visible()


def test_a_friend_joins_by_the_link_and_both_talk(visit: Visit) -> None:
    ada, bo = visit(), visit(locale="de")
    table = table_of(ada, "me", "open", public=False)
    ada.goto(f"/t/{table}")
    expect(ada.get_by_text("Waits for one more player")).to_be_visible()
    bo.goto(f"/t/{table}")
    bo.get_by_role("tab", name="Am Tisch").click()
    bo.get_by_role("button", name="Hier sitzen").click()
    bo.get_by_label("Dein Name am Tisch").fill("Bo")
    bo.get_by_role("button", name="Das bin ich").click()
    expect(ada.get_by_text("Waits for one more player")).to_be_hidden()
    bo.get_by_role("tab", name="Gespräch").click()
    bo.get_by_label("Sag etwas zum Tisch").fill("Moin <b>Ada</b>!")
    bo.keyboard.press("Enter")
    expect(ada.get_by_role("tab", name="Chat")).to_contain_text(re.compile(r"[12]"))
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("log", name="What was said")).to_contain_text("Moin <b>Ada</b>!")


def test_the_private_link_makes_another_device_mine(visit: Visit) -> None:
    ada, phone = visit(), visit(width=360, height=740)
    link = send(ada, "/api/me", {"name": "Ada"})["link"]
    phone.goto(link)
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone).to_have_url(re.compile(r"/$"))
    assert phone.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.name)") == "Ada"


def test_my_turn_stands_first_among_my_games(visit: Visit) -> None:
    page = visit()
    waiting = table_of(page, "me", "open", name="Zoe", public=False)
    mine = brought(page)
    page.goto("/")
    cards = page.get_by_role("region", name="Your games").get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("It is your turn")
    expect(cards.nth(0).get_by_role("link").first).to_have_attribute("href", f"/t/{mine}")
    expect(cards.nth(1)).to_contain_text("Waits for a player")
    expect(cards.nth(1).get_by_role("link").first).to_have_attribute("href", f"/t/{waiting}")


def test_a_journal_is_brought_and_a_bad_one_refused_with_its_line(visit: Visit) -> None:
    page = visit()
    send(page, "/api/me", {"name": "Ada"})
    page.reload()
    bad = GAME.read_text("utf-8").replace("build ", "burn ", 1)
    file = FilePayload(name="x.journal", mimeType="text/plain", buffer=bad.encode())
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"line \d+"))
    page.set_input_files("input[type=file]", str(GAME))
    expect(page).to_have_url(re.compile("/t/"))


def test_the_replay_goes_through_the_game_by_keys(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{brought(page)}")
    door(page, "Replay").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^0 of"))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^1 of"))
    page.get_by_role("button", name="On to the next round").click()
    page.get_by_role("button", name="On to the next round").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("round 2$"))
    assert [line for line in violations(page) if "replay" in line] == []
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_be_hidden()


def test_glory_by_source_adds_up(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{brought(page)}")
    door(page, "Glory").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=re.compile("Glory over the rounds"))).to_be_visible()
    rows = dialog.locator("tbody tr:not(.head)")
    columns = [r.replace("−", "-").split("\t")[1:] for r in rows.all_inner_texts()]
    totals = dialog.locator("tfoot td").all_inner_texts()
    assert [sum(map(int, column)) for column in zip(*columns, strict=True)] == [*map(int, totals)]
    assert violations(page) == []


def test_a_lost_connection_is_told_and_found_again(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{brought(page)}")
    expect(door(page, "Glory")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("No connection")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_be_hidden()


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/t/nothing")
    expect(page.get_by_role("status").filter(has_text="There is no such table")).to_be_visible()


def test_another_page_has_the_focus_and_a_title_of_its_own(visit: Visit) -> None:
    page = visit()
    expect(page).to_have_title("Caravelle")
    page.get_by_role("link", name="About and rules").click()
    expect(page).to_have_title("About and rules · Caravelle")
    expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Caravelle")
    expect(page.get_by_role("main")).to_be_focused()
