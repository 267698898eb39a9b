"""A run: tables are played, the networks learn, and everything is saved, so that it continues where it was stopped."""

import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import msgspec
import numpy

from pyrite.bots.network import RunSettings
from pyrite.train import learner, scoring
from pyrite.train.first_networks import first_critics, first_policies, with_readers, with_trunks
from pyrite.train.learner import (
    Memory,
    Pace,
    Skill,
    StepResult,
    StepToLearn,
    TakenActions,
    Terms,
)
from pyrite.train.lessons import OWN, Lessons, Matches, WaitingTables, Whole
from pyrite.train.network import Array, Weights, read_weights
from pyrite.train.scoring import Nets, SeenStep
from pyrite.train.settings import TrainingSettings
from pyrite.train.trunk import Net

UNSTACKED = ("rows", "secrets", "places", "deeds", "contexts")  # large, and read one by one
CHECKPOINT, CURVE = "checkpoint.npz", "curve.jsonl"
POLICY, SLOW, CRITICS = "policy", "slow", "critic"
EXPOSED = 0.9  # a hidden opponent above this chance counts as exposed
NOTED = (
    *("entropy", "from slow copy", "change"),
    *("loss of reader", "loss of critic", "loss for actions", "loss for suspicion"),
)


Counts: TypeAlias = defaultdict[str, float]
S = TypeVar("S", SeenStep, TakenActions, StepResult)


class WrongRun(ValueError):
    """A run can't continue in the folder; the message says why."""


class PlayedStep(NamedTuple):
    """What was seen, done and caused at all tables of a half."""

    seen: SeenStep
    taken: TakenActions
    result: StepResult


class HalfOfTables:
    """Half of the tables: while the accelerator thinks about one half, the other one is played."""

    def __init__(self, tables: WaitingTables, matches: Matches) -> None:
        """Tables that wait for their first decisions, and who plays at them."""
        self.tables = tables
        self.matches = matches
        self.steps: list[PlayedStep] = []
        self._begun: tuple[SeenStep, TakenActions] | None = None
        self._who = numpy.zeros(0, numpy.int32)
        self._stealths = numpy.zeros(0, numpy.float32)
        self._playing: Future[None] | None = None

    def wait(self, counts: Counts) -> None:
        """Wait until the last actions have been carried out, and note what came of them."""
        if self._playing is None or self._begun is None:
            return
        self._playing.result()
        tables = self.tables
        seen, taken = self._begun
        result = StepResult(*(jnp.array(array, copy=True) for array in (tables.ended, tables.won, tables.costs)))
        self.steps.append(PlayedStep(seen, taken, result))
        _count(counts, tables, self.matches, self._who, self._stealths)
        self._begun = self._playing = None

    def play(self, seen: SeenStep, taken: TakenActions, pool: ThreadPoolExecutor) -> None:
        """Begin to carry out these actions."""
        self.tables.chosen[:] = numpy.asarray(taken.place)
        self._begun = seen, taken
        self._who, self._stealths = self.tables.who.copy(), self.tables.stealths.copy()
        self._playing = pool.submit(self.tables.step)


def _count(counts: Counts, tables: WaitingTables, matches: Matches, who: Whole, stealths: Array) -> None:
    """Who won against whom, and who was exposed, for the curve."""
    over = tables.ended > 0
    for number, (digs, sabotages, _) in enumerate(matches):
        here = over & (tables.matches == number)
        counts[f"rounds: {digs} against {sabotages}"] += int(here.sum())
        counts[f"won: {digs} against {sabotages}"] += round(float(tables.tally[here].sum()), 3)
    read = (tables.exposed >= 0) & (who == OWN)
    for stealth in numpy.unique(stealths[read]):
        here = read & (stealths == stealth)
        counts[f"read at stealth {stealth:.2f}"] += int(here.sum())
        counts[f"exposed at stealth {stealth:.2f}"] += int((tables.exposed[here] > EXPOSED).sum())


class Course:
    """A run in progress. While one update is played, the networks learn from the previous one."""

    def __init__(self, settings: TrainingSettings, folder: Path, *, may_change: bool = False) -> None:
        """Continue with what is in the folder, or begin; the settings may differ from before only if `may_change`."""
        self.settings = settings
        self.may_change = may_change
        self.earlier: list[tuple[int, RunSettings]] = []  # the stage until which each of them was used
        self.folder = folder
        self.lessons: Lessons = import_lessons(settings.lessons)
        self.roles = tuple(self.lessons.ROLES)
        self.matches = self.lessons.MATCHES
        if settings.against:
            own = self.lessons.WHO[OWN]
            self.matches = ((own, settings.against, 1), (settings.against, own, 1))
        self.stage = 0
        self.rounds = 0
        self.curve: list[dict[str, float]] = []
        rng = numpy.random.default_rng([settings.seed, 0])
        policies, critic = first_policies(rng, self.lessons, settings), first_critics(rng, self.lessons, settings)
        if settings.channels:
            policies, critic = with_trunks(rng, self.lessons, settings, policies, critic)
        if settings.reads:
            policies = with_readers(rng, self.lessons, settings, policies)
        self.skill = Skill(_sent(policies), learner.empty_memory(policies), _sent(critic), learner.empty_memory(critic))
        self.slow: Nets = _sent(policies)
        self.past: list[Nets] = []
        self.opponent = _sent(read_weights(Path(settings.opponent))) if settings.opponent else None
        if (folder / CHECKPOINT).exists():
            self._load()
        self._decide, self._credit, self._improve = compiled(settings.lessons)

    @property
    def is_over(self) -> bool:
        """Whether all stages are done."""
        return self.stage >= self.settings.stages

    def step(self) -> dict[str, float]:
        """Play and learn for a stage, and save; returns the point of the curve."""
        began = time.monotonic()
        settings, stage = self.settings, self.stage
        counts: Counts = defaultdict(float)
        noted: list[jax.Array] = []
        halves = [
            HalfOfTables(
                self.lessons.make_tables(
                    settings.tables, settings.threads, f"{settings.seed}/{stage}/{half}", self.matches
                ),
                self.matches,
            )
            for half in range(2)
        ]
        rng = numpy.random.default_rng([settings.seed, 1, stage])
        key = jax.random.fold_in(jax.random.key(settings.seed), stage)
        to_learn: Iterator[StepToLearn] = iter(())
        each = settings.epochs  # steps to learn from while one is played
        with ThreadPoolExecutor(1) as pool:
            for update in range(settings.updates):
                for _ in range(settings.steps):
                    for half in halves:
                        half.wait(counts)
                        key, drawn = jax.random.split(key)
                        seen = scoring.look(half.tables)
                        taken = self._decide(
                            self.skill.policies, self._opponent(), seen, drawn, 1.0, settings.opponent_sharpness
                        )
                        half.play(seen, taken, pool)
                        noted += self._learn(to_learn, each, stage * settings.updates + update)
                for half in halves:
                    half.wait(counts)
                noted += self._learn(to_learn, 1 << 30, stage * settings.updates + update)
                to_learn = self._lessons_of(halves, rng)
                self._follow()
            noted += self._learn(to_learn, 1 << 30, (stage + 1) * settings.updates)
            self._follow()
        self.stage += 1
        if self.opponent is None and stage % settings.keep_each == 0:
            self.past = [*self.past, self.skill.policies][-settings.kept :]
        point: dict[str, float] = {"stage": stage, **counts}
        if noted:
            means = numpy.asarray(jnp.stack(noted)).mean(axis=0)
            point |= {name: round(float(value), 5) for name, value in zip(NOTED, means, strict=True)}
        self.rounds += sum(int(number) for name, number in counts.items() if name.startswith("rounds: "))
        point["seconds"] = round(time.monotonic() - began, 1)
        self.curve.append(point)
        self._save()
        return point

    def _opponent(self) -> Nets:
        """What plays as "past": the opponent of the settings, or an earlier copy."""
        if self.opponent is not None:
            return self.opponent
        return self.past[self.stage % len(self.past)] if self.past else self.skill.policies

    def _lessons_of(self, halves: list[HalfOfTables], rng: numpy.random.Generator) -> Iterator[StepToLearn]:
        """The steps that were played, with what each decision was worth, in a random order for each epoch."""
        found: list[StepToLearn] = []
        for half in halves:
            steps, half.steps = half.steps, []
            seen = _stacked([step.seen for step in steps])
            taken = _stacked([step.taken for step in steps])
            result = _stacked([step.result for step in steps])
            last = scoring.look(half.tables)
            gains, ahead, weights = self._credit(
                self.skill.critic, seen, taken, result, last, self.settings.trace, self.settings.price
            )
            found += [
                StepToLearn(step.seen, step.taken, gains[place], ahead[place], weights[place], step.result.costs)
                for place, step in enumerate(steps)
            ]
        order = [place for _ in range(self.settings.epochs) for place in rng.permutation(len(found))]
        return (found[place] for place in order)

    def _learn(self, lessons: Iterator[StepToLearn], most: int, update: int) -> list[jax.Array]:
        """Learn from at most this many steps."""
        settings = self.settings
        done = min(1.0, update / (settings.stages * settings.updates))
        rate = settings.rate * (1 - (1 - settings.last_rate) * done) if update > settings.critic_first else 0.0
        entropy = settings.entropy + (settings.last_entropy - settings.entropy) * done
        noted = []
        for lesson, _ in zip(lessons, range(most)):  # noqa: B905 (it ends with the shorter one)
            self.skill, seen = self._improve(
                self.skill,
                self.slow,
                lesson,
                Pace(rate, settings.critic_rate, entropy),
                Terms(settings.clip, settings.slow_weight, settings.all_actions, settings.price),
            )
            noted.append(seen)
        return noted

    def _follow(self) -> None:
        """Let the slow copy follow the policies."""
        pace = self.settings.slow_pace
        self.slow = jax.tree.map(lambda slow, now: slow + pace * (now - slow), self.slow, self.skill.policies)

    def _save(self) -> None:
        arrays = {f"{name}/{part}": numpy.asarray(array) for name, net in self._nets() for part, array in net.items()}
        for name, memory in ((POLICY, self.skill.memory), (CRITICS, self.skill.critic_memory)):
            arrays[f"steps/{name}/steps"] = numpy.asarray(memory.steps)
        about = {
            "settings": msgspec.to_builtins(self.settings),
            "earlier": self.earlier,
            "stage": self.stage,
            "rounds": self.rounds,
            "past": len(self.past),
            "curve": self.curve,
        }
        arrays["about"] = numpy.frombuffer(json.dumps(about).encode(), numpy.uint8)
        self.folder.mkdir(parents=True, exist_ok=True)
        partial_file = self.folder / f"new-{CHECKPOINT}"
        with partial_file.open("wb") as file:
            numpy.savez(file, allow_pickle=False, **arrays)
        partial_file.replace(self.folder / CHECKPOINT)
        lines = "".join(json.dumps(point) + "\n" for point in self.curve)
        (self.folder / CURVE).write_text(lines, encoding="utf-8")

    def _nets(self) -> Iterator[tuple[str, Net]]:
        skill = self.skill
        named = [
            (POLICY, skill.policies),
            (SLOW, self.slow),
            (CRITICS, skill.critic),
            (f"first/{POLICY}", skill.memory.first),
            (f"second/{POLICY}", skill.memory.second),
            (f"first/{CRITICS}", skill.critic_memory.first),
            (f"second/{CRITICS}", skill.critic_memory.second),
            *((f"past {number}", past) for number, past in enumerate(self.past)),
        ]
        for name, nets in named:
            for role, net in nets.items():
                yield f"{name}/{role}", net

    def _load(self) -> None:
        with numpy.load(self.folder / CHECKPOINT, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop("about").tobytes())
        self.stage, self.rounds, self.curve = about["stage"], about["rounds"], about["curve"]
        self.earlier = [(until, settings) for until, settings in about["earlier"]]
        if about["settings"] != msgspec.to_builtins(self.settings):
            if not self.may_change:
                raise WrongRun(f"{self.folder} is of a run with other settings; choose another folder")
            self.earlier.append((self.stage, about["settings"]))
        groups: dict[str, dict[str, Weights]] = {}
        for name, array in arrays.items():
            net, _, part = name.rpartition("/")
            group, _, role = net.rpartition("/")
            groups.setdefault(group, {}).setdefault(role, {})[part] = array

        def memory(name: str) -> Memory:
            steps = jnp.asarray(groups["steps"][name]["steps"])
            return Memory(steps, _sent(groups[f"first/{name}"]), _sent(groups[f"second/{name}"]))

        self.skill = Skill(_sent(groups[POLICY]), memory(POLICY), _sent(groups[CRITICS]), memory(CRITICS))
        self.slow = _sent(groups[SLOW])
        self.past = [_sent(groups[f"past {number}"]) for number in range(about["past"])]


def _sent(nets: dict[str, Weights]) -> Nets:
    """The networks on the accelerator."""
    return {name: {part: jnp.asarray(array) for part, array in net.items()} for name, net in nets.items()}


def _stacked(steps: list[S]) -> S:
    """One row for each step; large arrays that are read one by one are left out."""
    kind = type(steps[0])
    empty = jnp.zeros(0)
    return kind(
        *(empty if name in UNSTACKED else jnp.stack([getattr(step, name) for step in steps]) for name in kind._fields)
    )


class LearnerFunctions(NamedTuple):
    """The functions of the learner for one game; each is compiled when it is first called."""

    decide: Callable[..., TakenActions]
    credit: Callable[..., tuple[jax.Array, jax.Array, jax.Array]]
    improve: Callable[..., tuple[Skill, jax.Array]]


@cache
def compiled(name: str) -> LearnerFunctions:
    """The functions of the learner with the lessons of this name."""
    lessons = import_lessons(name)
    return LearnerFunctions(
        jax.jit(partial(learner.decide, lessons)),
        jax.jit(partial(learner.credit, lessons), static_argnums=(5, 6)),
        jax.jit(partial(learner.improve, lessons), static_argnums=(4,)),
    )


def import_lessons(name: str) -> Lessons:
    """The module of this name."""
    lessons: Lessons = import_module(name)
    return lessons


def run(course: Course, is_time: Callable[[], bool], tell: Callable[[dict[str, float]], None]) -> None:
    """Continue until all stages are done, or there is no time for another one."""
    while not course.is_over and is_time():
        tell(course.step())
