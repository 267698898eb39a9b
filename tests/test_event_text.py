"""The words of the table: everything that can happen or be said has a sentence in every language."""

import re
from pathlib import Path

import pytest

from pyrite import texts
from pyrite.game import GAMES
from pyrite.games.saboteur.rules.words import EventKind
from pyrite.server import messages

pytestmark = pytest.mark.once

LANGUAGES = texts.languages()
# What the log does not tell: the mechanics of dealing and drawing, and what is seen without words.
SILENT_EVENTS = {"role_dealt", "goals_hidden", "card_dealt", "your_card", "drew", "your_pool"}
SILENT_HAPPENINGS = {"created", "readied", "changed", "stepped", "sat", "removed", "bot_seated", "line"}


def ids(language: str, game: str | None = None) -> set[str]:
    """The ids of the texts of a language: those that all games share, and those of a game."""
    folders = [texts.locales(), *([] if game is None else [GAMES[game].locales])]
    files = [file for folder in folders for file in Path(str(folder / language)).glob("*.ftl")]
    return {found for file in files for found in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.M)}


def dashed(word: str) -> str:
    return word.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_saboteur_has_a_sentence(language: str) -> None:
    wanted = {kind.name.lower() for kind in EventKind} - SILENT_EVENTS
    assert {f"event-{dashed(kind)}" for kind in wanted} <= ids(language, "saboteur")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_a_table_has_a_sentence(language: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.Happening.__args__} - SILENT_HAPPENINGS
    assert {f"happened-{dashed(str(kind))}" for kind in kinds} <= ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said_and_those_with_blanks_have_a_button(language: str) -> None:
    for game in GAMES.values():
        known = ids(language, game.name)
        for phrase in game.phrases:
            assert f"phrase-{dashed(phrase.id)}" in known
            assert f"phrase-{dashed(phrase.id)}-button" in known or not phrase.args
