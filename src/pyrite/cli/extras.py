"""The optional parts of the installation: which packages they need, and how to install what is missing."""

import re
from collections.abc import Mapping
from importlib.util import find_spec

from pyrite.cli.errors import CommandError
from pyrite.cli.messages import say
from pyrite.distribution import distribution, install_command

# A line of the metadata that an extra brings: `litestar<3,>=2.25; extra == 'server'`.
OPTIONAL = re.compile(r"(?P<package>[\w.-]+)[^;]*;.*\bextra == ['\"](?P<extra>[\w-]+)['\"]")

IRREGULAR = {"nats-py": "nats", "opentelemetry-api": "opentelemetry.trace"}  # what is imported of a package


def declared() -> Mapping[str, list[str]]:
    """The extras that can be installed, each with its packages."""
    found = distribution()
    if found is None:
        return {}
    extras: dict[str, list[str]] = {name: [] for name in found.metadata.get_all("Provides-Extra") or ()}
    for line in found.requires or ():
        if optional := OPTIONAL.match(line):
            extras[optional["extra"]].append(optional["package"])
    return extras


def missing(extra: str) -> list[str]:
    """The packages of an extra that are not installed."""
    return [package for package in declared().get(extra, ()) if find_spec(module_of(package)) is None]


def module_of(package: str) -> str:
    """What Python imports of a package.

    >>> module_of("prometheus-client")
    'prometheus_client'
    """
    return IRREGULAR.get(package) or package.replace("-", "_").lower()


def installed() -> list[str]:
    """The extras that are complete."""
    return sorted(extra for extra in declared() if not missing(extra))


def expect(extra: str) -> None:
    """Refused, with the command that installs it, where a package of this extra is missing."""
    if packages := missing(extra):
        raise CommandError(say("cli-missing-extra", packages=", ".join(packages), command=install_command(extra)))


def expect_driver(address: str) -> None:
    """Refused where the address of a database needs a driver that is not installed."""
    if address.startswith("postgres"):
        expect("postgres")
