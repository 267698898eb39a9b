"""Positions played on in a process of their own: a loop without end or a crash is a failed test, no more."""

import json
import os
import signal
import subprocess
import sys

from pyrite import engine

PLAYER = """
import json, random, signal, sys
from pyrite.game import GAMES

def play_on(game, text, seed):
    parse = GAMES[game].parse_state
    try:
        state = parse(text)
    except ValueError:
        return "refused"
    rng, began = random.Random(seed), state.round
    for step in range(400):
        done = state.is_over or state.round != began
        if done or step % 6 < 2:
            again = parse(str(state))
            if str(again) != str(state) or again.legal() != state.legal():
                return f"{state} does not round-trip"
        if step % 20 == 0:
            for seat in (None, *range(state.players)):
                state.view(seat).to_json()
        if done:
            return "played"
        if state.turn is None:
            if not state.tickets():
                return f"nobody can act: {state}"
            state.draw(state.drawn_by(rng.randrange(state.tickets())))
        elif legal := state.legal():
            state.play(rng.choice(legal))
        else:
            return f"nothing is legal: {state}"
    return f"the round does not end: {state}"

for line in sys.stdin:
    signal.setitimer(signal.ITIMER_PROF, 20)  # seconds of work, however busy the machine is
    try:
        answer = play_on(*json.loads(line))
    except Exception as error:
        answer = f"{type(error).__name__}: {error}"
    print(json.dumps(answer), flush=True)
"""


class Player:
    """A process that reads positions and plays them on; started again when it hangs or dies."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def ask(self, game: str, text: str, seed: int) -> str:
        if self.process is None:
            self.process = self._start()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([game, text, seed]), file=self.process.stdin, flush=True)
        if answer := self.process.stdout.readline():
            said: str = json.loads(answer)
            return said
        code = self.process.wait()
        self.close()
        return "it plays without end" if code == -signal.SIGPROF else f"the process died with code {code}"

    @staticmethod
    def _start() -> subprocess.Popen[str]:
        chosen = "python" if engine.build() == "interpreted" else "compiled"
        env = os.environ | {"PYRITE_ENGINE": chosen, "PYTHONIOENCODING": "utf-8"}
        return subprocess.Popen(
            [sys.executable, "-c", PLAYER], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def close(self) -> None:
        if self.process is None:
            return
        self.process.kill()
        self.process.communicate()
        self.process = None
