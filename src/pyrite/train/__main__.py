"""Trains a network: `python -m pyrite.train settings.toml --out run --minutes 8 --cores 16`."""

import sys

if __name__ == "__main__":  # the processes that play import this module as well, and have no use for JAX
    from pyrite.train.command import main

    sys.exit(main())
