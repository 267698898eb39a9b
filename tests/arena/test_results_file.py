"""The file of a match: it goes on after a tear, and refuses what it is not."""

from pathlib import Path

import pytest

from pyrite.arena import results_file
from pyrite.arena.contest import Contest, chunks
from pyrite.arena.deals import ChunkResult, TeamsDeal
from pyrite.arena.move_times import Thinking
from pyrite.arena.results_file import MATCH, ResultsFile, WrongFile, read_seed

pytestmark = pytest.mark.once

CONTEST = Contest(game="saboteur", a="random", b="random", players=(3, 5), deals=45, seed=9)


def some_results(number: int) -> ChunkResult:
    chunk = chunks(CONTEST)[number]
    results = [TeamsDeal(deal, 1, {"ab": deal % 2 == 0, "ba": False}) for deal in chunk.deals]
    return ChunkResult(chunk, list(results), {"a": Thinking({-100: 3}, 0.5), "b": Thinking()})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two of the six chunks."""
    path = tmp_path / "match.jsonl"
    one = ResultsFile(path, CONTEST, MATCH)
    one.add(some_results(4))
    one.add(some_results(0))
    one.close()
    return path


def read(path: Path, contest: Contest = CONTEST) -> list[ChunkResult]:
    one = ResultsFile(path, contest, MATCH)
    one.close()
    return one.played


def test_what_was_saved_is_read_again(file):
    assert read(file) == [some_results(4), some_results(0)]
    assert read_seed(file, MATCH) == 9


def test_a_file_that_is_not_there_or_empty_is_begun(tmp_path):
    assert read_seed(tmp_path / "new", MATCH) is None
    assert read(tmp_path / "new") == []
    (tmp_path / "empty").touch()
    assert read(tmp_path / "empty") == []
    assert (tmp_path / "new").read_bytes() == (tmp_path / "empty").read_bytes()


def test_a_file_may_be_torn_anywhere(file):
    """Whatever was whole is kept, the rest is cut off, and the file goes on from there."""
    data = file.read_bytes()
    ends = [place for place in range(len(data)) if data[place : place + 1] == b"\n"]
    for cut in {*range(0, len(data), 37), *ends, *(end + 1 for end in ends), *(end - 1 for end in ends)}:
        file.write_bytes(data[:cut])
        whole = sum(end < cut for end in ends)
        one = ResultsFile(file, CONTEST, MATCH)
        assert one.played == [some_results(4), some_results(0)][: max(0, whole - 1)]
        one.add(some_results(1))
        one.close()
        assert read(file)[-1] == some_results(1)
        assert len(read(file)) == max(0, whole - 1) + 1


def test_a_chunk_that_was_saved_twice_counts_once(file):
    one = ResultsFile(file, CONTEST, MATCH)
    one.add(some_results(0))
    one.close()
    assert read(file) == [some_results(4), some_results(0)]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("game", "lost-mines", "its game is 'saboteur', not 'lost-mines'"),
        ("a", "digger", "its a is 'random', not 'digger'"),
        ("b", "digger", "its b is"),
        ("players", (3,), r"its players is \(3, 5\), not \(3,\)"),
        ("deals", 46, "its deals is 45, not 46"),
        ("seed", 10, "its seed is 9, not 10"),
        ("grid", True, "its grid is False, not True"),
        ("options", {"edition": "classic"}, "its options is"),
    ],
)
def test_a_file_of_another_match_is_refused_and_left_alone(file, name, value, said):
    before = file.read_bytes()
    other = Contest(**{field: getattr(CONTEST, field) for field in CONTEST.__struct_fields__} | {name: value})
    with pytest.raises(WrongFile, match=f"has results of another pyrite match: {said}"):
        ResultsFile(file, other, MATCH)
    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["version", "build"])
def test_a_file_of_another_program_is_refused(file, name):
    ours = getattr(results_file.header(CONTEST, MATCH), name)
    file.write_bytes(file.read_bytes().replace(f'"{name}":"{ours}"'.encode(), f'"{name}":"other"'.encode(), 1))
    with pytest.raises(WrongFile, match=f"its {name} is 'other'"):
        ResultsFile(file, CONTEST, MATCH)


def test_results_of_changed_bots_or_rules_are_not_mixed(file):
    file.write_bytes(file.read_bytes().replace(results_file.sources().encode(), b"0" * 16, 1))
    with pytest.raises(WrongFile, match="started with other bots or rules"):
        ResultsFile(file, CONTEST, MATCH)


@pytest.mark.parametrize(
    "data",
    [b"precious", b"precious\nthings\n", b"{}\n", b"\xff\xfe\n", b'{"format":"pyrite match 2"}\n', b"[]", b"\n"],
    ids=repr,
)
def test_a_file_that_is_not_a_match_is_refused_and_left_alone(tmp_path, data):
    path = tmp_path / "precious"
    path.write_bytes(data)
    with pytest.raises(WrongFile, match="is not a results file of pyrite match"):
        ResultsFile(path, CONTEST, MATCH)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"rubbish", "line 3 is not a result"),
        (b"", "line 3 is not a result"),
        (b"\xff", "line 3 is not a result"),
        (
            b'{"chunk":{"players":3,"deals":[0]},"results":[],"thinking":{}}',
            "line 3 is not a result of this",
        ),
        (
            b'{"chunk":{"players":4,"deals":[]},"results":[],"thinking":{}}',
            "line 3 is not a result of this",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_the_line(file, line, said):
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([*lines[:2], line, *lines[2:]]))
    with pytest.raises(WrongFile, match=said):
        ResultsFile(file, CONTEST, MATCH)
