"""Logs of tables, without a server: replayed, broken, and without a person who has deleted their data."""

import pytest

from pyrite.server.messages import (
    BotSeated,
    HostIs,
    Moved,
    Removed,
    Renamed,
    Sat,
    SeatOffered,
    Stand,
    Stood,
    TakenOver,
)
from pyrite.server.tables import entries, own_data
from pyrite.server.tables.replay import Row, go_on, replay
from pyrite.server.tables.table import Table
from tests.server.pure_table import ANN, BEN, CLEO, EVE, OPENED, PureTable, playing

pytestmark = pytest.mark.once


def rows_of(table: Table) -> list[Row]:
    """The log of a table that has not forgotten any of it yet."""
    logged = [one.logged for one in table.recent]
    return [Row(one.seq, one.at, one.who, entries.write(one.what)) for one in logged]


def test_a_log_that_cannot_be_replayed_freezes_the_table_at_that_entry() -> None:
    rows = rows_of(playing(BEN).table)
    assert replay("ABCDEF", rows).trouble is None
    assert replay("ABCDEF", rows[:3], "disk").trouble == "entry 4 cannot be read from the database: disk"
    broken = [*rows[:2], Row(3, 1, None, '{"kind":"nothing"}'), *rows[3:]]
    table = replay("ABCDEF", broken, "disk")
    assert (table.seq, table.status.value) == (2, "frozen")
    assert table.trouble == "entry 3 cannot be replayed: ValidationError"
    assert replay("ABCDEF", rows[1:]).trouble == "entry 1 cannot be replayed: entry 2 cannot follow 0"
    whole = Table("ABCDEF")
    assert [one.seq for one in go_on(whole, rows)] == list(range(1, len(rows) + 1))


def test_a_seat_that_moves_takes_the_hosts_role_and_its_link_along() -> None:
    made = playing(BEN)
    made.write(ANN, entries.LinkMade(seat=0, link="x", by_host=False))
    made.write(EVE, Moved(0))
    assert (made.table.host, made.table.seats[0].who, made.table.links) == (EVE, EVE, {})
    made.write(ANN, Moved(1))
    assert made.table.host == EVE
    assert made.table.hands[ANN] == {0, 1}


def test_who_leaves_takes_votes_links_and_promises_along() -> None:
    made = PureTable()
    made.write(BEN, Sat(1, "Ben"))
    made.write(BEN, entries.Contributed(seat=1, commitment="c" * 64))
    made.write(BEN, entries.LinkMade(seat=1, link="x", by_host=False))
    made.write(ANN, Removed(1))
    assert (made.table.contributions, made.table.links, made.table.removed) == ({}, {}, set())
    made.write(BEN, Removed(2, "novice"))
    assert made.table.removed == {BEN}


# One's own data


def log_of_ben() -> PureTable:
    """Ben sat, spoke, moved to another device and was renamed there; Cleo's seat came from the host's link."""
    made = PureTable()
    made.write(BEN, Sat(1, "Ben", 3))
    made.write(BEN, entries.Spoke(seat=1, name="Ben", text="it is me"))
    made.write(BEN, entries.LinkMade(seat=1, link="x", by_host=False))
    made.write("ben's phone", Moved(1))
    made.write("ben's phone", Renamed(1, "Benny", 2))
    made.write(CLEO, Sat(2, "Cleo", 1))
    made.write(ANN, entries.LinkMade(seat=2, link="y", by_host=True))
    made.write(EVE, Moved(2))
    made.write(ANN, entries.Spoke(seat=0, name="Ann", text="hello Ben"))
    return made


def test_a_person_has_the_identities_between_which_they_moved_their_seat() -> None:
    logged = own_data.read_log(rows_of(log_of_ben().table))
    for who in (BEN, "ben's phone"):
        assert own_data.identities_of(logged, who) == {BEN, "ben's phone"}
    assert own_data.identities_of(logged, CLEO) == {CLEO}
    deeds = own_data.deeds(logged, frozenset([BEN, "ben's phone"]))
    assert [(one.kind, one.name, one.text) for one in deeds if one.name or one.text] == [
        ("sat", "Ben", None),
        ("spoke", "", "it is me"),
        ("renamed", "Benny", None),
    ]


def test_a_log_without_a_person_has_neither_their_names_nor_their_talk() -> None:
    rows = rows_of(log_of_ben().table)
    cleaned = own_data.without([*rows, Row(len(rows) + 1, 1, BEN, "unreadable ben")], BEN, "nobody")
    changed = {row.seq: (row.who, row.entry) for row in cleaned.rows}
    assert set(changed) == {3, 4, 5, 6, 7, len(rows) + 1}
    assert {who for who, _ in changed.values()} == {"nobody"}
    assert changed[len(rows) + 1][1] == "unreadable nobody"
    read = {seq: entries.read(text) for seq, (_, text) in changed.items() if seq <= len(rows)}
    assert read[3] == Sat(1, "Player 2")
    assert read[4] == entries.Spoke(seat=1, name="Player 2")
    assert read[7] == Renamed(1, "Player 2")
    assert cleaned.named == frozenset()  # no game has ended


def test_the_seats_of_a_person_when_the_game_ended_are_known() -> None:
    made = playing(BEN, CLEO)
    made.do(CLEO, Stand)
    made.write(EVE, TakenOver(2, "Eve"))
    made.write(None, OPENED)
    rows = rows_of(made.table)
    named = {who: own_data.without(rows, who, "nobody").named for who in (ANN, BEN, CLEO, EVE)}
    assert named == {ANN: {0}, BEN: {1}, CLEO: set(), EVE: {2}}


def test_the_title_that_a_person_gave_goes_with_them() -> None:
    rows = rows_of(PureTable().table)
    texts = [row.entry for row in own_data.without(rows, ANN, "nobody").rows]
    assert "Friday" not in "".join(texts)
    assert own_data.without(rows, BEN, "nobody").rows == ()


def test_a_seat_that_a_bot_or_nobody_has_is_no_longer_named_after_a_person() -> None:
    for entry in (BotSeated(1, "novice", "Onyx"), Stood(1), Removed(1)):
        made = PureTable()
        made.write(BEN, Sat(1, "Ben"))
        made.write(ANN, entry)
        made.write(None, OPENED)
        assert own_data.without(rows_of(made.table), BEN, "nobody").named == frozenset()
    made = PureTable()
    made.write(BEN, Sat(1, "Ben"))
    made.write(ANN, Removed(1, "novice"))  # a bot plays on under the name
    made.write(None, OPENED)
    assert own_data.without(rows_of(made.table), BEN, "nobody").named == {1}


def test_a_table_knows_an_entry_that_it_has_come_to_with_the_same_mark() -> None:
    table = playing(BEN).table
    table.mark = 5
    seq = table.seq
    assert all(table.knows(entries.LogPlace(number, mark)) for number, mark in [(seq - 1, 6), (seq, 5)])
    assert table.knows(entries.LogPlace(seq, None))  # a worker of an earlier version names no mark
    assert not table.knows(entries.LogPlace(seq, 6))
    assert not table.knows(entries.LogPlace(seq + 1, 5))


def test_entries_behind_one_that_cannot_be_read_are_read() -> None:
    first, unreadable, last = rows_of(playing(BEN).table)[:3]
    found = own_data.read_log([first, unreadable._replace(entry="?"), last])
    assert [one.seq for one in found] == [first.seq, last.seq]


def test_who_is_away_is_played_for_by_the_bot_that_was_chosen_or_the_strongest() -> None:
    assert PureTable(away_bot="novice:sly").table.away_bot == "novice:sly"
    made = PureTable(away_bot="nobody").table
    assert made.away_bot == list(made.game.levels())[-1]


def test_an_entry_has_to_follow_the_last_one() -> None:
    made = PureTable()
    with pytest.raises(ValueError, match="entry 9 cannot follow 2"):
        made.table.apply(entries.LogEntry(9, 1, ANN, HostIs(0)))
    changed = made.table.changed
    made.write(ANN, entries.Spoke(seat=0, name="Ann", text="hello"))
    assert made.table.changed == changed
    made.write(ANN, SeatOffered(0, offered=False))
    assert made.table.changed == made.table.seq
