"""Golden records: games that must replay to the same end and tell the same bytes for as long as version 1 is read."""

from typing import Any

import pytest

from pyrite import load
from tests.golden.write import DIGESTS, FOLDER, GAMES, digest

LINES = [line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines()]


def test_every_golden_record_has_its_digest():
    names = [name for _, name in LINES]
    assert sorted(names) == sorted(path.name for path in FOLDER.glob("*.pyrite"))
    assert names == [f"{title}.pyrite" for _, title, _ in GAMES]


def test_every_player_count_edition_and_option_of_saboteur_has_a_golden_record():
    names = {name for _, name in LINES if not name.startswith("lost-mines-")}
    assert all(any(name.startswith(f"players-{players}-") for name in names) for players in range(3, 11))
    for word in ("revised", "classic", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs", "maps", "first", "rounds"):
        assert any(word in name for name in names)


def test_every_player_count_option_and_ending_of_the_lost_mines_has_a_golden_record():
    names = {name for _, name in LINES if name.startswith("lost-mines-")}
    assert all(any(name.startswith(f"lost-mines-players-{players}-") for name in names) for players in range(3, 10))
    for word in ("rounds", "until_alone", "first", "box"):
        assert any(word in name for name in names)
    matches: list[Any] = [load((FOLDER / name).read_text(encoding="utf-8")) for name in names]
    endings = {event.ending for match in matches for event in match.events(None) if event.kind == "round_ended"}
    assert endings == {"treasures", "cards", "vote"}


@pytest.mark.parametrize(("expected", "name"), LINES, ids=[name for _, name in LINES])
def test_a_golden_record_replays_to_the_same_end_and_tells_the_same_bytes(expected, name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    match = load(text)
    assert match.state.is_over
    assert match.record() == text
    assert digest(match) == expected
