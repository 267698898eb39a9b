"""The settings of a run: the same settings always have the same result on the same machine."""

from pathlib import Path

import msgspec


class WrongSettings(ValueError):
    """The file has no valid settings of a run; the message says why."""


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is trained, and how."""

    lessons: str  # the module with the tables to learn at; its names are those of `lessons.Lessons`
    seed: int
    stages: int  # after each of them everything is saved, and all tables are dealt again
    updates: int = 8  # of a stage
    steps: int = 32  # decisions at each table for an update
    tables: int = 2048  # in each of the two halves that play alternately
    threads: int = 1
    warmth: float = 1.0  # the temperature at which the first policy or `begin_with` is taken over
    hidden: int = 256
    second: int = 128
    critic: int = 256
    channels: int = 0  # of the trunk, which reads the board; 0: there is none
    blocks: int = 3  # of the trunk, each with two layers
    reads: bool = False  # whether policies have a reader, which judges the other seats by their deeds
    rate: float = 5e-4  # of Adam, for the policy
    last_rate: float = 0.2  # the part of it that is left at the end; it falls evenly
    critic_rate: float = 1e-3
    epochs: int = 2
    critic_first: int = 4  # updates before the policies begin to learn, for the critic to learn something
    clip: float = 0.1
    entropy: float = 0.003
    last_entropy: float = 0.001
    slow_weight: float = 0.05  # of the divergence from the slow copy
    slow_pace: float = 0.05  # how much of the policy the slow copy takes over after each update
    trace: float = 0.7  # the factor for each further turn when later changes are credited to an action
    price: float = 0.5  # what being exposed for a whole round costs the stealthiest, in rounds won
    all_actions: float = 0.0  # how much the critic's view of all legal actions counts, beside what came of one
    keep_each: int = 4  # stages between two copies to play against
    kept: int = 3  # the number of those copies
    begin_with: str = ""  # a file of networks that the policies begin as, instead of the first policy of the lessons
    begin_critics_with: str = ""  # a file of critics that an earlier run has taught
    against: str = ""  # a player of the lessons: learn only to beat it, in each role
    opponent: str = ""  # a file of networks that play as "past", instead of earlier copies
    opponent_sharpness: float = 1.0  # how sharply "past" draws


def read_settings(path: Path) -> TrainingSettings:
    """The settings in a TOML file; WrongSettings says what is wrong with it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=TrainingSettings)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise WrongSettings(f"{path} is not the settings of a run: {error}") from None
