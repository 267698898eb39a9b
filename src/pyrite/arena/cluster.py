"""Pieces of work on a Ray cluster instead of processes of this machine; needs the extra `ray`.

Every node needs the same Pyrite. A piece on a node that is lost is done again on another one; since a piece always
has the same result, so has the whole.
"""

import warnings
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from pyrite.arena.results_file import sources

SCHEME = "ray://"
RETRIES = 20  # of a piece whose node or process is lost; one that kills its process each time has to end some day

P = ParamSpec("P")
R = TypeVar("R")


class NoCluster(ConnectionError):
    """The cluster at an address can't be used; the message says why."""


class OtherProgram(ValueError):
    """A node has other rules or bots than this machine, so its results would not be the same."""


class Cluster(Executor):
    """A connection to a Ray cluster."""

    def __init__(self, address: str) -> None:
        """Connects; NoCluster if that is not possible."""
        import ray  # an extra that few need

        self._ray = ray
        try:
            with warnings.catch_warnings(action="ignore"):  # it warns before it raises
                ray.init(address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error)) from error
        self._work = ray.remote(max_retries=RETRIES)(work)

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Lets a node call a function."""
        done: Future[R] = self._work.remote(sources(), function, *args, **kwargs).future()
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which then stops our remaining work."""
        self._ray.shutdown()


def work(theirs: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function on a node if it runs the same program as this machine."""
    if theirs != sources():
        raise OtherProgram
    return function(*args, **kwargs)
