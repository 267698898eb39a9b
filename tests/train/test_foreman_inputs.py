"""What the foreman's networks read of a turn: a bot and the training agree about it, and about what follows."""

import random
from collections.abc import Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy
import pytest

import pyrite
from pyrite.core.grid import face_of
from pyrite.core.require import require
from pyrite.games.saboteur.bots import foreman
from pyrite.games.saboteur.bots.knowledge import board_sheet, network_inputs
from pyrite.games.saboteur.bots.knowledge.deed_sheet import DEED_NUMBERS, MOST_DEEDS
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.bots.knowledge.turn import Turn
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training import foreman_inputs, foreman_lessons
from pyrite.train import scoring
from pyrite.train.network import read_weights

pytestmark = pytest.mark.once

FILE = Path(foreman.__file__).with_name(foreman.FILE)


def turns(seed: int, each: int) -> Iterator[tuple[View, Turn]]:
    """Every so many turns of a round between random players."""
    match = pyrite.new("saboteur", players=5, seed=seed, rounds=1)
    rng = random.Random(seed)
    number = 0
    while match.turn is not None:
        view = match.view(match.turn)
        if view.phase == "turn" and number % each == 0:
            yield view, Turn(view, 0.85)
        number += 1
        match.play(rng.choice(view.legal))


def seen_step(view: View, turn: Turn) -> scoring.SeenStep:
    """One turn as training sees it."""
    count = len(turn.rows)
    rows = numpy.zeros((foreman_lessons.MOST_ROWS, foreman_lessons.ROW_SIZE))
    places = numpy.zeros((foreman_lessons.MOST_ROWS, 3), numpy.int16)
    rows[:count], places[:count] = turn.rows, turn.places
    deeds = numpy.full((MOST_DEEDS, DEED_NUMBERS), -1, numpy.int16)
    deeds[: len(turn.deeds)] = numpy.reshape(turn.deeds, (-1, DEED_NUMBERS))
    number = jnp.zeros(1, jnp.int32)
    return scoring.SeenStep(
        rows=jnp.asarray(rows, jnp.float32) * foreman_lessons.ROW_STEP,
        secrets=jnp.zeros((foreman_lessons.MOST_ROWS, foreman_lessons.SECRET_SIZE)),
        places=jnp.asarray(places),
        boards=jnp.asarray([turn.board], jnp.int16),
        deeds=jnp.asarray(deeds.reshape(1, -1)),
        contexts=jnp.asarray([turn.context], jnp.float32),
        critics=jnp.zeros((1, foreman_lessons.CRITIC_SIZE)),
        counts=number + count,
        firsts=number,
        who=number,
        role=number + (view.role == "saboteur"),
        players=number + view.options.players,
        stealths=jnp.zeros(1) + 0.85,
        whose=number,
    )


def test_a_bot_scores_its_actions_as_training_does():
    nets = {name: {part: jnp.asarray(one) for part, one in net.items()} for name, net in read_weights(FILE).items()}

    @jax.jit
    def scores(step: scoring.SeenStep) -> jax.Array:
        return scoring.scores(nets, step, *scoring.rows_of(step, foreman_lessons), foreman_lessons)

    for view, turn in turns(seed=3, each=15):
        expected = numpy.asarray(scores(seen_step(view, turn)))[0, : len(turn.rows)]
        found = network_inputs.scores(foreman.networks(), turn, require(view.role))
        assert numpy.abs(numpy.array(found) - expected).max() < 1e-4 * max(1.0, numpy.abs(expected).max())


def test_planes_and_deeds_are_spread_out_alike():
    compared = 0
    for _, turn in turns(seed=4, each=9):
        step_planes = foreman_inputs.draw(jnp.asarray([turn.board]), jnp.asarray([turn.context]))
        assert numpy.allclose(numpy.ravel(step_planes), network_inputs.planes(turn.board, turn.context), atol=1e-6)
        deeds = numpy.full((1, MOST_DEEDS, DEED_NUMBERS), -1)
        deeds[0, : len(turn.deeds)] = numpy.reshape(turn.deeds, (-1, DEED_NUMBERS))
        doers, aimed, numbers = foreman_inputs.read(jnp.asarray(deeds))
        for place, row in enumerate(turn.deeds):
            doer, target, expected = network_inputs.deed(row)
            assert (int(doers[0, place]), int(aimed[0, place])) == (doer, target)
            assert numpy.allclose(numbers[0, place], expected, atol=1e-6)
            compared += 1
    assert compared > 30


def test_policies_do_not_see_where_the_gold_is():
    _, turn = next(turns(seed=5, each=1))
    board = jnp.asarray([turn.board])
    gold = board.at[0, board_sheet.GOAL_CELLS[1]].add(256)  # as the rounds of the training write it
    contexts = jnp.asarray([turn.context])
    assert (foreman_inputs.draw(board, contexts) == foreman_inputs.draw(gold, contexts)).all()
    assert (foreman_inputs.draw_secret(board) != foreman_inputs.draw_secret(gold)).any()


def test_a_board_shows_cards_goals_and_where_one_can_walk():
    ground = Ground()
    ground.lay(1, 0, face_of("EW"))
    ground.lay(2, 0, face_of("nw"))
    board = board_sheet.board(ground.grid)
    start = 6 * board_sheet.BOARD_COLUMNS + 4
    assert board[start : start + 4] == [15 + 16 + 32 + 64, 10 + 16 + 32 + 64, 9 + 16, 0]
    assert [board[cell] for cell in board_sheet.GOAL_CELLS] == [128] * 3
    assert sum(board) == 127 + 122 + 25 + 3 * 128


@pytest.mark.parametrize("cell", [(-5, 0), (13, 0), (0, -7), (0, 7), (40, 30), (-48, 48), (48, 0)])
def test_cards_beyond_the_picture_are_left_out(cell):
    ground = Ground()
    before = board_sheet.board(ground.grid)
    ground.lay(cell[0], cell[1], face_of("NESW"))
    assert board_sheet.board(ground.grid) == before


def test_actions_say_which_cell_and_which_seat_they_are_about():
    verbs = set()
    for view, turn in turns(seed=6, each=1):
        for action, (cell, kind, seat) in zip(view.legal, turn.places, strict=True):
            verb = action.verb.value
            verbs.add(verb)
            if verb in ("lay", "rockfall"):
                x, y = action.cell
                inside = -4 <= x < 13 and -6 <= y < 7
                assert cell == ((y + 6) * 17 + x + 4 if inside else -1)
                assert kind == (face_of(require(action.face)) if verb == "lay" else 32)
            elif verb == "map":
                assert cell in board_sheet.GOAL_CELLS
                assert kind == 33
            else:
                assert (cell, kind) == (-1, 34)
            if verb in ("break", "mend"):
                ahead = (require(action.seat) - require(view.seat) - 1) % view.options.players
                assert seat == (9 if action.seat == view.seat else ahead)
            else:
                assert seat == -1
    assert {"lay", "rockfall", "map", "break", "mend", "pass"} <= verbs
