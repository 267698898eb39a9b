"""What is mutated, and which tests have to notice it."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/pyrite"


@dataclass(frozen=True)
class Area:
    """Sources by pattern below the package, and the tests that are run against their mutants."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    keywords: str = ""
    without: tuple[str, ...] = ()  # names of files

    def files(self) -> list[Path]:
        """The files to mutate."""
        found = {path for pattern in self.sources for path in PACKAGE.glob(pattern)}
        return sorted(path for path in found if path.name not in ("__init__.py", *self.without))


OTHER_PROCESS = "not can_be_played and not tried_for_ever"  # these tests run the engine where no mutant is

SHARED = ("tests/games/test_notation.py", "tests/games/test_observations.py", "tests/games/test_extremes.py")

# Of the server's tests those next to what is mutated: all of them take a quarter of an hour before the first mutant.
DECIDING = (
    *("decisions", "decisions_about_people", "table_log", "table_view", "seating", "play", "moderation", "talk"),
    *("names", "phrases", "own_data", "fair_deals", "time", "revisions", "hostile_logs", "seats_secrecy", "bots_talk"),
)
STORING = (
    *("store", "odd_store", "copy", "old_databases", "own_data", "expiry", "tidying", "feedback", "bans"),
    *("write_queue", "salvage", "health", "database_lock", "replays", "identities", "play", "invitations", "close"),
)


def server_tests(*names: str) -> tuple[str, ...]:
    """Files with tests of the server by what they are about."""
    found = (path for name in names for path in (ROOT / "tests/server").rglob(f"test_{name}.py"))
    return tuple(str(path.relative_to(ROOT)) for path in found)


AREAS = {
    "saboteur": Area(
        ("games/saboteur/rules/*.py",),
        ("tests/games/saboteur/rules", "tests/games/saboteur/oracle/test_comparison.py", *SHARED),
        OTHER_PROCESS,
    ),
    "lost-mines": Area(
        ("games/lost_mines/rules/*.py",),
        ("tests/games/lost_mines/rules", "tests/games/lost_mines/oracle/test_comparison.py", *SHARED),
        OTHER_PROCESS,
    ),
    "tables": Area(("server/tables/*.py",), server_tests(*DECIDING), "not postgresql"),
    # Tests of the modules left out need a PostgreSQL, which copies of a process cannot share.
    "store": Area(
        ("server/store/*.py",),
        (*server_tests(*STORING), "tests/cli/test_admin.py", "tests/cli/test_admin_check.py"),
        "not postgresql",
        without=("postgresql.py", "fleet.py", "quick_reader.py"),
    ),
}
