"""`pyrite replay`: a recorded game, move by move, as a seat or a spectator saw it."""

import argparse
import sys
import time
from collections.abc import Sequence

from pyrite.bots import Suspicion, bot
from pyrite.cli import screen
from pyrite.cli.inputs import check_seat, read_match
from pyrite.cli.messages import Commands, add_command, say, spoken
from pyrite.game import AnyView, Event
from pyrite.hindsight import strongest
from pyrite.match import AnyMatch, Match
from pyrite.suspicion_text import explain

LEAST_CHANGE = 0.2  # of a chance that is worth a line


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "replay", "game.pyrite --as 2", run)
    command.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-record-file"))
    command.add_argument("--as", dest="seat", type=int, metavar=say("cli-metavar-seat"), help=say("cli-replay-as"))
    command.add_argument("--suspicion", action="store_true", help=say("cli-replay-suspicion"))
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
    follow(match, given.seat, given.pace, Mind(match) if given.suspicion else None)
    return 0


class Mind:
    """The strongest bot of a game, which says when it changes its mind about somebody."""

    def __init__(self, match: AnyMatch) -> None:
        """Before the game."""
        self._bot = bot(strongest(match.game), seed=0)
        self._before: dict[int, dict[str, float]] = {}

    def changes(self, view: AnyView) -> list[str]:
        """A sentence for each player of whom it now thinks differently."""
        if view.ending != "none":
            self._before = {}
            return []
        thoughts = self._bot.suspicion(view)
        changed = [one for one in thoughts if self._has_changed(one)]
        self._before |= {one.seat: one.chances for one in changed}
        return [explain(view, one, spoken()) for one in changed]

    def _has_changed(self, thought: Suspicion) -> bool:
        before = self._before.setdefault(thought.seat, thought.chances)
        return any(abs(chance - before[role]) >= LEAST_CHANGE for role, chance in thought.chances.items())


def follow(match: AnyMatch, seat: int | None, pace: float, mind: Mind | None = None) -> None:
    """Plays the match again step by step and shows it from one point of view."""
    again = Match(match.game, match.options)
    shown = 0
    for step in match.steps:
        again.take_step(step)
        events = again.events(seat)
        _tell(again, seat, events[shown:])
        shown = len(events)
        if mind is not None and again.turn is not None:
            for line in mind.changes(again.view(seat)):
                print(f"  ? {line}")
        if pace and again.turn is not None:
            sys.stdout.flush()
            time.sleep(pace)
    print(screen.whole(again.state.view(seat)))


def _tell(match: AnyMatch, seat: int | None, events: Sequence[Event]) -> None:
    """The sentences of one step, then the board if it changed and was not cleared for the next round."""
    kinds = {event.kind for event in events}
    for event in events:
        line = match.game.describe_event(event, spoken())
        if event.kind == "round_began":
            line = "\n== " + say("round-of", round=str(match.state.round), rounds=str(match.options.rounds))
        if line:
            print(line)
    if kinds & match.game.board_events and "round_began" not in kinds:
        print(f"\n{screen.board(match.state.view(seat))}\n")
