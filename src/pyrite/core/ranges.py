"""Numbers that a person may choose: what is in range, and what to say when it is not."""


def check_range(name: str, value: object, least: int, most: int, rule: str) -> None:
    """ValueError that says what would be right, unless the value is a whole number in range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{name} is {value!r}; it is a whole number from {least} to {most} ({rule})")


def check_seat(seat: object, players: int) -> None:
    """ValueError unless it is a seat, or None for a spectator."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise ValueError(f"seat {seat!r} does not play; seats are 0 to {players - 1}, None is a spectator")
