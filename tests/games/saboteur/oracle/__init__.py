"""A second, naive reading of the Saboteur rules, to compare the engine with."""

from .game import SaboteurOracle

__all__ = ["SaboteurOracle"]
