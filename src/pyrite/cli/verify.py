"""`pyrite verify`: whether the draws of a finished game follow from what was shown at its deals."""

import argparse
import json
import re
from typing import Any

import msgspec

from pyrite import RecordError, fairness
from pyrite.cli.errors import Refused
from pyrite.cli.sources import read_text


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = commands.add_parser(
        "verify",
        help="check that the draws of a finished game were fair",
        description="Checks that every draw of a finished game follows from the secrets of its rounds, and these from "
        "the commitments shown at the deals. docs/fairness.md says how.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: pyrite verify game.pyrite --commitment 1:66687aadf862bd77",
    )
    command.add_argument("file", metavar="FILE", help="a record; - for standard input")
    command.add_argument(
        *("--commitment", "-c"),
        dest="noted",
        action="append",
        default=[],
        type=a_commitment,
        metavar="ROUND:HASH",
        help="what you noted at the deal of a round, at least the first 8 digits; may be given for each round",
    )
    command.add_argument("--json", action="store_true", help="print the rounds as JSON")
    command.set_defaults(run=run, command="verify")


def a_commitment(text: str) -> tuple[int, str]:
    """A round and the commitment that was shown at its deal."""
    found = re.fullmatch(r"([1-9]\d?):([0-9a-f]{8,64})", text, re.ASCII | re.IGNORECASE)
    if not found:
        raise argparse.ArgumentTypeError(f"{text[:80]!r} is not such as 1:66687aadf862bd77, a round and its commitment")
    return int(found[1]), found[2]


def run(given: argparse.Namespace) -> int:
    """Draws the game again and says whether it comes out the same."""
    text = read_text(given.file)
    noted = dict(given.noted)
    if len(noted) < len(given.noted):
        raise Refused("--commitment names the same round twice")
    try:
        rounds = fairness.check(text, noted)
    except RecordError as error:
        raise Refused(f"{given.file}: {error}", code=1) from None
    troubles = [a_round.trouble for a_round in rounds if a_round.trouble] or ([] if rounds else ["nothing was drawn"])
    if given.json:
        print(json.dumps({"fair": not troubles, "rounds": msgspec.to_builtins(rounds)}, indent=2))
        return 1 if troubles else 0
    if troubles:
        raise Refused(f"{given.file}: {troubles[0]}", code=1)
    print(_praise(rounds, noted))
    return 0


def _praise(rounds: list[fairness.Round], noted: dict[int, str]) -> str:
    draws = sum(a_round.draws for a_round in rounds)
    count = f"{len(rounds)} round{'s' if len(rounds) > 1 else ''}"
    said = f"every draw of {count} ({draws} in all) follows from the secrets, which match what was shown at the deal"
    missing = [str(a_round.round) for a_round in rounds if a_round.round not in noted]
    if not noted or not missing:
        return said + ("; you noted the same" if noted else "")
    return f"{said}; you noted the same, but nothing for round {', '.join(missing)}"
