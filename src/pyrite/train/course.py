"""A run: rounds, an update, and everything saved, so that it continues where it was stopped."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy

from pyrite.bots.network import RunSettings
from pyrite.game import Spread
from pyrite.train import learner
from pyrite.train.experience import PlayedRounds, Rounds, Task, joined
from pyrite.train.learner import LearningRates, Memory
from pyrite.train.network import Weights, new_critic, new_policy
from pyrite.train.settings import TrainingSettings

CHECKPOINT, CURVE = "checkpoint.npz", "curve.jsonl"
POLICY, SLOW, CRITIC, AHEAD = "policy", "slow", "critic", "ahead"


class WrongRun(ValueError):
    """A folder that a run cannot continue in; the message says why."""


class Networks(NamedTuple):
    """The networks that rounds are played by."""

    policies: dict[str, Weights]
    past: dict[str, Weights]
    critic: Weights


class Course:
    """A run in progress.

    While it learns from the rounds of an update, the rounds of the next one are played by the networks as they were
    before; so neither waits for the other, and the result does not depend on which is faster.
    """

    def __init__(self, settings: TrainingSettings, folder: Path, *, may_change: bool = False) -> None:
        """Continue with what is in the folder, or begin; only if it may change, other settings than before."""
        self.settings = settings
        self.may_change = may_change
        self.earlier: list[tuple[int, RunSettings]] = []  # the update until which each of them was used
        self.folder = folder
        self.rounds: Rounds = import_rounds(settings.rounds)
        self.update = 0
        self.curve: list[dict[str, float]] = []
        rng = numpy.random.default_rng([settings.seed, 0])
        self.policies = {
            role: new_policy(
                rng,
                self.rounds.first_policy(role) / numpy.float32(settings.warmth),
                self.rounds.CONTEXT_SIZE,
                settings.hidden,
                settings.second,
            )
            for role in self.rounds.ROLES
        }
        self.slow = dict(self.policies)
        self.critic = new_critic(rng, self.rounds.CRITIC_SIZE, settings.critic)
        self.memories = {role: learner.empty_memory(net) for role, net in self.policies.items()}
        self.critic_memory = learner.empty_memory(self.critic)
        self.past: list[dict[str, Weights]] = []
        self.ahead = Networks(self.policies, self.policies, self.critic)  # by these the next rounds are played
        self._coming: Iterable[PlayedRounds] | None = None  # the next rounds, if they have started
        if (folder / CHECKPOINT).exists():
            self._load()

    @property
    def is_over(self) -> bool:
        """Whether all updates are done."""
        return self.update >= self.settings.updates

    def step(self, spread: Spread) -> dict[str, float]:
        """Take the rounds of an update, learn from them, and save; returns the point of the curve."""
        began = time.monotonic()
        settings, update = self.settings, self.update
        parts = list(self._begun(spread, update) if self._coming is None else self._coming)
        waited = time.monotonic() - began
        past = self.past[update % len(self.past)] if self.past else self.policies
        self.ahead = Networks(dict(self.policies), past, self.critic)
        self._coming = self._begun(spread, update + 1)
        point = self._learn(parts)
        self.update += 1
        if update % settings.keep_each == 0:
            self.past = [*self.past, dict(self.policies)][-settings.kept :]
        if settings.check_each and self.update % settings.check_each == 0:
            point |= self._checked(spread)
        point |= {"waited_seconds": round(waited, 1), "seconds": round(time.monotonic() - began, 1)}
        self.curve.append(point)
        self._save()
        return point

    def _begun(self, spread: Spread, update: int) -> Iterable[PlayedRounds]:
        """The rounds of an update, being played; none after the last one."""
        settings = self.settings
        if update >= settings.updates:
            return ()
        return spread(self.rounds.play, self._tasks(f"{settings.seed}/{update}", settings.rounds_each, self.ahead))

    def _checked(self, spread: Spread) -> dict[str, float]:
        """How the slow copy does on the deals kept for that."""
        networks = Networks(self.slow, self.slow, self.critic)
        counts: Counter[str] = Counter()
        for part in spread(self.rounds.check, self._tasks("check", self.settings.checks, networks)):
            counts.update(part)
        return dict(counts)

    def _tasks(self, name: str, rounds: int, networks: Networks) -> list[Task]:
        seeds = [f"{name}/{number}" for number in range(rounds)]
        size = self.settings.rounds_a_task
        return [Task(self.settings, tuple(seeds[first : first + size]), *networks) for first in range(0, rounds, size)]

    def _learn(self, parts: list[PlayedRounds]) -> dict[str, float]:
        settings = self.settings
        rng = numpy.random.default_rng([settings.seed, 1, self.update])
        done = self.update / settings.updates
        pace = LearningRates(
            settings.rate * (1 - (1 - settings.last_rate) * done),
            settings.entropy + (settings.last_entropy - settings.entropy) * done,
        )
        counts: Counter[str] = Counter()
        for part in parts:
            counts.update(part.counts)
        point: dict[str, float] = {"update": self.update, **counts}
        for role, net in self.policies.items():
            found = joined(parts, role)
            point[f"decisions of {role}"] = len(found.counts)
            if self.update < settings.critic_first or not len(found.counts):
                continue
            self.policies[role], self.memories[role], noted = learner.improve(
                net, self.memories[role], self.slow[role], found, settings, pace, rng
            )
            for name, value in zip(("entropy", "from slow copy", "change"), noted, strict=True):
                point[f"{name} of {role}"] = round(value, 4)
            self.slow[role] = {
                name: array + numpy.float32(settings.slow_pace) * (self.policies[role][name] - array)
                for name, array in self.slow[role].items()
            }
        positions = numpy.concatenate([part.positions for part in parts])
        ahead = numpy.concatenate([part.ahead for part in parts])
        self.critic, self.critic_memory, loss = learner.improve_critic(
            self.critic, self.critic_memory, positions, ahead, settings, rng
        )
        point["loss of critic"] = round(loss, 4)
        return point

    def _save(self) -> None:
        arrays = {name: array for name, net in self._nets() for name, array in _named(name, net).items()}
        about = {
            "settings": msgspec.to_builtins(self.settings),
            "earlier": self.earlier,
            "update": self.update,
            "curve": self.curve,
        }
        arrays["about"] = numpy.frombuffer(json.dumps(about).encode(), numpy.uint8)
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.folder / f"new-{CHECKPOINT}"
        with partial.open("wb") as file:
            numpy.savez(file, allow_pickle=False, **arrays)
        partial.replace(self.folder / CHECKPOINT)
        lines = "".join(json.dumps(point) + "\n" for point in self.curve)
        (self.folder / CURVE).write_text(lines, encoding="utf-8")

    def _nets(self) -> list[tuple[str, Weights]]:
        found = [(f"{POLICY}/{role}", net) for role, net in self.policies.items()]
        found += [(f"{SLOW}/{role}", net) for role, net in self.slow.items()]
        found += [(f"past {number}/{role}", net) for number, past in enumerate(self.past) for role, net in past.items()]
        memories = {**self.memories, CRITIC: self.critic_memory}
        for name, memory in memories.items():
            found += [(f"first/{name}", memory.first), (f"second/{name}", memory.second)]
            found += [(f"steps/{name}", {"steps": memory.steps.astype(numpy.float32)})]
        for kind, policies in ((POLICY, self.ahead.policies), ("past", self.ahead.past)):
            found += [(f"{AHEAD}/{kind}/{role}", net) for role, net in policies.items()]
        return [*found, (CRITIC, self.critic), (f"{AHEAD}/{CRITIC}", self.ahead.critic)]

    def _load(self) -> None:
        with numpy.load(self.folder / CHECKPOINT, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop("about").tobytes())
        self.update, self.curve = about["update"], about["curve"]
        self.earlier = [(until, settings) for until, settings in about["earlier"]]
        if about["settings"] != msgspec.to_builtins(self.settings):
            if not self.may_change:
                raise WrongRun(f"{self.folder} is of a run with other settings; choose another folder")
            self.earlier.append((self.update, about["settings"]))
        nets: dict[str, Weights] = {}
        for name, array in arrays.items():
            net, _, part = name.rpartition("/")
            nets.setdefault(net, {})[part] = array
        roles = list(self.policies)
        self.policies = {role: nets[f"{POLICY}/{role}"] for role in roles}
        self.slow = {role: nets[f"{SLOW}/{role}"] for role in roles}
        self.critic = nets[CRITIC]
        pasts = sorted({name.partition("/")[0] for name in nets if name.startswith("past ")})
        self.past = [{role: nets[f"{past}/{role}"] for role in roles} for past in pasts]
        self.ahead = Networks(
            {role: nets[f"{AHEAD}/{POLICY}/{role}"] for role in roles},
            {role: nets[f"{AHEAD}/past/{role}"] for role in roles},
            nets[f"{AHEAD}/{CRITIC}"],
        )
        self.memories = {role: _memory(nets, role) for role in roles}
        self.critic_memory = _memory(nets, CRITIC)


def _named(prefix: str, net: Weights) -> Weights:
    return {f"{prefix}/{name}": array for name, array in net.items()}


def _memory(nets: dict[str, Weights], name: str) -> Memory:
    steps = nets[f"steps/{name}"]["steps"].astype(numpy.int32)
    return Memory(steps, nets[f"first/{name}"], nets[f"second/{name}"])


def import_rounds(name: str) -> Rounds:
    """The module of this name, which plays the rounds."""
    rounds: Rounds = import_module(name)
    return rounds


def run(course: Course, spread: Spread, is_time: Callable[[], bool], tell: Callable[[dict[str, float]], None]) -> None:
    """Continue until all updates are done, or there is no time for another one."""
    while not course.is_over and is_time():
        tell(course.step(spread))
