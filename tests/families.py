"""Large families of cases: `make test` runs some of each, and `make long` the others, which look at the same again."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def some(cases: Iterable[tuple[Any, ...]], is_usual: Callable[..., bool]) -> list[ParameterSet]:
    """The cases as parameters; those that are not usual are for `make long`."""
    return [pytest.param(*case, marks=[] if is_usual(*case) else [pytest.mark.long]) for case in cases]
