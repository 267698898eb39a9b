"""The words of the table: everything that can happen or be said has a sentence in every language."""

import re
from pathlib import Path

import pytest

import pyrite
from pyrite.game import GAMES
from pyrite.games.saboteur.rules.words import EventKind
from pyrite.server.wire import messages

pytestmark = pytest.mark.once

LOCALES = Path(pyrite.__file__).parent / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
# What the log does not tell: the mechanics of dealing and drawing, and what is seen without words.
SILENT_EVENTS = {"role_dealt", "goals_hidden", "card_dealt", "your_card", "drew", "your_pool"}
SILENT_HAPPENINGS = {"created", "readied", "changed", "stepped", "sat", "removed", "bot_seated", "line"}


def ids(language: str) -> list[str]:
    """The ids of all texts of a language."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return [found for file in files for found in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.M)]


def dashed(word: str) -> str:
    return word.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_saboteur_has_a_sentence(language: str) -> None:
    wanted = {kind.name.lower() for kind in EventKind} - SILENT_EVENTS
    assert {f"event-{dashed(kind)}" for kind in wanted} <= set(ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_a_table_has_a_sentence(language: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.Happening.__args__} - SILENT_HAPPENINGS
    assert {f"happened-{dashed(str(kind))}" for kind in kinds} <= set(ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said_and_those_with_blanks_have_a_button(language: str) -> None:
    known = set(ids(language))
    for game in GAMES.values():
        for phrase in game.phrases:
            assert f"phrase-{dashed(phrase.id)}" in known
            assert (f"phrase-{dashed(phrase.id)}-button" in known) == bool(phrase.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice_and_none_is_missing(language: str) -> None:
    found = ids(language)
    assert len(found) == len(set(found))
    assert set(found) == set(ids("en"))
