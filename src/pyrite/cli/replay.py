"""`pyrite replay`: a recorded game, move by move, through the eyes of a seat or of a spectator."""

import argparse
import sys
import time
from collections.abc import Sequence

from pyrite.cli import screen
from pyrite.cli.inputs import check_seat, read_match
from pyrite.cli.messages import Commands, add_command, say, spoken
from pyrite.game import Event
from pyrite.match import AnyMatch, Match


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "replay", "game.pyrite --as 2", run)
    command.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-record-file"))
    command.add_argument("--as", dest="seat", type=int, metavar=say("cli-metavar-seat"), help=say("cli-replay-as"))
    add_pace(command)


def add_pace(command: argparse.ArgumentParser) -> None:
    """The option of all commands that show moves one after the other."""
    command.add_argument(
        "--pace", type=seconds, default=0.0, metavar=say("cli-metavar-seconds"), help=say("cli-option-pace")
    )


def seconds(text: str) -> float:
    """A pause that is worth waiting for."""
    try:
        pause = float(text)
    except ValueError:
        pause = -1.0
    if not 0 <= pause <= 60:
        raise argparse.ArgumentTypeError(say("cli-not-seconds", text=repr(text)))
    return pause


def run(given: argparse.Namespace) -> int:
    """Replays the record."""
    match = read_match(given.file)
    check_seat(given.seat, match.options.players)
    follow(match, given.seat, given.pace)
    return 0


def follow(match: AnyMatch, seat: int | None, pace: float) -> None:
    """Plays the match again step by step and tells it to one pair of eyes."""
    again = Match(match.game, match.options)
    told = 0
    for step in match.steps:
        again.take_step(step)
        events = again.events(seat)
        _tell(again, seat, events[told:])
        told = len(events)
        if pace and again.turn is not None:
            sys.stdout.flush()
            time.sleep(pace)
    print(screen.whole(again.state.view(seat)))


def _tell(match: AnyMatch, seat: int | None, events: Sequence[Event]) -> None:
    """The sentences of one step, then the board if it changed and was not cleared for the next round."""
    kinds = {event.kind for event in events}
    for event in events:
        told = match.game.describe_event(event, spoken())
        if event.kind == "round_began":
            told = "\n== " + say("round-of", round=str(match.state.round), rounds=str(match.options.rounds))
        if told:
            print(told)
    if kinds & match.game.board_events and "round_began" not in kinds:
        print(f"\n{screen.board(match.state.view(seat))}\n")
