"""The networks that a run begins with."""

from pathlib import Path

import numpy

from pyrite.train.lessons import Lessons
from pyrite.train.network import Weights, at_temperature, new_action_critic, new_critic, new_policy, read_weights
from pyrite.train.reader import READER, new_reader, with_reader
from pyrite.train.scoring import COST, CRITIC, WORTH
from pyrite.train.settings import TrainingSettings
from pyrite.train.trunk import TRUNK, new_trunk, with_trunk

Named = dict[str, Weights]  # networks by role, or by what a critic is for


def first_policies(rng: numpy.random.Generator, lessons: Lessons, settings: TrainingSettings) -> Named:
    """Those of the settings' file, or those that play by the first policy of the lessons."""
    if settings.begin_with:
        read = read_weights(Path(settings.begin_with))
        return {
            role: net if role in (TRUNK, READER) else at_temperature(net, settings.warmth) for role, net in read.items()
        }
    return {
        role: new_policy(
            rng,
            lessons.first_policy(role) / numpy.float32(settings.warmth),
            lessons.CONTEXT_SIZE,
            settings.hidden,
            settings.second,
        )
        for role in lessons.ROLES
    }


def first_critics(rng: numpy.random.Generator, lessons: Lessons, settings: TrainingSettings) -> Named:
    """Those of the settings' file, or critics that know nothing."""
    if settings.begin_critics_with:
        return read_weights(Path(settings.begin_critics_with))
    row = lessons.ROW_SIZE + lessons.SECRET_SIZE
    found = {CRITIC: new_critic(rng, lessons.CRITIC_SIZE, settings.critic, lessons.RESULTS)}
    for name in (WORTH, COST):
        found[name] = new_action_critic(rng, row, lessons.CRITIC_SIZE, settings.critic, settings.second)
    return found


def with_trunks(
    rng: numpy.random.Generator, lessons: Lessons, settings: TrainingSettings, policies: Named, critics: Named
) -> tuple[Named, Named]:
    """The same networks, each group with a trunk; networks that have one keep theirs."""
    picture = lessons.PICTURE
    if picture is None:
        raise ValueError(f"{settings.lessons} has no picture of a board for a trunk")
    groups = (
        (policies, picture.planes, lessons.CONTEXT_SIZE),
        (critics, picture.secret_planes, lessons.CRITIC_SIZE),
    )
    found = []
    for nets, planes, moment in groups:
        if TRUNK in nets:
            found.append(nets)
            continue
        trunk = new_trunk(rng, picture, planes, moment, len(lessons.ROLES), settings.channels, settings.blocks)
        served = {name: with_trunk(net, picture, settings.channels) for name, net in nets.items()}
        found.append({**served, TRUNK: trunk})
    return found[0], found[1]


def with_readers(rng: numpy.random.Generator, lessons: Lessons, settings: TrainingSettings, policies: Named) -> Named:
    """The same policies with a reader, unless they have one."""
    if READER in policies:
        return policies
    if lessons.STORY is None:
        raise ValueError(f"{settings.lessons} has no story of deeds for a reader")
    served = {role: with_reader(net) if role in lessons.ROLES else net for role, net in policies.items()}
    return {**served, READER: new_reader(rng, lessons.STORY)}
