"""What networks make of the decisions at all tables, with JAX: the scores of actions, and the worth of positions."""

from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from pyrite.train.lessons import Lessons, WaitingTables
from pyrite.train.reader import READER, Judgment, read_story
from pyrite.train.trunk import TRUNK, Impression, Net, at_actions, read_board

NEVER = -1e9
CRITIC, WORTH, COST = "critic", "worth", "cost"  # the critics of positions, of actions, and of suspicion

Nets: TypeAlias = dict[str, Net]  # a policy for each role, with a trunk and a reader if they have them


class SeenStep(NamedTuple):
    """What the seats to act read."""

    rows: jax.Array  # whole numbers
    secrets: jax.Array
    places: jax.Array
    boards: jax.Array
    deeds: jax.Array
    contexts: jax.Array
    critics: jax.Array
    counts: jax.Array
    firsts: jax.Array
    who: jax.Array
    role: jax.Array
    players: jax.Array
    stealths: jax.Array
    whose: jax.Array  # the result that the seat wants


class Extra(NamedTuple):
    """What a policy reads beside rows and context, if there are networks for it."""

    board: Impression | None = None
    judgment: Judgment | None = None


NO_EXTRA = Extra()


def look(tables: WaitingTables) -> SeenStep:
    """What is in the arrays of the tables now, copied: the next step overwrites them."""
    return SeenStep(
        *(
            jnp.array(array, copy=True)
            for array in (
                tables.rows,
                tables.secrets,
                tables.places,
                tables.boards,
                tables.deeds,
                tables.contexts,
                tables.critics,
                tables.counts,
                tables.firsts,
                tables.who,
                tables.role,
                tables.players,
                tables.stealths,
                tables.whose,
            )
        )
    )


def rows_of(seen: SeenStep, lessons: Lessons) -> tuple[jax.Array, jax.Array]:
    """The rows of each table as numbers, and which of them are legal actions; there is room for the same number."""
    places = jnp.arange(lessons.MOST_ROWS)
    return steps(seen, seen.rows, lessons), places < seen.counts[:, None]


def steps(seen: SeenStep, actions: jax.Array, lessons: Lessons) -> jax.Array:
    """What is written about all actions in steps, as numbers, by table and place."""
    return by_table(seen, actions, lessons).astype(jnp.float32) / lessons.ROW_STEP


def by_table(seen: SeenStep, actions: jax.Array, lessons: Lessons) -> jax.Array:
    """What is written about all actions, by table and place."""
    where = jnp.clip(seen.firsts[:, None] + jnp.arange(lessons.MOST_ROWS), 0, len(actions) - 1)
    return actions[where]


def _impression(nets: Nets, lessons: Lessons, seen: SeenStep) -> Impression | None:
    """What the trunk of policies makes of the boards, if they have one."""
    picture = lessons.PICTURE
    if picture is None or TRUNK not in nets:
        return None
    cells, whole = read_board(nets[TRUNK], picture.draw(seen.boards, seen.contexts), seen.contexts, seen.role)
    return Impression(cells, whole, *_places(seen, lessons))


def critics_impression(critics: Nets, lessons: Lessons, seen: SeenStep) -> Impression | None:
    """What the trunk of critics makes of the boards, if they have one."""
    picture = lessons.PICTURE
    if picture is None or TRUNK not in critics:
        return None
    cells, whole = read_board(critics[TRUNK], picture.draw_secret(seen.boards), seen.critics, seen.role)
    return Impression(cells, whole, *_places(seen, lessons))


def _judgment(nets: Nets, lessons: Lessons, seen: SeenStep) -> Judgment | None:
    """What the reader of policies thinks of the seats, if they have one."""
    story = lessons.STORY
    if story is None or READER not in nets:
        return None
    targets = by_table(seen, seen.places, lessons)[..., 2].astype(jnp.int32)
    return read_story(nets[READER], story, seen.deeds, seen.contexts, targets)


def _places(seen: SeenStep, lessons: Lessons) -> tuple[jax.Array, jax.Array]:
    """The cell that each action is about, and what it does there."""
    places = by_table(seen, seen.places, lessons).astype(jnp.int32)
    return places[..., 0], places[..., 1]


def judge_position(critics: Nets, lessons: Lessons, seen: tuple[jax.Array, jax.Array, jax.Array]) -> jax.Array:
    """What the critic of positions says of what critics see, of the boards and the roles that decide."""
    numbers, boards, role = seen
    picture = lessons.PICTURE
    if picture is None or TRUNK not in critics:
        return judge(critics[CRITIC], numbers)
    _, whole = read_board(critics[TRUNK], picture.draw_secret(boards), numbers, role)
    return judge(critics[CRITIC], numbers, whole)


def net_scores(net: Net, rows: jax.Array, contexts: jax.Array, legal: jax.Array, extra: Extra = NO_EXTRA) -> jax.Array:
    """As `network.scores`, for all tables; NEVER where there is no action."""
    usual = rows @ net["linear"]
    weights = jax.nn.softmax(jnp.where(legal, usual, NEVER))
    common = contexts @ net["context"] + net["bias"]
    if extra.board is not None:
        common = common + extra.board.whole @ net["whole"]
    if extra.judgment is not None:
        common = common + extra.judgment.numbers @ net["judged"]
    first = rows @ net["rows"] + common[:, None]
    if extra.board is not None:
        first = first + at_actions(net, extra.board)
    if extra.judgment is not None:
        first = first + extra.judgment.at_targets @ net["target"]
    first = jnp.maximum(first, 0)
    pooled = jnp.einsum("nk,nkh->nh", weights, first) @ net["pooled"] + net["second_bias"]
    second = jnp.maximum(first @ net["second"] + pooled[:, None], 0)
    return jnp.where(legal, usual + second @ net["out"], NEVER)


def scores(nets: Nets, seen: SeenStep, rows: jax.Array, legal: jax.Array, lessons: Lessons) -> jax.Array:
    """The score of each row by the network of the role that decides."""
    return scores_with(nets, seen, rows, legal, lessons, extra_of(nets, lessons, seen))


def extra_of(nets: Nets, lessons: Lessons, seen: SeenStep) -> Extra:
    """What trunk and reader of policies find, if they have them."""
    return Extra(_impression(nets, lessons, seen), _judgment(nets, lessons, seen))


def scores_with(
    nets: Nets, seen: SeenStep, rows: jax.Array, legal: jax.Array, lessons: Lessons, extra: Extra
) -> jax.Array:
    """As `scores`, with what trunk and reader have found."""
    roles = lessons.ROLES
    found = net_scores(nets[roles[0]], rows, seen.contexts, legal, extra)
    for place in range(1, len(roles)):
        other = net_scores(nets[roles[place]], rows, seen.contexts, legal, extra)
        found = jnp.where(seen.role[:, None] == place, other, found)
    return found


def judge(net: Net, critics: jax.Array, whole: jax.Array | None = None) -> jax.Array:
    """The log-odds of each result, those of the seats in the order in which they act."""
    first = critics @ net["first"] + net["first_bias"]
    if whole is not None:
        first = first + whole @ net["whole"]
    first = jnp.maximum(first, 0)
    second = jnp.maximum(first @ net["second"] + net["second_bias"], 0)
    return second @ net["out"] + net["out_bias"]
