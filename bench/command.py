"""The processor time of one command, in this process: `python -m bench.command --commands 1000 [--viewers 5]`.

There is no socket: bytes go nowhere. What is left is what a command costs the server itself: reading, deciding, saving
to SQLite, applying, and building one view for each viewer. `--profile` prints where the time goes.
"""

import argparse
import asyncio
import cProfile
import json
import random
import tempfile
import time
from pathlib import Path

import msgspec

from pyrite.core.text_fields import OptionValue
from pyrite.server.access.visitors import Visitor
from pyrite.server.bots.workers import Thinkers
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.live.viewers import Viewer
from pyrite.server.messages import NewTable, Refused, Settings
from pyrite.server.settings import Limits, Rate, ServerSettings
from pyrite.server.wire.gateway import carry_out, read_command

PLAYERS = 5

# Parts of a command by the function that does them; none of these calls another one.
PARTS = {
    "building five views and prompts": ("table_view.py", "view_and_prompt"),
    "what has happened, for five viewers": ("table_view.py", "happened"),
    "encoding messages, entries and the answer": ("~", "<method 'encode' of 'msgspec.json.Encoder' objects>"),
    "reading the command": ("gateway.py", "read_command"),
    "deciding on a copy, and chance": ("commands.py", "decide"),
    "applying it to the table": ("table.py", "apply"),
    "clocks, absences, bots": ("live_table.py", "_arrange"),
    "who is there": ("live_table.py", "_show_presence"),
    "limits": ("rate_limits.py", "take"),
    "figures": ("metrics.py", "observe"),
    "handing over to the store's thread": ("base_events.py", "run_in_executor"),
}
WAITING = ("<method 'poll' of 'select.epoll' objects>", "<method 'put' of '_queue.SimpleQueue' objects>")
PLENTY = Rate(10_000_000, 10_000_000)
LIMITS = Limits(commands_of_address=PLENTY, new_tables=PLENTY, new_tables_of_address=PLENTY)


async def new_game(live_tables: LiveTables, number: int, viewers: int) -> LiveTable:
    """A table for five, dealt; so many of them and, if that is not enough, spectators watch it."""
    people = [f"{number}-{seat}" for seat in range(PLAYERS)]
    options: dict[str, OptionValue] = {"players": PLAYERS, "rounds": 99}
    table = NewTable(id=f"new-{number}", game="saboteur", options=options, name="P0", settings=Settings(pace=0))
    seated = await live_tables.new_tables.create(people[0], table)
    live = await live_tables.table(seated.code)
    for seat, who in enumerate(people[1:], 1):
        await send(live_tables, live, who, {"do": "sit", "id": "sit", "name": f"P{seat}", "target": seat})
    await send(live_tables, live, people[0], {"do": "start", "id": "start"})
    for place in range(viewers):
        taken = place if place < PLAYERS else None
        live.come(Viewer(f"{number}-{place}", taken, lambda message: None, is_screen=False), None)
    return live


async def send(live_tables: LiveTables, live: LiveTable, who: str, command: dict[str, str | int]) -> None:
    """What a socket does with a message."""
    answer = await carry_out(live_tables, live, Visitor(who, "here"), read_command(json.dumps(command)), None)
    msgspec.json.encode(answer)
    if isinstance(answer, Refused):
        raise SystemExit(answer.why.text)


async def play(
    live_tables: LiveTables, tables: list[LiveTable], commands: int, together: int, rng: random.Random
) -> float:
    """Legal moves, so many at different tables at the same time; the processor time that it took to choose them."""
    chosen = 0.0
    for first in range(0, commands, together):
        began = time.thread_time()
        numbers = range(first, min(first + together, commands))
        moves = [_move(tables[number % len(tables)], number, rng) for number in numbers]
        chosen += time.thread_time() - began
        await asyncio.gather(*(send(live_tables, *move) for move in moves))
    return chosen


def _move(live: LiveTable, number: int, rng: random.Random) -> tuple[LiveTable, str, dict[str, str | int]]:
    """A legal move of the player whose turn it is."""
    turn = live.table.turn
    assert live.table.match is not None
    assert turn is not None
    who = live.table.seats[turn].who
    assert who is not None
    action = rng.choice(live.table.match.view(turn).legal).text
    return live, who, {"do": "play", "id": f"m{number}", "expect": live.table.seq, "action": action}


async def measure(commands: int, together: int, viewers: int, *, profile: bool) -> tuple[float, float]:
    """Milliseconds of processor time for each command, of the event loop and of the thread that writes to SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        settings = ServerSettings(database=f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}", limits=LIMITS)
        live_tables = LiveTables(settings, thinkers=Thinkers(1))
        await live_tables.start()
        tables = [await new_game(live_tables, number, viewers) for number in range(20)]
        rng = random.Random(1)
        await play(live_tables, tables, 100, together, rng)
        profiler = cProfile.Profile()
        if profile:
            profiler.enable()
        began, began_here = time.process_time(), time.thread_time()
        chosen = await play(live_tables, tables, commands, together, rng)
        spent, spent_here = time.process_time() - began - chosen, time.thread_time() - began_here - chosen
        if profile:
            profiler.disable()
            print_parts(profiler)
        await live_tables.stop()
    return 1000 * spent_here / commands, 1000 * (spent - spent_here) / commands


def print_parts(profiler: cProfile.Profile) -> None:
    """Prints what part of the event loop's time goes where; what is chosen by the benchmark itself is left out."""
    profiler.create_stats()
    stats = profiler.stats
    waited = sum(one[2] for (_, _, name), one in stats.items() if name in WAITING)
    chosen = sum(one[3] for (file, _, name), one in stats.items() if file.endswith("/match.py") and name == "view")
    total = sum(one[2] for one in stats.values()) - waited - chosen
    rest: float = total
    for part, (file, name) in PARTS.items():
        found = [one for key, one in stats.items() if key[0].endswith(file) and key[2] == name]
        spent: float = sum(one[3] for one in found)
        if name == "run_in_executor":
            spent -= sum(one[2] for key, one in stats.items() if key[2] == WAITING[1])
        if file == "~":  # without what was counted as a part of another function
            spent -= sum(by[3] for one in found for caller, by in one[4].items() if caller[2] == "_events")
        rest -= spent
        print(f"{100 * spent / total:5.1f} %  {part}")
    print(f"{100 * rest / total:5.1f} %  the rest: event loop, tasks, locks, and calls between all of these")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commands", type=int, default=1_000)
    parser.add_argument("--together", type=int, default=1, help="commands at the same time, at most 20")
    parser.add_argument("--viewers", type=int, default=PLAYERS, help="of each table; more than 5: spectators")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    loop, store = asyncio.run(measure(given.commands, given.together, given.viewers, profile=given.profile))
    print(f"{loop + store:.3f} ms of processor time a command: {loop:.3f} in the event loop, {store:.3f} in the store")


if __name__ == "__main__":
    main()
