"""`pyrite verify`: whether the draws of a game follow from its secrets, and these from what was shown."""

import argparse
import json
import re
from collections.abc import Iterator

import msgspec

from pyrite import RecordError, fairness
from pyrite.cli.errors import CommandError
from pyrite.cli.inputs import read_text, wrong_record
from pyrite.cli.messages import Commands, add_command, say, say_fault


def add_to(commands: Commands) -> None:
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
    command.add_argument("--unfinished", action="store_true", help=say("cli-verify-unfinished"))
    command.add_argument("--json", action="store_true", help=say("cli-verify-json"))


def a_commitment(text: str) -> tuple[int, str]:
    """A round, or `game`, and the commitment that was shown for it."""
    found = re.fullmatch(r"([1-9]\d?|game):([0-9a-f]{8,64})", text, re.ASCII | re.IGNORECASE)
    if not found:
        raise argparse.ArgumentTypeError(say("cli-not-a-commitment", text=repr(text[:80])))
    return fairness.GAME if found[1].lower() == "game" else int(found[1]), found[2]


def run(given: argparse.Namespace) -> int:
    """Draws the game again, and says what was checked and what was not."""
    text = read_text(given.file)
    noted = dict(given.noted)
    if len(noted) < len(given.noted):
        raise CommandError(say("cli-same-round-twice"))
    try:
        report = fairness.check(text, noted)
    except RecordError as error:
        raise CommandError(wrong_record(given.file, error), code=1) from None
    troubles = report.troubles
    if not report.rounds:
        troubles = [say("cli-nothing-drawn")]
    if not report.is_finished and not given.unfinished:
        troubles.append(say("cli-unfinished"))
    if given.json:
        print(json.dumps({"fair": not troubles, **msgspec.to_builtins(report)}, indent=2))
        return 1 if troubles else 0
    if troubles:
        raise CommandError(f"{given.file}: {say_fault(troubles[0])}", code=1)
    print("\n".join(_findings(report, noted)))
    return 0


def _findings(report: fairness.FairnessReport, noted: dict[int, str]) -> Iterator[str]:
    """What was checked, line by line, and what was not."""
    draws = sum(a_round.draws for a_round in report.rounds)
    yield say("cli-fair", rounds=len(report.rounds), draws=draws)
    yield say("cli-fair-bound", table=report.table) if report.table else say("cli-fair-unbound")
    if report.revealed:
        yield say("cli-fair-added", seats=", ".join(map(str, report.revealed)))
    if report.missing:
        yield say("cli-fair-missing", seats=", ".join(map(str, report.missing)))
    shown = ["game"] if report.table and fairness.GAME not in noted else []
    shown += [str(a_round.round) for a_round in report.rounds if a_round.round not in noted]
    if noted:
        yield say("cli-fair-noted")
    if shown:
        yield say("cli-fair-not-noted", rounds=", ".join(shown))
