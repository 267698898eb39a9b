"""How fast batches step both games, on one thread and on two, beside OpenSpiel's Hanabi in the same run.

A step is a player's decision with everything that follows: chance, the next observation, its legal actions. Actions are
drawn at random by the caller. `cpu` is steps per second of processor time, which other processes disturb less. Threads
that step a batch together wait for each other, so on a busy machine two of them are slower than one; `--urgent` gives
each measurement, which takes less than half a second, priority over other processes (Linux, by root).
"""

import argparse
import json
import multiprocessing
import os
import random
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from typing import NamedTuple

import numpy as np
import pyspiel

from pyrite.lab import Batch
from pyrite.lab.numbered import Form

GAMES = {"saboteur": 5, "lost-mines": 6}
STEPS = 51_200  # of one measurement
WARM_UP = 1_000  # steps of each game, so that the games of a batch are at different moments
PAUSE = 0.3  # seconds for the other processes after an urgent measurement
FORMS: tuple[Form, ...] = ("compact", "dense")


def batch_steps(game: str, form: Form, size: int, threads: int) -> Callable[[], int]:
    batch = Batch(game, size, GAMES[game], threads, seed=1, form=form)
    rng = np.random.default_rng(1)
    every = np.arange(size)

    def step() -> None:
        chosen = rng.random(size, np.float32) * batch.counts
        batch.step(batch.legal[every, chosen.astype(np.intp)])

    def play() -> int:
        for _ in range(STEPS // size):
            step()
        return STEPS // size * size

    for _ in range(WARM_UP):
        step()
    return play


def hanabi_steps() -> int:
    """OpenSpiel's Hanabi, 5 players: chance, the observation of who is to act, its legal actions."""
    game = pyspiel.load_game("hanabi", {"players": 5})
    steps = 0
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def pettingzoo_hanabi_steps() -> int:
    from pettingzoo.classic import hanabi_v5

    environment = hanabi_v5.env(players=5)
    steps = 0
    for seed in range(5):
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(None if ended or cut else int(random.choice(legal)))
            steps += 1
    return steps


class Speed(NamedTuple):
    """Steps a second, by the clock on the wall and by processor time."""

    wall: float
    cpu: float


def speed(play: Callable[[], int]) -> Speed:
    began, used = time.perf_counter(), time.process_time()
    steps = play()
    return Speed(steps / (time.perf_counter() - began), steps / (time.process_time() - used))


def urgent_speed(play: Callable[[], int]) -> Speed:
    """The same, before all other processes."""
    set_policy(os.SCHED_FIFO, 1)
    try:
        return speed(play)
    finally:
        set_policy(os.SCHED_OTHER, 0)
        time.sleep(PAUSE)


def set_policy(policy: int, priority: int) -> None:
    """Set how the threads of this process are scheduled."""
    for thread in os.listdir("/proc/self/task"):
        with suppress(ProcessLookupError):  # it has just ended
            os.sched_setscheduler(int(thread), policy, os.sched_param(priority))


def figures(speeds: list[Speed]) -> dict[str, float]:
    wall = [each.wall for each in speeds]
    return {
        "steps_per_s": round(statistics.median(wall)),
        "best": round(max(wall)),
        "cpu": round(max(each.cpu for each in speeds)),
    }


def compare(
    game: str, form: Form, size: int, times: int, measure: Callable[[Callable[[], int]], Speed]
) -> dict[str, dict[str, float]]:
    """One thread and two, in turn, so that both meet the same disturbances."""
    one, two = batch_steps(game, form, size, 1), batch_steps(game, form, 2 * size, 2)
    pairs = [(measure(one), measure(two)) for _ in range(times)]
    ratios = {
        "ratio": round(statistics.median(double.wall / single.wall for single, double in pairs), 2),
        "best_ratio": round(max(double.wall for _, double in pairs) / max(single.wall for single, _ in pairs), 2),
    }
    return {
        f"{game} {form} {size}": figures([single for single, _ in pairs]),
        f"{game} {form} 2 x {size}": {**figures([double for _, double in pairs]), **ratios},
    }


def play_beside(
    game: str, form: Form, size: int, times: int, is_urgent: bool, meeting: Barrier, out: "Queue[float]"
) -> None:
    """What the second process does: the same as the first, at the same time."""
    play = batch_steps(game, form, size, 1)
    for _ in range(times):
        meeting.wait()
        out.put((urgent_speed if is_urgent else speed)(play).wall)


def compare_processes(game: str, form: Form, size: int, times: int, is_urgent: bool) -> dict[str, dict[str, float]]:
    """A process alone and two together, with a batch each."""
    context = multiprocessing.get_context("spawn")
    meeting, out = context.Barrier(2), context.Queue()
    arguments = (game, form, size, times, is_urgent, meeting, out)
    other = context.Process(target=play_beside, args=arguments)
    other.start()
    play, measure = batch_steps(game, form, size, 1), urgent_speed if is_urgent else speed
    ratios = []
    for _ in range(times):
        alone = measure(play).wall
        meeting.wait()
        ratios.append((measure(play).wall + out.get()) / alone)
    other.join()
    return {f"{game} {form} {size}, two processes": {"ratio": round(statistics.median(ratios), 2)}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="repeat each measurement so often")
    parser.add_argument("--sizes", type=int, nargs="+", default=[256], help="games of one thread")
    parser.add_argument("--processes", action="store_true", help="also compare two processes with one")
    parser.add_argument("--urgent", action="store_true", help="measure before all other processes")
    given = parser.parse_args()
    measure = urgent_speed if given.urgent else speed
    found: dict[str, dict[str, float] | float] = {"load": round(os.getloadavg()[0], 1)}
    for game in GAMES:
        for form in FORMS:
            for size in given.sizes:
                found |= compare(game, form, size, given.times, measure)
                if given.processes:
                    found |= compare_processes(game, form, size, given.times, given.urgent)
    found["OpenSpiel Hanabi"] = figures([measure(hanabi_steps) for _ in range(3)])
    found["OpenSpiel Hanabi through PettingZoo"] = figures([speed(pettingzoo_hanabi_steps) for _ in range(3)])
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
