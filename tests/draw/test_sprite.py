"""The sprites of the page: everything its tables show, safe under the page's content policy."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from pyrite.draw.portraits import DWARFS
from pyrite.draw.sprite import main, page_sprite, page_sprites
from pyrite.games.lost_mines.drawing.faces import FACES as FOREST_FACES
from pyrite.games.lost_mines.rules import box
from pyrite.games.saboteur.drawing.faces import FACES as MINE_FACES
from pyrite.games.saboteur.rules import cards

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
TURNED = str.maketrans("NESWnesw", "SWNEswne")


def turned(face: str) -> str:
    """A tunnel's face by half a turn, its sides in their usual order."""
    return "".join(sorted(face.translate(TURNED), key="NESWnesw".index))


@cache
def symbols(sprite: str) -> set[str | None]:
    return {symbol.get("id") for symbol in ET.fromstring(page_sprite(sprite)).iter(f"{SVG}symbol")}


@pytest.mark.parametrize("kind", cards.KINDS)
def test_every_kind_of_card_is_there_as_it_is_held(kind: str) -> None:
    assert MINE_FACES.face_id(kind) in symbols("saboteur")


@pytest.mark.parametrize("kind", [*cards.TUNNELS, *cards.DEAD_ENDS])
def test_every_tunnel_is_there_turned_around(kind: str) -> None:
    assert MINE_FACES.face_id(turned(kind)) in symbols("saboteur")


def test_goals_roles_nuggets_and_backs_are_there() -> None:
    goals = ["start", "goal", "gold", "stoneNE", "stoneNW", "stoneSW", "stoneES", "bonus1", "bonus2", "bonus3"]
    others = ["miner", "saboteur", "nugget1", "nugget2", "nugget3", "card-back", "role-back", "nugget-back"]
    assert {MINE_FACES.face_id(name) for name in goals + others} <= symbols("saboteur")


@pytest.mark.parametrize("kind", box.KINDS)
def test_every_card_of_the_forest_is_there_upright_and_turned_around(kind: str) -> None:
    sides, _, feature = kind.partition("-")
    if kind in box.ACTIONS:
        assert FOREST_FACES.face_id(kind) in symbols("lost-mines")
        return
    tools = {"tree": "tree+axe", "lake": "lake+boat", "pit": "pit+rope"}
    for lies in (sides, turned(sides)):
        for shown in {feature, tools.get(feature, feature)}:
            assert FOREST_FACES.face_id(f"path-{lies}-{shown}" if shown else f"path-{lies}") in symbols("lost-mines")


def test_the_mines_are_there_as_both_turns_lie_and_face_down() -> None:
    every = [sides for name in FOREST_FACES.names if name.startswith("path-") for sides in [name[5:]]]
    wanted = [f"mine-{holds}-{lies}" for holds in box.MINES for lies in every]  # also those of boxes of one's own
    assert {turned(sides) for sides in box.default().mine_shapes} <= set(every)
    assert {FOREST_FACES.face_id(name) for name in [*wanted, "mine-back"]} <= symbols("lost-mines")


def test_the_treasures_are_there_by_kind_and_by_value() -> None:
    for kind, values in zip(box.TREASURES, box.default().treasures, strict=True):
        names = [f"treasure-{kind}", *(f"treasure-{kind}-{value}" for value in values)]
        assert {FOREST_FACES.face_id(name) for name in names} <= symbols("lost-mines")


def test_starts_dwarfs_figures_and_tokens_are_there_for_both_clans() -> None:
    names = ["start", "dwarf", "loyal", "selfish", "saboteur", "figure"]
    wanted = {FOREST_FACES.face_id(f"{name}-{clan}") for name in names for clan in ("blue", "yellow")}
    wanted |= {"clan-blue", "clan-yellow", "token-trap", "token-troll", "token-dragon", "face-forest-back"}
    assert wanted <= symbols("lost-mines")


@pytest.mark.parametrize(
    ("sprite", "wanted"),
    [
        ("table", [f"portrait-{seat}" for seat in range(10)]),
        ("saboteur", [f"tool-{tool}{how}" for tool in cards.TOOLS for how in ("", "-broken")]),
    ],
)
def test_portraits_and_tools_are_there_none_like_another(sprite: str, wanted: list[str]) -> None:
    assert len(DWARFS) == 10
    assert set(wanted) <= symbols(sprite)
    looks = {page_sprite(sprite).split(f'id="{name}"')[1].split("</symbol>")[0] for name in wanted}
    assert len(looks) == len(wanted)


@pytest.mark.parametrize("sprite", page_sprites())
def test_no_style_no_script_no_words_no_address_and_no_event_handler_is_in_it(sprite: str) -> None:
    for element in ET.fromstring(page_sprite(sprite)).iter():
        assert element.tag.removeprefix(SVG) not in ("style", "script", "text", "image", "foreignObject", "a")
        for name, value in element.attrib.items():
            assert name != "style"
            assert not name.startswith("on")
            assert not any(part in value for part in ("http", "javascript"))


def test_every_id_is_there_once_in_all_sprites_together() -> None:
    ids = [name for sprite in page_sprites() for name in re.findall(r' id="([^"]+)"', page_sprite(sprite))]
    assert len(ids) == len(set(ids)) == len({name.lower() for name in ids})


@pytest.mark.parametrize("sprite", page_sprites())
def test_every_reference_leads_into_the_same_sprite(sprite: str) -> None:
    text = page_sprite(sprite)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= set(re.findall(r' id="([^"]+)"', text))


def test_it_is_the_same_from_run_to_run(tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    run = subprocess.run(
        [sys.executable, "-m", "pyrite.draw.sprite", "table", str(out)], capture_output=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    assert out.read_text(encoding="utf-8") == page_sprite("table")


@pytest.mark.parametrize("arguments", [[], ["a"], ["table", "b", "c"]])
def test_what_names_no_sprite_is_refused_with_a_line_that_says_what_would_be_right(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == "usage: python -m pyrite.draw.sprite table|saboteur|lost-mines [OUT.svg]\n"
