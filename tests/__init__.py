"""The tests of the project; their folders mirror `src/pyrite`."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
