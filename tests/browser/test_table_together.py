"""Several browsers at one table: each sees what it may, hears the others, and somebody may come late or watch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, NOWHERE, PHONE
from tests.browser.conftest import Visit
from tests.browser.phones import ASIDE, SIZES, UPRIGHT
from tests.browser.playing import (
    chip,
    command,
    confirm,
    deal,
    frames,
    is_mine,
    make_table,
    my_move,
    my_turn,
    sit,
    start,
    state,
    take_turn,
    wait_for,
)
from tests.browser.room import messages_in
from tests.browser.test_table_ways import box


def seated(visit: Visit, *names: str, bots: int = 0, **settings) -> tuple[str, list[Page], list[list[str]]]:
    """People with a browser each at one table, the game started; and what the server sends to each."""
    pages = [visit().page for _ in names]
    heard = [frames(page) for page in pages]
    code = make_table(pages[0], names[0], players=len(names) + bots, bots=bots, **settings)
    for page, name in zip(pages[1:], names[1:], strict=True):
        sit(page, code, name)
    start(code, *pages)
    return code, pages, heard


def test_three_people_play_each_sees_only_their_own_and_that_somebody_leaves(visit: Visit):
    code, pages, heard = seated(visit, "Ann", "Bob", "Cid", away=600)
    for _ in range(3):
        turn = state(pages[0], code)["prompt"]["seat"]
        expect(my_turn(pages[turn])).to_be_visible()
        for other in pages:
            if other is not pages[turn]:
                expect(my_turn(other)).to_have_count(0)
        take_turn(pages[turn])
        expect(my_turn(pages[turn])).to_have_count(0)
    for seat, page in enumerate(pages):
        view = state(page, code)["view"]
        expect(page.get_by_role("heading", name=f"You are a {view['role']}")).to_be_visible()
        shown = [one.get_attribute("data-kind") for one in page.locator("[data-card]").all()]
        assert sorted(shown, key=str) == sorted(view["hand"])
        assert heard[seat]
        for message in messages_in(heard[seat]):
            if message.get("view"):
                assert message["view"]["seat"] == seat
                assert [role for other, role in enumerate(message["view"]["roles"]) if other != seat] == [None, None]
            for one in message.get("happened", []):
                assert all(event.get("audience") in (None, seat) for event in one.get("events", []))
    pages[1].goto("/")
    expect(pages[0].locator(".states")).to_contain_text(re.compile(r"Bob is not connected. A bot takes over in \d+ s"))


def test_two_people_talk_each_in_their_own_language(visit: Visit):
    first, second = visit().page, visit(locale="pl-PL", viewport=PHONE).page
    code = make_table(first, "Ann", players=3, bots=1)
    sit(second, code, "Ola")
    command(first, code, "start")
    first.goto(f"/t/{code}")
    second.goto(f"/t/{code}")
    first.locator('[data-phrase="goal_is_gold"]').click()
    first.get_by_role("group", name="Which goal?").get_by_role("button", name="2").click()
    expect(first.locator(".side .log")).to_contain_text("Goal 2 is gold")
    expect(second.locator(".bubble")).to_have_text("Cel 2 to skarb")
    second.get_by_role("button", name=re.compile("Przebieg i rozmowa: 1 nowy wpis")).click()
    sheet = second.get_by_role("dialog")
    expect(sheet.locator(".log")).to_contain_text("Cel 2 to skarb")
    sheet.get_by_label("Powiedz coś").fill("<b>na pewno?</b>")
    sheet.get_by_label("Powiedz coś").press("Enter")
    expect(first.locator(".bubble").last).to_have_text("<b>na pewno?</b>")
    expect(first.locator(".side .log")).to_contain_text("Ola: <b>na pewno?</b>")


def test_a_spectator_sees_the_table_and_nobodys_secrets_and_may_take_over_a_bot(visit: Visit):
    player, watcher = visit().page, visit().page
    code = deal(player)
    heard = frames(watcher)
    watcher.goto(f"/t/{code}")
    expect(watcher.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(watcher.locator("[data-card]")).to_have_count(0)
    expect(player.locator(".watching")).to_have_text("1")
    usual = watcher.viewport_size
    assert usual is not None
    watcher.set_viewport_size(ASIDE)
    assert box(watcher.locator(".board"))["width"] > ASIDE["width"] * 0.6  # there is no hand beside it
    watcher.set_viewport_size(usual)
    my_move(player, code)
    take_turn(player)
    expect(watcher.locator(".side .log li").filter(has_text="Ann")).not_to_have_count(0)
    for message in messages_in(heard):
        if message.get("view"):
            assert message["view"]["hand"] == []
            assert message["view"]["roles"] == [None, None, None]
    chip(player, 1).click()
    player.get_by_role("button", name="Offer this seat to a late joiner").click()
    expect(chip(watcher, 1).locator(".bot")).to_have_attribute("title", "Novice (easy)")
    chip(watcher, 1).click()
    expect(watcher.get_by_role("dialog")).to_contain_text("Bot: Novice (easy). Plays for its side")
    watcher.get_by_label("Your name").fill("Late")
    watcher.get_by_role("dialog").get_by_role("button", name="Play in place of this bot").click()
    expect(watcher.locator("[data-card]").first).to_be_visible()
    expect(chip(player, 1)).to_contain_text("Late")


# How far the cross and what is asked are outside their frame, or on each other.
CROSS = """(late) => {
  const frame = late.getBoundingClientRect()
  const [cross, words] = ['[data-decline]', 'p'].map((one) => late.querySelector(one).getBoundingClientRect())
  return cross.top < frame.top || cross.bottom > frame.bottom || words.bottom > frame.bottom
}"""


def test_who_comes_late_asks_to_play_and_the_host_says_no_or_gives_a_bots_seat(visit: Visit):
    host, eve, tom = visit().page, visit().page, visit(viewport=UPRIGHT).page
    code = deal(host, 4)
    for page, name in ((eve, "Eve"), (tom, "Tom")):
        page.goto(f"/t/{code}")
        page.locator(".late").get_by_role("button", name="Ask to play").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Your name").press("Enter")
        expect(page.locator("[data-asked]")).to_contain_text("You asked to play. Ann can give you")
    for size in SIZES:
        tom.set_viewport_size(size)
        assert not tom.locator(".late").evaluate(CROSS)
    request = host.locator("[data-request]")
    expect(request).to_contain_text("Eve wants to play. Which bot should make room?")
    request.get_by_role("button", name="No", exact=True).click()
    expect(eve.locator("[data-declined]")).to_have_text("Ann said no. You can go on watching.")
    expect(request).to_contain_text("Tom wants to play.")
    eve.reload()
    expect(eve.locator("[data-declined]")).to_be_visible()
    request.locator("[data-give]").first.click()
    expect(tom.locator("[data-card]").first).to_be_visible()
    expect(request).to_have_count(0)
    expect(host.locator(".side .log")).to_contain_text(re.compile(r"Tom took over \w+.s seat"))


def test_somebody_leaves_and_a_bot_plays_on(visit: Visit):
    code, (first, second), _ = seated(visit, "Ann", "Bob", bots=1)
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("button", name="Leave the game").click()
    second.get_by_role("button", name="Leave", exact=True).click()
    expect(first.locator(".side .log")).to_contain_text("Bob left; a bot takes over")
    my_move(first, code)
    take_turn(first)
    wait_for(first, code, is_mine)  # nobody waits for Bob


def test_a_bot_takes_over_from_somebody_away_who_takes_the_seat_back(visit: Visit):
    code, (first, second), _ = seated(visit, "Ann", "Bob", bots=1, away=5)
    second.goto("/")
    expect(first.locator(".side .log")).to_contain_text("Bob is away: a bot takes over")
    second.goto(f"/t/{code}")
    second.get_by_role("button", name="Take your seat back").click()
    expect(second.get_by_role("button", name="Take your seat back")).to_have_count(0)
    expect(first.locator(".side .log")).to_contain_text("Bob is back")


def test_a_seat_goes_on_with_another_device_and_the_old_one_says_so(visit: Visit):
    code, (first, old), _ = seated(visit, "Ann", "Bob", bots=1, spectators=False)
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Move my seat to another device").click()
    dialog = old.get_by_role("dialog", name="Move my seat to another device")
    link = dialog.get_by_label("Link").input_value()
    usual = old.viewport_size
    assert usual is not None
    old.set_viewport_size(ASIDE)
    expect(dialog.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)  # beside the code
    old.set_viewport_size(usual)
    new = visit(viewport=PHONE).page
    new.goto(link)
    new.get_by_role("button", name="Take the seat").click()
    expect(new.locator("[data-card]").first).to_be_visible()
    expect(new.locator("[data-take-back]")).to_have_count(0)
    expect(old.get_by_role("alert")).to_contain_text("Your seat is on another device now")
    expect(old.get_by_role("dialog")).to_have_count(0)
    expect(first.locator(".log li").filter(has_text="Bob moved to another device")).to_have_count(1)
    assert state(first, code)["table"]["seats"][1]["bot"] is None
    command(first, code, "settings", change={"spectators": True})
    for size in (DESKTOP, *SIZES):
        old.set_viewport_size(size)
        notice, header = box(old.get_by_role("alert")), box(old.locator("header.bar"))
        assert notice["y"] + notice["height"] < header["y"] + 1, "the notice covers the header"
        assert old.evaluate("document.querySelector('main').getBoundingClientRect().bottom") == size["height"]


def test_the_host_pauses_and_nobody_plays_until_it_continues(visit: Visit):
    code, (first, second), _ = seated(visit, "Ann", "Bob", bots=1)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Pause the game").click()
    expect(second.locator(".prompt")).to_have_text("The game is paused")
    expect(second.locator(".state")).to_have_count(0)  # once is enough
    expect(my_turn(first)).to_have_count(0)
    expect(my_turn(second)).to_have_count(0)
    first.locator(".states").get_by_role("button", name="Resume the game").click()
    expect(second.locator(".prompt")).not_to_contain_text("paused")
    assert state(first, code)["table"]["status"] == "playing"


def test_against_bots_alone_the_menu_offers_nothing_about_other_people(visit: Visit):
    page, watcher = visit().page, visit().page
    code = deal(page)
    about_others = [page.get_by_role("button", name=name) for name in ("Close the chat", "Let late joiners")]
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause the game")).to_be_visible()
    for button in about_others:
        expect(button).to_have_count(0)
    watcher.goto(f"/t/{code}")  # who may say something, and take a bot's seat
    for button in about_others:
        expect(button).to_be_visible()


def test_the_title_and_the_icon_call_whose_turn_it_is(visit: Visit):
    code, pages, _ = seated(visit, "Ann", "Bob", "Cid")
    turn = state(pages[0], code)["prompt"]["seat"]
    for seat, page in enumerate(pages):
        expect(page).to_have_title(re.compile("Your turn") if seat == turn else re.compile("^(?!.*Your turn)"))
    icon = pages[turn].locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page = pages[turn]
    page.locator("[data-card]").first.click()
    page.locator("[data-pass]").click()
    confirm(page)
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_the_host_ends_a_running_game_after_a_question(visit: Visit):
    first, second = visit().page, visit().page
    code = make_table(first, "Ann", players=3, bots=1)
    sit(second, code, "Bob")
    start(code, first, second)
    second.get_by_role("button", name="Menu").click()
    expect(second.get_by_role("button", name="Leave the game")).to_be_visible()
    expect(second.get_by_role("button", name="Close the table")).to_have_count(0)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Close the table").click()
    first.get_by_role("button", name="Cancel").click()
    first.get_by_role("button", name="Close the table").click()
    first.get_by_role("button", name="End the game").click()
    for page in (first, second):
        ending = page.get_by_role("dialog", name="This game was not finished")
        expect(ending.locator("tbody tr")).to_have_count(3)
        expect(ending.locator("tbody").get_by_role("img", name=re.compile("Miner|Saboteur"))).to_have_count(3)
        for way in ("Home", "Watch the replay"):
            expect(ending.get_by_role("link", name=way)).to_be_visible()
        expect(ending.get_by_role("button", name="Rematch with everyone")).to_be_visible()
    assert state(second, code)["table"]["status"] == "finished"


def test_a_table_that_everyone_has_left_says_so_to_spectators_and_on_the_first_page(visit: Visit):
    code, (first, second), _ = seated(visit, "Ann", "Bob", bots=1, open=True)
    watcher = visit().page
    watcher.goto(f"/t/{code}")
    expect(watcher.locator("main.table")).to_be_visible()
    expect(watcher.locator("[data-asleep]")).to_have_count(0)
    for page in (first, second):
        page.goto(NOWHERE)
    expect(watcher.locator("[data-asleep]")).to_have_text(
        "Everyone has left. The game waits until a player comes back."
    )
    expect(watcher.locator(".prompt")).to_have_text("Waiting for players")
    for seat in (0, 1):
        expect(chip(watcher, seat)).to_have_class(re.compile("gone"))
        expect(chip(watcher, seat)).to_have_accessible_name(re.compile("not here"))
    expect(chip(watcher, 2)).not_to_have_class(re.compile("gone"))
    lists = visit().page
    lists.goto("/")
    listed = lists.locator("li", has=lists.locator(f'a[href="/t/{code}"]'))
    expect(listed).to_contain_text("Everyone has left")
    first.goto(f"/t/{code}")
    expect(watcher.locator("[data-asleep]")).to_have_count(0)
    expect(watcher.locator(".chip.gone")).to_have_count(1)
    lists.reload()
    expect(listed).to_contain_text("Playing")
