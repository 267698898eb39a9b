"""What a bug report needs: the versions of everything that runs, and what went wrong, without passwords."""

import argparse
import platform
import re
import traceback
from collections.abc import Sequence

from pyrite import __version__, engine
from pyrite.cli.messages import say

# Names, passwords and tokens in front of the host, and those among the parameters, of addresses like
# postgresql://name:password@host/tables?password=…
SECRETS = re.compile(r"(?<=://)[^\s'\"]*@|(?<=\bpassword=)[^\s'\"&]+|(?<=\btoken=)[^\s'\"&]+")


class ShowVersion(argparse.Action):
    """`--version`, computed only where it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        """An option without a value."""
        super().__init__(option_strings, dest=argparse.SUPPRESS, default=argparse.SUPPRESS, nargs=0, help=help)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[str] | None,
        option_string: str | None = None,
    ) -> None:
        """Prints it, and leaves."""
        print(versions())
        parser.exit()


def versions() -> str:
    """Pyrite, its engine, Python and the extras that are installed, a line each."""
    from pyrite.cli import extras

    complete = [name for name in extras.installed() if name != "all"]
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}"
    return "\n".join(
        [
            f"pyrite {__version__}",
            say("cli-version-engine", build=engine.build()),
            f"Python: {python}",
            say("cli-version-extras", names=", ".join(complete)) if complete else say("cli-version-no-extras"),
        ]
    )


def hide_secrets(text: str) -> str:
    """A text without what addresses in it say to log in.

    >>> hide_secrets("no answer from nats://token@bus:4222 and postgresql://host/tables?user=ann&password=swordfish")
    'no answer from nats://***@bus:4222 and postgresql://host/tables?user=ann&password=***'
    """
    return SECRETS.sub(lambda found: "***@" if found[0].endswith("@") else "***", text)


def crash_report(error: Exception) -> str:
    """The traceback without the secrets of addresses, and how to report it."""
    shown = hide_secrets("".join(traceback.format_exception(error)))
    return f"{shown}\npyrite: {say('cli-crashed', command='pyrite --version')}"
