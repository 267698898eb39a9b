"""Seats as numbers in a position, where -1 is nobody, and as users write them, where None is nobody."""


def known_seat(number: int) -> int | None:
    """The seat with this number; None for nobody."""
    return None if number < 0 else number


def number_of(seat: int | None) -> int:
    """The number of a seat; -1 for nobody."""
    return -1 if seat is None else seat


def from_viewer(number: int, viewer: int, players: int) -> int:
    """The place of a seat counted clockwise from the viewer, who is 1; 0 for nobody."""
    return 0 if number < 0 else (number + players - viewer) % players + 1


def check_seat(seat: int | None, players: int) -> None:
    """Raise ValueError unless it is a seat, or None for a spectator."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise ValueError(f"seat {seat!r} does not play; seats are 0 to {players - 1}, None is a spectator")
