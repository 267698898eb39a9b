"""Golden records: games that must replay to the same end and tell the same bytes for as long as version 1 is read."""

import pytest

from pyrite import load
from tests.golden.write import DIGESTS, FOLDER, digest

LINES = [line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines()]


def test_every_player_count_edition_and_option_has_a_golden_record():
    names = {name for _, name in LINES}
    assert names == {path.name for path in FOLDER.glob("*.pyrite")}
    assert all(any(name.startswith(f"players-{players}-") for name in names) for players in range(3, 11))
    for word in ("revised", "classic", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs", "maps", "first", "rounds"):
        assert any(word in name for name in names)


@pytest.mark.parametrize(("expected", "name"), LINES, ids=[name for _, name in LINES])
def test_a_golden_record_replays_to_the_same_end_and_tells_the_same_bytes(expected, name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    match = load(text)
    assert match.state.is_over
    assert match.record() == text
    assert digest(match) == expected
