"""What each player scores in a round."""


def side_of(clan: str, character: str) -> str | None:
    """The clan the dwarf shares with; None for a selfish one (L7.3, L7.4)."""
    if character == "selfish":
        return None
    if character == "saboteur":
        return "yellow" if clan == "blue" else "blue"
    return clan


def shares(brought: dict[int, list[int]]) -> dict[int, int]:
    """What each member of one side gets, from the values that each brought (L7.4, L7.5)."""
    if not brought:
        return {}
    total = sum(value for values in brought.values() for value in values)
    points = {seat: total // len(brought) for seat in brought}
    left = total % len(brought)
    if left > 0:
        best = max(value for values in brought.values() for value in values)
        finders = [seat for seat in brought if best in brought[seat]]
        for seat in finders:
            points[seat] += left // len(finders)
    return points


def round_points(
    clans: list[str], characters: list[str], treasures: list[tuple[str, int, int | None]], dragon: int | None
) -> list[int]:
    """The points of each seat; a treasure is its kind, its value and who took it."""
    seats = range(len(clans))
    brought = {seat: [value for _, value, taker in treasures if taker == seat] for seat in seats}
    sides = {seat: side_of(clans[seat], characters[seat]) for seat in seats}
    points = {seat: sum(brought[seat]) for seat in seats if sides[seat] is None}  # L7.3
    for clan in ("blue", "yellow"):
        points |= shares({seat: brought[seat] for seat in seats if sides[seat] == clan})
    if dragon is not None:
        points[dragon] = max(0, points[dragon] - 2)  # L7.6
    return [points[seat] for seat in seats]
