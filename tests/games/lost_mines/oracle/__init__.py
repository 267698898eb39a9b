"""A second, naive reading of the rules of The Lost Mines, to compare the engine with."""

from .game import LostMinesOracle

__all__ = ["LostMinesOracle"]
