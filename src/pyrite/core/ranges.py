"""Numbers that a person may choose: what is in range, and what to say when it is not."""


def check_range(name: str, value: int, least: int, most: int, rule: str) -> None:
    """Raise ValueError unless the value is a whole number in this range."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value!r} ({rule})")
