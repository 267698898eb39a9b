"""The laboratory: both games for learning programs and researchers (docs/lab.md). Install the extra `lab`."""

from pyrite.distribution import importing

with importing("lab"):
    from pyrite.lab.batch import Batch
    from pyrite.lab.gymnasium import register

__all__ = ["Batch"]

register()
