"""`pyrite verify`: whether the draws of a finished game follow from what was shown at its deals."""

import argparse
import json
import re
from typing import Any

import msgspec

from pyrite import RecordError, fairness
from pyrite.cli.errors import Refused
from pyrite.cli.inputs import read_text, wrong_record
from pyrite.cli.messages import add_command, say


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "verify", "game.pyrite --commitment 1:66687aadf862bd77", run)
    command.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-record-file"))
    command.add_argument(
        *("--commitment", "-c"),
        dest="noted",
        action="append",
        default=[],
        type=a_commitment,
        metavar=say("cli-metavar-commitment"),
        help=say("cli-verify-commitment"),
    )
    command.add_argument("--json", action="store_true", help=say("cli-verify-json"))


def a_commitment(text: str) -> tuple[int, str]:
    """A round and the commitment that was shown at its deal."""
    found = re.fullmatch(r"([1-9]\d?):([0-9a-f]{8,64})", text, re.ASCII | re.IGNORECASE)
    if not found:
        raise argparse.ArgumentTypeError(say("cli-not-a-commitment", text=repr(text[:80])))
    return int(found[1]), found[2]


def run(given: argparse.Namespace) -> int:
    """Draws the game again and says whether it comes out the same."""
    text = read_text(given.file)
    noted = dict(given.noted)
    if len(noted) < len(given.noted):
        raise Refused(say("cli-same-round-twice"))
    try:
        rounds = fairness.check(text, noted)
    except RecordError as error:
        raise Refused(wrong_record(given.file, error), code=1) from None
    troubles = [a_round.trouble for a_round in rounds if a_round.trouble]
    if not rounds:
        troubles = [say("cli-nothing-drawn")]
    if given.json:
        print(json.dumps({"fair": not troubles, "rounds": msgspec.to_builtins(rounds)}, indent=2))
        return 1 if troubles else 0
    if troubles:
        raise Refused(f"{given.file}: {troubles[0]}", code=1)
    print(_praise(rounds, noted))
    return 0


def _praise(rounds: list[fairness.Round], noted: dict[int, str]) -> str:
    draws = sum(a_round.draws for a_round in rounds)
    said = say("cli-fair", rounds=len(rounds), draws=draws)
    missing = [str(a_round.round) for a_round in rounds if a_round.round not in noted]
    if not noted or not missing:
        return said + (say("cli-fair-noted") if noted else "")
    return said + say("cli-fair-noted-but", rounds=", ".join(missing))
