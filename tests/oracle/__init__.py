"""A second, naive reading of the Saboteur rules, to compare the engine with."""

from .saboteur import Oracle

__all__ = ["Oracle"]
