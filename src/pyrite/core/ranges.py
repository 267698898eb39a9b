"""Numbers that a person may choose: what is in range, and what to say when it is not."""


def check_range(name: str, value: int, least: int, most: int, rule: str) -> None:
    """Raise ValueError unless the value is a whole number in this range."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} is {value!r}; it is a whole number from {least} to {most} ({rule})")


def check_seat(seat: int | None, players: int) -> None:
    """Raise ValueError unless it is a seat, or None for a spectator."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise ValueError(f"seat {seat!r} does not play; seats are 0 to {players - 1}, None is a spectator")
