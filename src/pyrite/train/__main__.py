"""Trains a network: `python -m pyrite.train settings.toml --out run --minutes 8`."""

import sys
from importlib import import_module

from pyrite.distribution import importing

if __name__ == "__main__":
    try:
        with importing("train"):
            import_module("numpy")  # JAX needs it, without an error message that says so
            from pyrite.train.command import main
    except ImportError as missing:
        sys.exit(f"pyrite.train: {missing}")
    sys.exit(main())
