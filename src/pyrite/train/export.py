"""The file that a bot reads, from a run: `python -m pyrite.train.export run --out foreman.json`.

With `--kind critic` it writes the critics instead, so that a later run need not teach them from nothing.
"""

import argparse
import json
import sys
from base64 import b64encode
from pathlib import Path

import msgspec
import numpy

from pyrite.bots.network import FORMAT, NetworkFile, WeightArray
from pyrite.train.course import CHECKPOINT, CRITICS, POLICY, SLOW
from pyrite.train.network import Array


def part(array: Array) -> WeightArray:
    """An array as it is written."""
    return WeightArray(array.shape, b64encode(array.astype("<f2").tobytes()).decode())


def exported(checkpoint: Path, wanted: str = SLOW) -> bytes:
    """Some networks of a checkpoint: by default the slow copies, which average out much of the noise."""
    networks: dict[str, dict[str, WeightArray]] = {}
    with numpy.load(checkpoint, allow_pickle=False) as file:
        about = json.loads(file["about"].tobytes())
        for name in file.files:
            kind, _, rest = name.partition("/")
            if kind == wanted:
                role, _, array = rest.partition("/")
                networks.setdefault(role, {})[array] = part(file[name])
    command = "python -m pyrite.train SETTINGS --out RUN; python -m pyrite.train.export RUN"
    found = NetworkFile(
        FORMAT, command, about["settings"], about["earlier"], about["stage"], about["rounds"], about["curve"], networks
    )
    return msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n"


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.train.export", description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--kind", choices=(SLOW, POLICY, CRITICS), default=SLOW, help="which networks")
    given = parser.parse_args()
    given.out.write_bytes(exported(given.run / CHECKPOINT, given.kind))
    return 0


if __name__ == "__main__":
    sys.exit(main())
