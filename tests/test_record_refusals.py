"""A damaged record is refused, with the line and the rule."""

import re

import pytest

from tests.recording import changed, line_where, record_of, refusal, short_record


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
def test_a_text_that_is_not_an_action_is_refused(action):
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
    assert "a card must be drawn first" in error.reason


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
    assert "a record must start with 'pyrite 1'" in refusal(text).reason


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ("chess players=3", "unknown game 'chess'"),
        ("lost_mines players=3", "unknown game"),
        ("Saboteur players=3", "unknown game"),
        ("players=3", "unknown game"),
        ("saboteur", "players is missing"),
        ("saboteur rounds=1", "players is missing"),
        ("saboteur players=3 colour=red", "no option 'colour'"),
        ("saboteur players=3 =", "no option"),
        ("saboteur players=3 seed=1", "no option 'seed'"),
        ("saboteur players=3 players=3", "players is given twice"),
        ("saboteur players=3 maps=1 maps=2", "maps is given twice"),
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


def test_a_very_long_text_on_one_line_is_refused_immediately():
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
