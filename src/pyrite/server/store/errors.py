"""Errors of the store."""


class NotSaved(Exception):
    """The database did not take it, or it is unknown whether it did."""


class Conflict(NotSaved):
    """Another worker has already written this entry."""


class InUse(Exception):
    """Another server uses the database; two of them would not hear of each other's moves."""


def describe(error: BaseException) -> str:
    """What went wrong, in one line, without the statement and the values that SQLAlchemy adds."""
    cause = getattr(error, "orig", None) or error
    said = " ".join(str(cause).split())
    if isinstance(cause, TimeoutError) and not said:
        said = "the database did not answer in time"
    return (said or type(cause).__name__)[:300]
