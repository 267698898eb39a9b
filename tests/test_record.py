"""The record: it round-trips, goes on where it stopped, and any text loads or is refused."""

import random
import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import pyrite
from pyrite import IllegalAction, Match, RecordError
from tests.recording import INTERPRETED, SETUPS, changed, dig, line_where, name_of, record_of, refusal, short_record


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
def test_an_unfinished_match_loads_and_continues_to_its_end(number, moves):
    text = record_of(number, moves)
    match = pyrite.load(text, seed=1)
    assert match.record() == text
    assert text.endswith(f"\nturn {match.turn}\n")
    assert match.legal()
    rng = random.Random(1)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    assert pyrite.load(match.record()).scores == match.scores


def test_a_match_stopped_before_a_draw_loads_and_chance_continues():
    text = record_of(2, 1)
    undrawn = re.sub(r" \+\w+\nturn \d\n$", "\ndeals\n", text)
    match = pyrite.load(undrawn, seed=1)
    assert not match.legal()
    assert match.record() == undrawn
    match.deal()
    assert match.legal()


def test_a_match_stopped_in_the_middle_of_its_deal_loads_and_chance_continues():
    match = pyrite.load("pyrite 1\nsaboteur players=3\nround 1\ndeal first=2 role=miner,saboteur\ndeals\n", seed=1)
    match.deal()
    assert match.turn == 2
    assert [match.view(seat).role for seat in (0, 1)] == ["miner", "saboteur"]


def test_a_match_that_nothing_has_been_drawn_for_loads():
    text = "pyrite 1\nsaboteur players=3\ndeals\n"
    assert pyrite.load(text).record() == text


def test_the_same_seed_continues_in_the_same_way():
    first, second = (pyrite.load(record_of(4, 5), seed="again") for _ in range(2))
    for match in (first, second):
        rng = random.Random(1)
        while match.turn is not None:
            match.play(rng.choice(match.legal()))
    assert first.record() == second.record()


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


def test_a_record_cut_off_after_any_line_is_refused():
    lines = short_record().split("\n")[:-1]
    for count in range(len(lines)):
        error = refusal("".join(line + "\n" for line in lines[:count]))
        assert error.line == count + 1
        assert ("cut off" in error.reason) == (count >= 2)


def test_a_record_cut_off_anywhere_in_a_line_is_refused():
    text = short_record()
    for length in range(0, len(text) - 1, 17 if INTERPRETED else 2):
        assert refusal(text[:length]).line - text.count("\n", 0, length) in (1, 2)  # what is cut may make sense


def test_a_cut_off_unfinished_record_is_refused():
    text = record_of(2, 3)
    for length in range(0, len(text) - 1, 7 if INTERPRETED else 1):
        assert refusal(text[:length]).line - text.count("\n", 0, length) in (1, 2)  # what is cut may make sense


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


def expect_loaded_or_refused(text: str) -> None:
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
    max_examples=100 if INTERPRETED else 800,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(mutated())
@example("pyrite 1\nsaboteur players=3\ndeal =\ndeals\n")
@example("pyrite 1\nsaboteur players=3\ndeal card\ndeals\n")
@example("pyrite 1\nsaboteur players=3\n \nturn None\n")
def test_a_mutated_record_loads_and_is_written_again_the_same_or_is_refused(text):
    expect_loaded_or_refused(text)


@settings(max_examples=100 if INTERPRETED else 300, database=None)
@given(st.text(max_size=200) | st.text(ALPHABET, max_size=200).map("pyrite 1\nsaboteur players=3\n".__add__))
def test_any_text_at_all_loads_or_is_refused(text):
    expect_loaded_or_refused(text)


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


def test_a_match_knows_its_game():
    match = pyrite.load(short_record())
    assert isinstance(match, Match)
    assert match.game.name == "saboteur"
