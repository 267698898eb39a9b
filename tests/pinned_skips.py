"""A plugin of pytest: `--skips 3` fails a run in which more or fewer tests than three are skipped.

A test that is skipped tests nothing, so `make test` says how many there are, and notices when another one joins them.
"""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option."""
    parser.addoption("--skips", type=int, metavar="N", help="fail unless just so many tests are skipped")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Compares, where all results come together."""
    wanted = session.config.getoption("--skips")
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if wanted is None or reporter is None or hasattr(session.config, "workerinput"):
        return
    found = len(reporter.stats.get("skipped", []))
    if found != wanted:
        reporter.write_line(
            f"{found} tests were skipped, not {wanted}: change --skips in the Makefile if that is meant"
        )
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
