"""What the detective has learned: its evidence, and for each role a weight for every feature, in a small data file."""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from pyrite.games.saboteur.bots.knowledge import evidence
from pyrite.games.saboteur.bots.knowledge.evidence import EvidenceTable
from pyrite.games.saboteur.bots.knowledge.features import NAMES

FORMAT = "pyrite detective 1"
ROLES = ("miner", "saboteur")


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights and the evidence, and what made them."""

    format: str
    command: str
    seed: int
    rounds: int  # played to learn it
    weights: dict[str, dict[str, float]]  # by role and feature
    table: EvidenceTable

    def vector(self, role: str) -> list[float]:
        """The weights of a role, in the order of the features."""
        return [self.weights[role][name] for name in NAMES]


class WrongPolicy(ValueError):
    """A file that the detective cannot play by; the message says why."""


def read_policy(data: bytes) -> Policy:
    """A policy from its file; WrongPolicy says what is wrong with it."""
    try:
        found = msgspec.json.decode(data)
        found_format = found.get("format") if isinstance(found, dict) else None
        if found_format != FORMAT:
            raise WrongPolicy(
                f"this is not a policy of a detective: its format is {found_format!r}, and {FORMAT!r} is read"
            )
        policy = msgspec.convert(found, Policy)
        evidence.check(policy.table)
    except WrongPolicy:
        raise
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise WrongPolicy(f"this is not a policy of a detective: {error}") from None
    for role in ROLES:
        _check_features(role, policy.weights.get(role, {}))
    return policy


def _check_features(role: str, weights: dict[str, float]) -> None:
    missing = [name for name in NAMES if name not in weights]
    unknown = [name for name in weights if name not in NAMES]
    for what, names in (("has no weight for", missing), ("has a weight for the unknown", unknown)):
        if names:
            several = f" and {len(names) - 3} more" if len(names) > 3 else ""
            raise WrongPolicy(f"this policy {what} {', '.join(names[:3])}{several}, of a {role}")


def write_policy(policy: Policy) -> bytes:
    """The text of a policy's file, with one or a few numbers on each line."""
    return msgspec.json.format(msgspec.json.encode(policy), indent=1) + b"\n"


@cache
def default_policy() -> Policy:
    """The policy that comes with the program."""
    return _shipped("detective.json")


@cache
def first_policy() -> Policy:
    """The policy of `detective@1`; its file is never changed."""
    return _shipped("detective_1.json")


def _shipped(file: str) -> Policy:
    return read_policy(resources.files("pyrite.games.saboteur.bots").joinpath(file).read_bytes())


@cache
def default_weights(role: str) -> tuple[float, ...]:
    """The weights of a role that come with the program."""
    return tuple(default_policy().vector(role))


def scores(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """What the actions of these rows are worth by these weights; a row may have more numbers, which do not count."""
    return [sum([value * weight for value, weight in zip(row, weights, strict=False) if value]) for row in rows]
