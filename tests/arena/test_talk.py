"""Talk in the arena: off unless asked for, and then everybody hears everybody."""

from typing import Any

import pytest

from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.deals import lay_out, play_chunk, play_out
from pyrite.arena.move_times import Thinking
from pyrite.bots import Suspicion
from pyrite.cli import main
from pyrite.core.views import SpokenPhrase


class Chatter:
    """Passes, says hello each time, and notes what it heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[SpokenPhrase, ...]] = []

    def act(self, view: Any, budget: float | None = None) -> Any:
        self.heard.append(tuple(view.talk))
        return view.legal[-1]

    def say(self, view: Any) -> SpokenPhrase:
        return SpokenPhrase(view.seat, view.round, "hello")

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        return ()


class Silent(Chatter):
    """Has no tongue."""

    say = None  # type: ignore[assignment]


def heard(talk: bool) -> list[Chatter]:
    table = lay_out(Contest(game="saboteur", a="a", b="b"), 3, 0)
    bots = [Chatter(), Silent(), Chatter()]
    play_out(table, bots, [Thinking()] * 3, talk=talk)
    return bots


def test_bots_hear_everything_said_before_their_move():
    bots = heard(talk=True)
    spoken = sum(len(bot.heard) for bot in bots if not isinstance(bot, Silent))
    assert spoken - 1 <= max(len(one) for bot in bots for one in bot.heard) <= spoken
    for bot in bots:
        counts = [len(one) for one in bot.heard]
        assert counts == sorted(counts)
        assert {one.seat for one in bot.heard[-1]} == {0, 2}


def test_without_talk_nobody_is_asked_to_speak():
    assert all(one == () for bot in heard(talk=False) for one in bot.heard)


@pytest.mark.once
def test_talk_changes_nothing_between_bots_that_do_not_listen():
    chunk = Chunk(5, (0, 1, 2))
    quiet, loud = (
        play_chunk(Contest(game="saboteur", a="novice:loud", b="random", seed=2, talk=talk), chunk).results
        for talk in (False, True)
    )
    assert quiet == loud


@pytest.mark.once
def test_the_command_lets_them_talk_and_says_so(capsys):
    code = main(
        ["match", "digger:loud", "digger:sly", "--deals", "2", "--seed", "1", "--cores", "1", "--talk", "--json"]
    )
    printed = capsys.readouterr().out
    assert code == 0
    assert '"talk": true' in printed
    assert "--seed 1 --talk" in printed
