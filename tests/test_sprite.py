"""The sprite of the page: everything the table of Saboteur shows, safe under the page's content policy."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pyrite import draw
from pyrite.draw.portraits import DWARFS
from pyrite.draw.sprite import main, page_sprite
from pyrite.saboteur import cards

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
TURNED = str.maketrans("NESWnesw", "SWNEswne")


def turned(face: str) -> str:
    """A tunnel's face by half a turn, its sides in their usual order."""
    return "".join(sorted(face.translate(TURNED), key="NESWnesw".index))


@pytest.fixture(scope="module")
def root() -> ET.Element:
    return ET.fromstring(page_sprite())


def symbols(root: ET.Element) -> set[str | None]:
    return {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}


@pytest.mark.parametrize("kind", cards.KINDS)
def test_every_kind_of_card_is_there_as_it_is_held(root: ET.Element, kind: str) -> None:
    assert draw.face_id(kind) in symbols(root)


@pytest.mark.parametrize("kind", [*cards.TUNNELS, *cards.DEAD_ENDS])
def test_every_tunnel_is_there_turned_around(root: ET.Element, kind: str) -> None:
    assert draw.face_id(turned(kind)) in symbols(root)


def test_goals_roles_nuggets_and_backs_are_there(root: ET.Element) -> None:
    goals = ["start", "goal", "gold", "stoneNE", "stoneNW", "stoneSW", "stoneES", "bonus1", "bonus2", "bonus3"]
    others = ["miner", "saboteur", "nugget1", "nugget2", "nugget3", "card-back", "role-back", "nugget-back"]
    assert {draw.face_id(name) for name in goals + others} <= symbols(root)


def test_ten_dwarfs_and_the_tools_are_there_none_like_another(root: ET.Element) -> None:
    wanted = [f"portrait-{seat}" for seat in range(10)]
    wanted += [f"tool-{tool}{how}" for tool in cards.TOOLS for how in ("", "-broken")]
    drawn = {symbol.get("id"): ET.tostring(symbol[-1]) for symbol in root.iter(f"{SVG}symbol")}
    assert set(wanted) <= set(drawn)
    assert len(DWARFS) == 10
    looks = {page_sprite().split(f'id="{name}"')[1].split("</symbol>")[0] for name in wanted}
    assert len(looks) == len(wanted)


def test_no_style_no_script_no_words_no_address_and_no_event_handler_is_in_it(root: ET.Element) -> None:
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("style", "script", "text", "image", "foreignObject", "a")
        for name, value in element.attrib.items():
            assert name != "style"
            assert not name.startswith("on")
            assert not any(part in value for part in ("http", "javascript"))


def test_every_id_is_there_once_and_every_reference_leads_to_one() -> None:
    text = page_sprite()
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids)) == len({name.lower() for name in ids})
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= set(ids)


def test_it_is_the_same_from_run_to_run(tmp_path: Path) -> None:
    out = tmp_path / "cards.svg"
    run = subprocess.run(
        [sys.executable, "-m", "pyrite.draw.sprite", str(out)], capture_output=True, timeout=60, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert out.read_text(encoding="utf-8") == page_sprite()


def test_too_many_arguments_are_refused_with_a_line_that_says_what_would_be_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["a", "b"]) == 2
    assert capsys.readouterr().err == "usage: python -m pyrite.draw.sprite [OUT.svg]\n"
