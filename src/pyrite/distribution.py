"""What was installed under which name, and the command that installs an optional part of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, entry_points


def distribution() -> Distribution | None:
    """What was installed, found by its `pyrite` command; None in a checkout that is not installed."""
    for script in entry_points(group="console_scripts", name="pyrite"):
        return script.dist
    return None


def install_command(extra: str) -> str:
    """What to type to install an extra."""
    found = distribution()
    return f'pip install "{found.name if found else "pyrite"}[{extra}]"'


@contextmanager
def importing(extra: str) -> Iterator[None]:
    """Explain an import that fails inside: ImportError names the package and the command that installs the extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ImportError(f"{missing.name} is not installed; {install_command(extra)} brings it") from missing
