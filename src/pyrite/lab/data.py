"""Games as data: one row for each decision, in Parquet files that are written one after the other.

A folder holds a plan, a data card, and parts in `data`. A part is the same whenever it is written, and appears when it
is complete, so a run that was stopped continues with the parts that are missing.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from pyrite import record
from pyrite.arena import workers
from pyrite.bots import bot, words_of
from pyrite.core.interned import BaseDraw
from pyrite.core.require import require
from pyrite.core.text_fields import OptionValue
from pyrite.core.views import SpokenPhrase
from pyrite.distribution import importing
from pyrite.event_text import phrase_text
from pyrite.lab.numbered import layout_of
from pyrite.match import AnyMatch, Match, new
from pyrite.version import __version__

with importing("lab"):
    import pyarrow as pa
    import pyarrow.parquet as pq

Value: TypeAlias = int | float | str | bool | list[int] | list[str] | None
Row: TypeAlias = dict[str, Value]

PLAN, CARD, PARTS = "plan.json", "README.md", "data"
GAMES_A_PART = 100

COLUMNS = {
    "game": (pa.string(), "name of the game"),
    "game_id": (pa.string(), "the same for all decisions of a game"),
    "players": (pa.int8(), "number of players"),
    "revision": (pa.int16(), "revision of the rules"),
    "layout": (pa.int16(), "version of the numbers of actions and observations"),
    "decision": (pa.int32(), "number of the decision in its game, from 0"),
    "round": (pa.int16(), "round of the game, from 1"),
    "seat": (pa.int8(), "who decided"),
    "role": (pa.string(), "the role of that seat in this round"),
    "bot": (pa.string(), "the bot that decided; null for a person"),
    "observation": (pa.list_(pa.int32()), "what the seat knew, in the compact form"),
    "legal": (pa.list_(pa.int32()), "the numbers of the legal actions"),
    "action": (pa.int32(), "the number of the action that was chosen"),
    "action_text": (pa.string(), "the same action as text"),
    "said": (pa.list_(pa.string()), "what the seat said before its move"),
    "score": (pa.float32(), "what the seat scored in the whole game"),
    "won": (pa.bool_(), "whether the seat was among the winners of the game"),
    "ending": (pa.string(), "how the round ended"),
}
SCHEMA = pa.schema([(name, kind) for name, (kind, _) in COLUMNS.items()])


class OtherPlan(ValueError):
    """A folder that holds something else."""


class DataPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is written: games between bots, or records by their texts' origin."""

    source: str  # "bots", "records" or "database"
    game: str = ""
    options: dict[str, OptionValue] = {}
    bots: tuple[str, ...] = ()
    games: int = 0
    seed: int = 0
    talk: bool = False
    version: str = __version__

    @property
    def parts(self) -> int:
        """In how many files it is written."""
        return -(-self.games // GAMES_A_PART)


class DataPart(msgspec.Struct, frozen=True):
    """One file: its number, and of records their names and texts."""

    number: int
    records: tuple[tuple[str, str], ...] = ()


class DataPartResult(msgspec.Struct, frozen=True):
    """The result of a part."""

    number: int
    games: int
    decisions: int


def rows_of(
    match: AnyMatch, game_id: str, bots: Sequence[str | None], said: Mapping[int, Sequence[SpokenPhrase]]
) -> list[Row]:
    """The decisions of a finished match, in order; `said` by the number of the decision."""
    layout = layout_of(match.game.name)
    endings = [ending for event in match.events(None) if (ending := match.game.ending_of(event)) is not None]
    again: AnyMatch = Match(match.game, match.options)
    observer = require(match.game.observer(again.state))
    rows: list[Row] = []
    for step in match.steps:
        seat = again.turn
        if isinstance(step, BaseDraw) or seat is None:
            again.take_step(step)
            continue
        legal = observer.legal()
        spoken = [phrase_text(match.game.name, one, "en") for one in said.get(len(rows), ())]
        rows.append(
            {
                "game": match.game.name,
                "game_id": game_id,
                "players": match.options.players,
                "revision": match.options.rule_revision,
                "layout": layout.version,
                "decision": len(rows),
                "round": again.state.round,
                "seat": seat,
                "role": again.state.view(seat).role,
                "bot": bots[seat],
                "observation": observer.observation(seat),
                "legal": legal,
                "said": spoken,
                "action": legal[again.legal().index(step)],
                "action_text": step.text,
                "score": float(match.scores[seat]),
                "won": seat in match.winners,
                "ending": endings[again.state.round - 1],
            }
        )
        again.take_step(step)
        observer.decided()
    return rows


def played(plan: DataPlan, number: int) -> list[Row]:
    """The decisions of one game between bots."""
    seed = f"{plan.seed}/{number}"
    match: AnyMatch = new(plan.game, seed=f"{seed}/chance", **plan.options)
    names = [plan.bots[seat % len(plan.bots)] for seat in range(match.options.players)]
    bots = [bot(name, seed=f"{seed}/seat {seat}") for seat, name in enumerate(names)]
    talk: list[SpokenPhrase] = []
    said: dict[int, list[SpokenPhrase]] = {}
    decisions = 0
    while (seat := match.turn) is not None:
        view = match.view(seat).with_talk(tuple(talk))
        words = words_of(bots[seat], view) if plan.talk else None
        if words is not None:
            talk.append(words)
            said[decisions] = [words]
        match.play(bots[seat].act(view))
        decisions += 1
    return rows_of(match, seed, names, said)


def recorded(name: str, text: str) -> list[Row]:
    """The decisions of a recorded game; none if it was not finished or has no numbers."""
    contents = record.read_contents(text)
    match: AnyMatch = Match(contents.game, contents.options)
    for step in contents.steps:
        match.take_step(step)
    if not match.state.is_over or contents.game.layout() is None:
        return []
    return rows_of(match, name, [None] * match.options.players, {})


def write_part(place: tuple[str, DataPlan], part: DataPart) -> DataPartResult:
    """Write one file, game by game; it has its name only when it is complete."""
    folder, plan = place
    first = part.number * GAMES_A_PART
    numbers = range(first, min(first + GAMES_A_PART, plan.games))
    found: Iterator[list[Row]] = (
        (recorded(name, text) for name, text in part.records)
        if plan.source != "bots"
        else (played(plan, number) for number in numbers)
    )
    file = part_file(Path(folder), part.number)
    unfinished = file.with_name(f"_{file.stem}.unfinished")  # readers skip names that begin so
    games = decisions = 0
    with pq.ParquetWriter(unfinished, SCHEMA, compression="zstd") as writer:
        for rows in found:
            if rows:
                writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
                games, decisions = games + 1, decisions + len(rows)
    os.replace(unfinished, file)
    return DataPartResult(part.number, games, decisions)


def part_file(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / PARTS / f"part-{number:05}.parquet"


def write(
    folder: Path, plan: DataPlan, cores: int, records: Sequence[tuple[str, str]] = ()
) -> Iterator[DataPartResult]:
    """Write the parts that are missing; OtherPlan if the folder holds something else."""
    (folder / PARTS).mkdir(parents=True, exist_ok=True)
    plan_file = folder / PLAN
    text = msgspec.json.format(msgspec.json.encode(plan)).decode()
    if plan_file.exists() and plan_file.read_text("utf-8") != text:
        raise OtherPlan(f"{folder} contains other data: see its {PLAN}")
    plan_file.write_text(text, "utf-8")
    todo = [
        DataPart(number, tuple(records[number * GAMES_A_PART : (number + 1) * GAMES_A_PART]))
        for number in range(plan.parts)
        if not part_file(folder, number).exists()
    ]
    yield from workers.spread(write_part, (str(folder), plan), todo, cores)
    (folder / CARD).write_text(card(folder, plan), "utf-8")


def card(folder: Path, plan: DataPlan) -> str:
    """The data card: what the columns are and where the data came from; `datasets` reads its beginning."""
    files = [part_file(folder, number) for number in range(plan.parts)]
    decisions = sum(pq.read_metadata(file).num_rows for file in files)
    origin = {
        "bots": f"{plan.games} games between the bots {', '.join(plan.bots)}, seed {plan.seed}",
        "records": f"{plan.games} records",
        "database": f"{plan.games} games that were played on a server, without names",
    }[plan.source]
    columns = "\n".join(f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items())
    return f"""---
configs:
- config_name: default
  data_files: "{PARTS}/*.parquet"
---
# Decisions in hidden-role games

{decisions} decisions from {origin}.
Written by Pyrite {plan.version}; `{PLAN}` says exactly how. The same plan gives the same rows.

| column | type | meaning |
| --- | --- | --- |
{columns}

Roles and outcomes are what a player could not know when deciding: leave them out of what a model reads.
Numbers of actions and observations are explained in Pyrite's docs/lab.md; `layout` is their version.
"""
