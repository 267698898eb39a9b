"""What the foreman of The Lost Mines learns from: arrays of the right size, and a start that plays as the detective."""

import numpy

from pyrite.games.lost_mines.training import foreman_lessons as lessons


def test_the_arrays_have_the_sizes_that_a_network_is_made_for():
    tables = lessons.make_tables(7, 1, "sizes", lessons.MATCHES)
    assert tables.rows.shape[1] == lessons.ROW_SIZE
    assert tables.contexts.shape == (7, lessons.CONTEXT_SIZE)
    assert tables.critics.shape == (7, lessons.CRITIC_SIZE)
    assert tables.won.shape == (7, lessons.RESULTS)
    assert set(tables.players) == set(range(3, 10))
    assert tables.counts.max() <= lessons.MOST_ROWS


def test_a_run_begins_with_the_detective_who_plays_what_it_rates_best():
    tables = lessons.make_tables(7, 1, "first", lessons.MATCHES)
    policy = lessons.first_policy(lessons.ROLES[0])
    contexts, role = numpy.asarray(tables.contexts), numpy.asarray(tables.role)
    shown = numpy.flatnonzero(tables.counts)  # the others wait for room
    assert len(shown) >= 5
    for index in shown:
        first, count = tables.firsts[index], tables.counts[index]
        rows = tables.rows[first : first + count] / lessons.ROW_STEP
        detective, anything = lessons.other_scores(rows[None], contexts[index : index + 1], role[index : index + 1])
        assert numpy.argmax(rows @ policy) == numpy.argmax(detective[0])
        assert not numpy.asarray(anything).any()


def test_players_have_names_and_weights():
    assert {name for one, other, _ in lessons.MATCHES for name in (one, other)} <= set(lessons.WHO)
    assert all(weight > 0 for _, _, weight in lessons.MATCHES)
