"""Pyrite, the open home of two hidden-role board games."""

from pyrite import engine
