"""Trains a network: `python -m pyrite.train settings.toml --out run --minutes 8 --cores 16`."""

import sys

from pyrite.distribution import importing

if __name__ == "__main__":  # the processes that play import this module as well, and have no use for JAX
    try:
        with importing("train"):
            from pyrite.train.command import main
    except ImportError as missing:
        sys.exit(f"pyrite.train: {missing}")
    sys.exit(main())
