"""How the points of a round came about (L7.3 to L7.6), from the events that end it.

What a step is worth is worked out by `scoring`, as it is when the round ends; here it is only put in order.
"""

from collections.abc import Iterable, Sequence

from pyrite.core.score_steps import ScoreStep
from pyrite.games.lost_mines.rules import scoring
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES, CLAN_NAMES, Event
from pyrite.games.lost_mines.rules.position import Position

NOBODY = -1


def score_steps(events: Iterable[Event]) -> tuple[ScoreStep, ...]:
    """The steps in the order of the rules: the selfish, both clans, the dragon; none if no round ended."""
    listed = list(events)
    won = {event.seat: event.count for event in listed if event.kind == "scored"}
    if not won:
        return ()
    pos = _position(listed, len(won))
    before = scoring.scored(pos)
    pos.dragon = next((seat for seat, (*_, points) in enumerate(before) if points != won[seat]), NOBODY)
    steps = [*_selfish(before), *(step for side in range(len(CLAN_NAMES)) for step in _side(pos, before, side))]
    if pos.dragon != NOBODY:
        loss = scoring.scored(pos)[pos.dragon][3] - before[pos.dragon][3]
        steps.append(ScoreStep(what="dragon", seats=(pos.dragon,), points=loss))
    return tuple(steps)


def _position(events: Sequence[Event], players: int) -> Position:
    """As much of the position at the end of the round as scoring looks at."""
    character, clan, taken, value = [0] * 9, [0] * 9, [NOBODY] * 9, [0] * 9
    for event in events:
        if event.kind == "character_shown":
            character[event.seat or 0] = CHARACTER_NAMES.index(event.character or "")
            clan[event.seat or 0] = CLAN_NAMES.index(event.clan or "")
        elif event.kind == "treasure_shown":
            taken[event.which or 0] = event.seat or 0
            value[event.which or 0] = event.value or 0
    pos = Position()
    pos.players, pos.dragon = players, NOBODY
    pos.character, pos.clan, pos.slot_taken, pos.slot_value = character, clan, taken, value
    return pos


def _selfish(scored: Sequence[tuple[int, int, int, int]]) -> list[ScoreStep]:
    """Each of the selfish keeps what they brought (L7.4)."""
    return [
        ScoreStep(what="selfish", seats=(seat,), points=brought)
        for seat, (side, brought, _, _) in enumerate(scored)
        if side == NOBODY
    ]


def _side(pos: Position, scored: Sequence[tuple[int, int, int, int]], side: int) -> list[ScoreStep]:
    """An even part for all who score with a clan, then the rest for those with its best treasure (L7.4, L7.5)."""
    clan = CLAN_NAMES[side]
    members = tuple([seat for seat, (own, *_) in enumerate(scored) if own == side])
    if not members:
        return [ScoreStep(what="nobody", side=clan)]
    total, part, rest, best, more = scoring.side_parts(pos, side)
    steps = [ScoreStep(what="side", side=clan, seats=members, points=part, sum=total)]
    if rest:
        owners = tuple([seat for seat in members if scored[seat][2] == best]) if more else ()
        what = "rest" if more else "lost"
        steps.append(ScoreStep(what=what, side=clan, seats=owners, points=more, sum=rest, best=best))
    return steps
