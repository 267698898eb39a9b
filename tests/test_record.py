"""The record: it round-trips, goes on where it stopped, refuses every damage by its line, and its page is true."""

import random
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import pyrite
from pyrite import IllegalAction, Match, RecordError, engine
from pyrite.games.saboteur.rules import cards, notation
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.state import State
from tests import ROOT

PAGE = ROOT / "docs" / "record.md"
INTERPRETED = engine.build() == "interpreted"

SETUPS: list[dict] = [
    *({"players": players, "edition": "revised", "rounds": 2} for players in range(3, 11)),
    *({"players": players, "edition": "classic", "rounds": 2} for players in range(3, 11)),
    {"players": 3},
    {"players": 4, "rounds": 1, "first": 2},
    {"players": 5, "rounds": 2, "first": 0, "edition": "classic"},
    {"players": 6, "rounds": 2, "sabotaged_unpaid": True},
    {"players": 3, "rounds": 4, "bonus_nuggets": True},
    {"players": 4, "rounds": 3, "bonus_nuggets": True, "edition": "classic"},
    {"players": 7, "rounds": 2, "all_saboteurs": True},
    {"players": 5, "rounds": 1, "maps": 0},
    {"players": 5, "rounds": 1, "maps": 3},
    {
        "players": 5,
        "edition": "classic",
        "rounds": 3,
        "sabotaged_unpaid": True,
        "bonus_nuggets": True,
        "all_saboteurs": True,
        "maps": 1,
        "first": 4,
    },
]


def name_of(setup: dict) -> str:
    return " ".join(f"{name}={value}" for name, value in setup.items())


def dig(rng: random.Random, legal: list[Action]) -> Action:
    """Mostly digs towards the goals, so that games have picks, claims and all endings; sometimes does anything."""
    lays = [action for action in legal if action.verb.value == "lay" and str(action.face).isupper()]
    if lays and rng.random() < 0.8:
        return max(lays, key=lambda action: (action.x or 0) - abs(action.y or 0) / 4 + rng.random())
    return rng.choice(legal)


@cache
def record_of(number: int, moves: int = 10_000) -> str:
    """The record of a game of one of the setups, or of its first so many moves."""
    rng = random.Random(number)
    match = pyrite.new("saboteur", seed=number, **SETUPS[number % len(SETUPS)])
    while match.turn is not None and moves:
        match.play(dig(rng, match.legal()))
        moves -= 1
    return match.record()


@cache
def short_record() -> str:
    """A whole game of one round."""
    rng = random.Random(3)
    match = pyrite.new("saboteur", players=3, rounds=1, maps=2, first=1, seed=3)
    while match.turn is not None:
        match.play(dig(rng, match.legal()))
    return match.record()


def refusal(text: str) -> RecordError:
    """The error with which a record is refused; it names its line."""
    with pytest.raises(RecordError) as caught:
        pyrite.load(text)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert 1 <= error.line <= text.count("\n") + 2
    return error


def changed(text: str, line: int, to: str) -> str:
    """The record with another text in a line, counted from 1."""
    lines = text.split("\n")
    lines[line - 1] = to
    return "\n".join(lines)


def line_where(text: str, pattern: str) -> int:
    """The number of the first line that the pattern is found in."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if re.search(pattern, line))


def blocks(kind: str) -> list[str]:
    """The fenced examples of a kind on the page that describes records."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


# Round trips


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=map(name_of, SETUPS))
def test_a_record_gives_the_same_match_back(number):
    rng = random.Random(number)
    match = pyrite.new("saboteur", seed=number, **SETUPS[number])
    while match.turn is not None:
        match.play(dig(rng, match.legal()))
    again = pyrite.load(match.record())
    assert again.record() == match.record()
    assert again.options == match.options
    assert again.steps == match.steps
    assert str(again.state) == str(match.state)
    assert again.scores == match.scores
    assert again.turn is None
    for seat in (None, *range(match.options.players)):
        assert list(again.events(seat)) == list(match.events(seat))
        assert again.view(seat).to_json() == match.view(seat).to_json()


def test_games_of_these_setups_have_every_kind_of_line():
    texts = "".join(record_of(number) for number in range(3 * len(SETUPS)))
    for wanted in (" take:", " bonus", " stop", " stay", "rockfall@", "map>", "break", "mend", " +1", " +3", "round 3"):
        assert wanted in texts
    assert re.search(r"^\d \S+@\S+ \+[123] ", texts, re.MULTILINE), "a claim or a pool behind a tunnel"


@pytest.mark.parametrize("moves", [0, 1, 2, 30, 75])
@pytest.mark.parametrize("number", [2, 16, 20, 25])
def test_an_unfinished_match_loads_and_goes_on_to_its_end(number, moves):
    text = record_of(number, moves)
    match = pyrite.load(text, seed=1)
    assert match.record() == text
    assert text.endswith(f"\nturn {match.turn}\n")
    assert match.legal()
    rng = random.Random(1)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    assert pyrite.load(match.record()).scores == match.scores


def test_a_match_stopped_before_a_draw_loads_and_chance_goes_on():
    text = record_of(2, 1)
    undrawn = re.sub(r" \+\w+\nturn \d\n$", "\ndeals\n", text)
    match = pyrite.load(undrawn, seed=1)
    assert not match.legal()
    assert match.record() == undrawn
    match.deal()
    assert match.legal()


def test_a_match_stopped_in_the_middle_of_its_deal_loads_and_chance_goes_on():
    match = pyrite.load("pyrite 1\nsaboteur players=3\nround 1\ndeal first=2 role=miner,saboteur\ndeals\n", seed=1)
    match.deal()
    assert match.turn == 2
    assert [match.view(seat).role for seat in (0, 1)] == ["miner", "saboteur"]


def test_a_match_that_nothing_has_been_drawn_for_loads():
    text = "pyrite 1\nsaboteur players=3\ndeals\n"
    assert pyrite.load(text).record() == text


def test_the_same_seed_goes_on_in_the_same_way():
    first, second = (pyrite.load(record_of(4, 5), seed="again") for _ in range(2))
    for match in (first, second):
        rng = random.Random(1)
        while match.turn is not None:
            match.play(rng.choice(match.legal()))
    assert first.record() == second.record()


# What may differ without harm


@pytest.mark.parametrize(
    "harmless",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "\n# a remark: 3 NS@1,0 \x00 ü\n"),
        lambda text: "# a remark before everything\n\n" + text,
        lambda text: text + "\n\n# the end\n",
        lambda text: text[:-1],
        lambda text: text.replace(" ", "   "),
        lambda text: "  " + text.replace("\n", "\n  "),
        lambda text: text.replace("players=3", "edition=revised players=3"),
    ],
    ids=["crlf", "trailing", "empty lines", "remarks", "head", "tail", "no last line end", "wide", "indent", "default"],
)
def test_white_space_remarks_and_defaults_change_nothing(harmless):
    text = short_record()
    assert pyrite.load(harmless(text)).record() == text


def test_a_remark_begins_its_line():
    text = short_record()
    move = line_where(text, r"^\d")
    assert refusal(changed(text, move, text.split("\n")[move - 1] + " # well played")).line == move


# Cut off


def test_a_record_cut_off_after_any_line_is_refused():
    lines = short_record().split("\n")[:-1]
    for count in range(len(lines)):
        error = refusal("".join(line + "\n" for line in lines[:count]))
        assert error.line == count + 1
        assert ("cut off" in error.reason) == (count >= 2)


def test_a_record_cut_off_anywhere_in_a_line_is_refused():
    text = short_record()
    for length in range(0, len(text) - 1, 17 if INTERPRETED else 2):
        refusal(text[:length])


def test_a_cut_off_unfinished_record_is_refused():
    text = record_of(2, 3)
    for length in range(0, len(text) - 1, 7 if INTERPRETED else 1):
        refusal(text[:length])


# Damaged


def test_a_move_of_the_wrong_seat_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d")
    seat, rest = text.split("\n")[move - 1].split(" ", 1)
    error = refusal(changed(text, move, f"{(int(seat) + 1) % 5} {rest}"))
    assert error.line == move
    assert f"turn of seat {seat}" in error.reason


@pytest.mark.parametrize("seat", ["-1", "9", "10", "99999999999999999999", "\u0663", "1.0", "0x1", "seat", "\u00b3"])
def test_a_seat_that_is_none_is_refused(seat):
    text = record_of(2, 6)
    move = line_where(text, r"^\d")
    rest = text.split("\n")[move - 1].partition(" ")[2]
    assert refusal(changed(text, move, f"{seat} {rest}")).line == move


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("NS@20,20", "S4.1"),
        ("NS@0,0", "S4.1"),
        ("EW@0,1", "S4.2"),
        ("NS@99,0", "S4.1"),
        ("NS@-9999,9999", "S4.1"),
        ("pass:nesw", "S3.1"),
        ("rockfall@0,0", "S5.4"),
        ("mendP>0", "S5.2"),
        ("breakL>9", "S1.1"),
        ("take:3", "S3.1"),
        ("stop", "S3.1"),
        ("bonus2@4,1", "S3.1"),
    ],
)
def test_an_illegal_move_is_refused_with_its_line_and_rule(action, rule):
    deal = (
        "deal first=0 role=miner,miner,miner goal=gold,NE,NW"
        " card=NS,EW,breakL,mendP,rockfall,map/NS,NS,NS,EW,EW,map/map,map,map,map,NE,NE"
    )
    text = f"pyrite 1\nsaboteur players=3\n# a remark\n\nround 1\n{deal}\n0 {action} +NE\nturn 1\n"
    error = refusal(text)
    assert (error.line, error.rule) == (7, rule)
    assert str(error).startswith("line 7: ")
    assert f"({rule})" in str(error)


@pytest.mark.parametrize(
    "action",
    [
        *("NX@1,0", "SN@1,0", "N@1,0", "NS@1", "NS@01,0", "NS@-0,1", "NS@1,0@", "NS@99999999999999999999,0"),
        *("dance", "take:4", "take:11", "+NS", "break>1", "mendLC>1", "mendL>1L", "map>left", "pass:", "PASS:NS"),
        *("NS@1,\u0660", "\x00"),
    ],
)
def test_a_text_that_is_no_action_is_refused(action):
    text = record_of(2, 6)
    move = line_where(text, r"^\d")
    seat = text.split("\n")[move - 1][0]
    error = refusal(changed(text, move, f"{seat} {action} +NS"))
    assert error.line == move


def test_a_seat_without_an_action_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d")
    assert refusal(changed(text, move, text.split("\n")[move - 1][0])).line == move


def test_an_impossible_draw_behind_a_move_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d .* \+")
    action = text.split("\n")[move - 1].partition(" +")[0]
    used_up = [kind for kind in ("n", "e", "nesw", "new") if kind in text]
    assert used_up, "one of the single cards has been dealt"
    for draw in (used_up[0], "gold", "2", "miner", "NOTHING", ""):
        assert refusal(changed(text, move, f"{action} +{draw}")).line == move


@pytest.mark.parametrize(
    ("field", "to"),
    [
        ("first=1", "first=3"),
        ("role=", "role=saboteur,saboteur,"),
        ("goal=", "goal=gold,gold,"),
        ("goal=", "goal=silver,"),
        ("card=", "card=n,n,"),
        ("card=", "card=NSEW,"),
        ("card=", "card=,"),
        ("card=", "hand="),
        ("role=", "role"),
    ],
)
def test_an_impossible_draw_in_a_deal_is_refused(field, to):
    text = record_of(16, 0)
    deal = line_where(text, "^deal")
    line = re.sub(r"first=\d", "first=1", text.split("\n")[deal - 1])
    assert refusal(changed(text, deal, line.replace(field, to, 1))).line == deal


def test_a_draw_that_the_rules_forbid_names_its_rule():
    error = refusal("pyrite 1\nsaboteur players=3\nround 1\ndeal first=0 role=saboteur,saboteur\ndeals\n")
    assert (error.line, error.rule) == (4, "S3.2")


def test_a_missing_draw_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d .* \+")
    error = refusal(changed(text, move, text.split("\n")[move - 1].partition(" +")[0]))
    assert error.line == move + 1
    assert "draw a card first" in error.reason


def test_a_missing_card_of_a_deal_is_refused():
    text = record_of(2, 6)
    deal = line_where(text, "^deal")
    assert refusal(changed(text, deal, text.split("\n")[deal - 1].rpartition(",")[0])).line == deal + 1


def test_an_extra_draw_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d .* \+")
    error = refusal(changed(text, move, text.split("\n")[move - 1] + " +NS"))
    assert error.line == move
    assert "nothing is drawn" in error.reason


def test_an_extra_card_of_a_deal_is_refused():
    text = record_of(2, 6)
    deal = line_where(text, "^deal")
    assert refusal(changed(text, deal, text.split("\n")[deal - 1] + ",NS")).line == deal


def test_a_draw_without_its_plus_is_refused():
    text = record_of(2, 6)
    move = line_where(text, r"^\d .* \+")
    error = refusal(changed(text, move, text.split("\n")[move - 1].replace(" +", " ")))
    assert error.line == move


def test_two_moves_that_changed_places_are_refused():
    text = record_of(2, 20)
    lines = text.split("\n")
    for place in range(line_where(text, r"^\d") - 1, len(lines) - 4):
        swapped = lines.copy()
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
        assert refusal("\n".join(swapped)).line == place + 1


def test_a_missing_or_doubled_move_is_refused():
    lines = record_of(2, 20).split("\n")
    for place in range(4, len(lines) - 3):
        assert refusal("\n".join(lines[:place] + lines[place + 1 :])).line in (place + 1, place + 2)
        assert refusal("\n".join([*lines[:place], lines[place], *lines[place:]])).line == place + 2


def test_a_missing_deal_is_refused():
    text = record_of(2, 6)
    deal = line_where(text, "^deal")
    assert refusal(changed(text, deal, "")).line == deal + 1


def test_a_record_in_which_a_round_does_not_begin_with_its_line_is_refused():
    text = record_of(0)
    assert "\nround 2\n" in text
    assert refusal(text.replace("round 1\n", "")).line == 3
    refusal(text.replace("round 2\n", ""))


@pytest.mark.parametrize(
    "round_line", ["round 1", "round 2", "round 0", "round", "round one", "round 99999999999999", "round \u0662"]
)
def test_a_round_line_where_no_round_begins_is_refused(round_line):
    text = record_of(0)
    move = line_where(text, r"^\d")
    lines = text.split("\n")
    assert refusal("\n".join([*lines[:move], round_line, *lines[move:]])).line == move + 1


def test_a_round_line_that_says_another_number_is_refused():
    assert refusal(record_of(0).replace("round 1\n", "round 2\n")).line == 3


def test_what_is_drawn_behind_a_move_does_not_stand_in_a_deal_line():
    text = record_of(2, 1)
    move = line_where(text, r"^\d .* \+")
    assert refusal(text.replace(" +", "\ndeal card=")).line == move + 1


def test_what_is_dealt_does_not_stand_behind_a_move():
    text = record_of(0)
    new_round = line_where(text, "^round 2")
    lines = text.split("\n")
    role = re.search(r"role=(\w+),", lines[new_round])
    assert role
    lines[new_round - 2] += f" +{role[1]}"
    lines[new_round] = lines[new_round].replace(role[0], "role=")
    assert refusal("\n".join(lines)).line == new_round - 1


@pytest.mark.parametrize(
    "scores",
    ["scores 9 9 9", "scores 0", "scores", "scores 0 0 0 0", "turn 0", "deals", "scores \u0660 0 0", "scores 00 0 0"],
)
def test_a_closing_line_that_does_not_follow_from_the_moves_is_refused(scores):
    text = short_record()
    last = line_where(text, "^scores")
    error = refusal(changed(text, last, scores))
    assert error.line == last
    assert "the moves lead to" in error.reason


@pytest.mark.parametrize("end", ["turn", "turn 9", "turn 10", "turn -", "deals", "scores 0 0 0 0 0", "turn 0 0"])
def test_a_closing_line_of_an_unfinished_match_that_is_wrong_is_refused(end):
    text = record_of(2, 6)
    last = line_where(text, "^turn 0$")
    assert refusal(changed(text, last, end)).line == last


@pytest.mark.parametrize("more", ["x", "0 NS@1,0", "scores 0 0 0", "round 1", "pyrite 1", "\x00", "  #"])
def test_text_after_the_closing_line_is_refused(more):
    text = short_record()
    error = refusal(f"{text}\n{more}\n")
    assert error.line == text.count("\n") + 2
    assert "after the closing line" in error.reason


def test_two_records_in_one_text_are_refused():
    text = short_record()
    assert refusal(text + text).line == text.count("\n") + 1


def test_a_move_after_the_end_of_the_game_is_refused():
    text = short_record()
    last = line_where(text, "^scores")
    error = refusal(changed(text, last, "0 NS@1,0"))
    assert error.line == last
    assert "over" in error.reason


@pytest.mark.parametrize(
    "first",
    [
        *("pyrite 2", "pyrite 0", "pyrite 01", "pyrite 99999999999999999999", "pyrite \u0661", "pyrite", "pyrite 1.0"),
        *("Pyrite 1", "pyrite 1 2", "saboteur players=3", "{}", "\x00", "\ufeff\ufeffpyrite 1"),
    ],
)
def test_another_version_or_none_is_refused(first):
    error = refusal(changed(short_record(), 1, first))
    assert error.line == 1
    assert "pyrite 1" in error.reason


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "# nothing\n", " ", "\x00", "\r\n"])
def test_an_empty_text_is_refused(text):
    assert "begins with 'pyrite 1'" in refusal(text).reason


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ("chess players=3", "no game 'chess'"),
        ("lost_mines players=3", "no game"),
        ("Saboteur players=3", "no game"),
        ("players=3", "no game"),
        ("saboteur", "players is missing"),
        ("saboteur rounds=1", "players is missing"),
        ("saboteur players=3 colour=red", "no option 'colour'"),
        ("saboteur players=3 =", "no option"),
        ("saboteur players=3 seed=1", "no option 'seed'"),
        ("saboteur players=3 players=3", "players is said twice"),
        ("saboteur players=3 maps=1 maps=2", "maps is said twice"),
        ("saboteur players", "players"),
        ("saboteur players=2", "players"),
        ("saboteur players=11", "players"),
        ("saboteur players=-3", "players"),
        ("saboteur players=\u0663", "players"),
        ("saboteur players=3.0", "players"),
        ("saboteur players=three", "players"),
        ("saboteur players=99999999999999999999999", "players"),
        ("saboteur players=" + "9" * 9_000, "players"),
        ("saboteur players=3 edition", "edition"),
        ("saboteur players=3 edition=newest", "edition"),
        ("saboteur players=3 edition=1", "edition"),
        ("saboteur players=3 rounds=0", "rounds"),
        ("saboteur players=3 rounds=100", "rounds"),
        ("saboteur players=3 maps=7", "maps"),
        ("saboteur players=3 first=3", "first"),
        ("saboteur players=3 first=None", "first"),
        ("saboteur players=3 bonus_nuggets=1", "bonus_nuggets"),
        ("saboteur players=3 bonus_nuggets=True", "bonus_nuggets"),
        ("saboteur players=3 all_saboteurs=", "all_saboteurs"),
    ],
)
def test_a_wrong_setup_is_refused(setup, said):
    error = refusal(f"pyrite 1\n{setup}\ndeals\n")
    assert error.line == 2
    assert said in error.reason


def test_a_setup_that_is_missing_is_refused():
    assert refusal("pyrite 1\n").line == 2
    assert refusal("pyrite 1\ndeals\n").line == 2


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, -2])
def test_a_line_longer_than_any_game_needs_is_refused(place):
    lines = short_record().split("\n")
    lines[place] += " " * 20_000 + "x"
    error = refusal("\n".join(lines))
    assert error.line == place % len(lines) + 1
    assert "at most" in error.reason
    assert len(str(error)) < 200


def test_a_very_long_text_on_one_line_is_refused_at_once():
    assert refusal("x" * 10_000_000).line == 1


@pytest.mark.parametrize("place", range(1, 8))
def test_nul_bytes_are_refused_wherever_they_stand(place):
    lines = record_of(2, 20).split("\n")
    lines[place] = lines[place][:3] + "\x00" + lines[place][3:]
    assert refusal("\n".join(lines)).line == place + 1


def test_a_refused_record_says_so_briefly():
    text = record_of(2, 6)
    move = line_where(text, r"^\d")
    seat = text.split("\n")[move - 1][0]
    assert "\n" not in str(refusal(changed(text, move, f"{seat} dance +NS")))


# Mutations


ALPHABET = "NESWnesw@,-+/=#: \n\t\r0123456789bdeklmoprstuacfg\x00\u0663é"


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid record in which some characters and lines were deleted, doubled, replaced or swapped."""
    text = draw(st.sampled_from([record_of(2, 6), record_of(20, 12), record_of(16, 0), short_record()]))
    for _ in range(draw(st.integers(1, 4))):
        by_line = draw(st.booleans())
        parts = text.split("\n") if by_line else list(text)
        if not parts:
            break
        place = draw(st.integers(0, len(parts) - 1))
        how = draw(st.sampled_from(["delete", "double", "replace", "swap"]))
        if how == "delete":
            del parts[place]
        elif how == "double":
            parts.insert(place, parts[place])
        elif how == "swap":
            other = draw(st.integers(0, len(parts) - 1))
            parts[place], parts[other] = parts[other], parts[place]
        else:
            parts[place] = draw(st.text(ALPHABET, max_size=12 if by_line else 2))
        text = ("\n" if by_line else "").join(parts)
    return text


def is_loaded_or_refused(text: str) -> None:
    try:
        match = pyrite.load(text)
    except RecordError:
        refusal(text)
        return
    record = match.record()
    again = pyrite.load(record)
    assert again.record() == record
    assert again.state == match.state


@settings(
    max_examples=100 if INTERPRETED else 1500,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(mutated())
@example("pyrite 1\nsaboteur players=3\ndeal =\ndeals\n")
@example("pyrite 1\nsaboteur players=3\ndeal card\ndeals\n")
@example("pyrite 1\nsaboteur players=3\n \nturn None\n")
def test_a_mutated_record_loads_and_is_written_again_the_same_or_is_refused(text):
    is_loaded_or_refused(text)


@settings(max_examples=100 if INTERPRETED else 300, deadline=None, database=None)
@given(st.text(max_size=200) | st.text(ALPHABET, max_size=200).map("pyrite 1\nsaboteur players=3\n".__add__))
def test_any_text_at_all_loads_or_is_refused(text):
    is_loaded_or_refused(text)


# All or nothing


def test_a_play_that_is_refused_leaves_the_match_as_it_was():
    match = pyrite.load(record_of(2, 6), seed=1)
    before, events = match.record(), list(match.events(None))
    for wrong in ("NS@40,40", "NS@99,0", "take:3", "stop", "rockfall@0,0", "bonus1@4,1", "breakP>9"):
        with pytest.raises(IllegalAction):
            match.play(wrong)
    for wrong in ("", "dance", "card:NES"):
        with pytest.raises(ValueError, match="is not an action"):
            match.play(wrong)
    assert match.record() == before
    assert list(match.events(None)) == events
    match.play(match.legal()[0])
    assert pyrite.load(match.record()).state == match.state


def test_a_play_after_the_end_leaves_the_match_as_it_was():
    match = pyrite.load(short_record())
    with pytest.raises(IllegalAction, match=r"S8\.3"):
        match.play("stop")
    assert match.record() == short_record()


def test_two_loads_are_two_matches():
    first, second = pyrite.load(record_of(2, 6)), pyrite.load(record_of(2, 6))
    first.play(first.legal()[0])
    assert second.record() == record_of(2, 6)


def test_writing_a_record_does_not_disturb_the_match():
    match = pyrite.load(record_of(2, 6))
    before = str(match.state)
    assert match.record() == match.record()
    assert str(match.state) == before


def test_a_record_error_is_a_value_error_with_line_reason_and_rule():
    error = refusal("pyrite 1\nsaboteur players=3\nround 1\n0 NS@1,0\nturn 0\n")
    assert isinstance(error, ValueError)
    assert (error.line, error.rule) == (4, None)


# The page


def test_every_record_on_the_page_loads_and_is_written_so():
    examples = blocks("record")
    assert len(examples) >= 3
    for text in examples:
        match = pyrite.load(text)
        plain = "".join(line + "\n" for line in text.split("\n") if line and not line.startswith("#"))
        assert match.record() == plain


def test_every_position_on_the_page_parses_and_is_written_so():
    examples = blocks("position")
    assert len(examples) >= 5
    for text in examples:
        assert str(State.parse(text)) == text.rstrip("\n")


def test_every_position_typed_by_hand_on_the_page_is_written_as_told():
    examples = blocks("rewritten")
    assert len(examples) >= 2
    for text in examples:
        typed, written = text.splitlines()
        assert str(State.parse(typed)) == written
        assert str(State.parse(written)) == written


def test_the_positions_on_the_page_are_those_of_its_records():
    reached = set()
    for text in blocks("record"):
        match = pyrite.load(text)
        again = Match(match.game, match.options)
        reached.add(str(again.state))
        for step in match.steps:
            again.take_step(step)
            reached.add(str(again.state))
    assert {text.rstrip("\n") for text in blocks("position")} <= reached


def test_every_action_and_draw_on_the_page_is_one():
    page = PAGE.read_text(encoding="utf-8")
    actions = blocks("action")
    assert actions
    for block in actions:
        for line in block.splitlines():
            assert str(Action.parse(line.split()[0])) == line.split()[0]
    for text in re.findall(r"`((?:first|role|goal|card|nugget):\w+)`", page):
        assert str(pyrite.GAMES["saboteur"].draw.parse(text)) == text


def test_every_refusal_on_the_page_is_refused_as_told():
    examples = blocks("refused")
    assert len(examples) >= 3
    for text in examples:
        record, _, told = text.rstrip("\n").rpartition("\n# ")
        assert str(refusal(f"{record}\n")) == told


def test_the_page_names_every_field_option_and_kind():
    page = PAGE.read_text(encoding="utf-8")
    for name in (*notation.FIELDS, *notation.OPTIONS, *cards.KINDS):
        assert f"`{name}`" in page, name


def test_a_match_knows_its_game():
    match = pyrite.load(short_record())
    assert isinstance(match, Match)
    assert match.game.name == "saboteur"


def test_the_record_and_the_position_of_the_lost_mines_on_the_page_are_true():
    (record,), (position,) = blocks("forest-record"), blocks("forest-position")
    match = pyrite.load(record)
    assert match.record() == record
    assert str(match.state) == position.rstrip("\n")
    assert match.game.parse_state(position) == match.state
