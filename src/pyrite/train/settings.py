"""The settings of a run: the same settings always have the same result on the same machine."""

from pathlib import Path

import msgspec


class WrongSettings(ValueError):
    """A file that is not the settings of a run; the message says why."""


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is trained, and how."""

    rounds: str  # the module that plays the rounds; its names are those of `experience.Rounds`
    seed: int
    updates: int
    rounds_each: int = 192  # rounds played for an update
    rounds_a_task: int = 16  # rounds that one process plays without interruption
    warmth: float = 1.25  # the temperature at which the first policy is taken over
    hidden: int = 64
    second: int = 32
    critic: int = 64
    rate: float = 1.5e-3  # of Adam, for the policy
    last_rate: float = 0.2  # its part that is left at the end; it falls evenly
    critic_rate: float = 1e-3
    epochs: int = 3
    critic_epochs: int = 6
    critic_first: int = 3  # updates before the policies begin to learn, for the critic to learn something
    rows_a_batch: int = 6144  # legal actions in a minibatch
    positions_a_batch: int = 1024  # of the critic
    clip: float = 0.1
    entropy: float = 0.02
    last_entropy: float = 0.003
    slow_weight: float = 0.05  # of the divergence from the slow copy
    slow_pace: float = 0.1  # how much of the policy the slow copy takes over after each update
    trace: float = 0.8  # the factor for each further turn when later changes are credited to an action
    price: float = 0.3  # what being exposed for a whole round costs the stealthiest, in rounds won
    check_each: int = 0  # updates between two checks of the slow copy on deals kept for that; 0: none
    checks: int = 256  # deals of a check
    keep_each: int = 10  # updates between two copies to play against
    kept: int = 4  # the number of those copies


def read_settings(path: Path) -> TrainingSettings:
    """The settings in a TOML file; WrongSettings says what is wrong with it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=TrainingSettings)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise WrongSettings(f"{path} is not the settings of a run: {error}") from None
