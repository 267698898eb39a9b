"""`pyrite train`: the same file from the same seed, whatever happens on the way."""

import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import numpy
import pytest

from pyrite.cli import main
from pyrite.games.saboteur.bots.knowledge.features import NAMES
from pyrite.games.saboteur.bots.knowledge.policy import read_policy
from pyrite.games.saboteur.training import climbing, counting
from pyrite.games.saboteur.training.course import CoursePlan, DetectiveCourse, WrongCourse, curves

pytestmark = pytest.mark.once

SMALL = ("--steps", "3", "--rounds", "2", "--seed", "5")


def train(out: Path, *more: str) -> bytes:
    assert main(["train", "saboteur", "--out", str(out), *SMALL, *more]) == 0
    return out.read_bytes()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: Any) -> tuple[bytes, Path]:
    out = tmp_path_factory.mktemp("trained") / "one.json"
    return train(out, "--cores", "1"), out


def test_what_was_learned_can_be_played_by_and_the_curve_is_a_picture(trained):
    data, out = trained
    policy = read_policy(data)
    assert policy.command == "pyrite train saboteur --steps 3 --rounds 2 --seed 5"
    assert any(policy.weights["miner"].values())
    assert ET.parse(f"{out}.svg").getroot().tag.endswith("svg")
    assert not Path(f"{out}.partial").exists()


def test_any_number_of_processes_gives_the_same_file(trained, tmp_path):
    assert train(tmp_path / "two.json", "--cores", "2") == trained[0]


def test_a_course_that_was_killed_continues_to_the_same_file(trained, tmp_path):
    out = tmp_path / "killed.json"
    partial = Path(f"{out}.partial")
    command = [sys.executable, "-W", "ignore", "-m", "pyrite", "train", "saboteur", "--out", str(out), *SMALL]
    with subprocess.Popen([*command, "--cores", "1"], env=os.environ | {"PYTHONUNBUFFERED": "1"}) as running:
        patience = time.monotonic() + 120
        while not partial.exists() and time.monotonic() < patience:
            time.sleep(0.02)
        running.kill()
    assert json.loads(partial.read_bytes())["step"] >= 1
    assert not out.exists()
    assert train(out, "--cores", "1") == trained[0]


def test_a_course_of_another_plan_is_not_continued(tmp_path, capsys):
    partial = tmp_path / "one.json.partial"
    course = DetectiveCourse(CoursePlan(5, 3, 1), partial)
    course.step(map)
    with pytest.raises(WrongCourse, match="is from another course"):
        DetectiveCourse(CoursePlan(6, 3, 1), partial)
    assert main(["train", "saboteur", "--out", str(tmp_path / "one.json"), *SMALL]) == 2
    assert "is from another course" in capsys.readouterr().err
    partial.write_text("nothing of the kind")
    with pytest.raises(WrongCourse, match="not an interrupted course"):
        DetectiveCourse(CoursePlan(5, 3, 1), partial)


def test_a_file_that_cannot_be_written_is_refused_in_one_line(tmp_path, capsys):
    assert main(["train", "saboteur", "--out", str(tmp_path / "no" / "where.json"), *SMALL, "--cores", "1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_rates_are_shares_of_what_is_done_in_the_same_situation():
    counts = counting.Counts(Counter(), Counter())
    counts.contexts.update({("far: laid ++", "miner"): 8, ("far: passed", "miner"): 0, ("near: passed", "miner"): 5})
    counts.contexts.update({("far: laid ++", "blatant"): 1, ("far: passed", "blatant"): 2})
    ratios = {name: ratios[0] for name, ratios in counting.fit([counts, counts], with_own=False).contexts.items()}
    assert ratios == pytest.approx(
        {"far: laid ++": (3 / 8) / (17 / 18), "far: passed": (5 / 8) / (1 / 18), "near: passed": 1.0}, rel=0.01
    )


def test_a_step_makes_what_won_more_likely():
    climber = climbing.Climber()
    size = len(NAMES)
    direction = numpy.zeros(size)
    direction[3] = 1.0
    slope = climbing.Slope(direction * 5, numpy.outer(direction, direction) * 10, 10)
    still = climbing.Slope(numpy.zeros(size), numpy.zeros((size, size)), 0)
    judged = numpy.zeros(climbing.JUDGED), numpy.zeros((climbing.JUDGED, climbing.JUDGED))
    before = climber.weights["miner"].copy()
    results = climber.step(
        [climbing.ClimbingResult({"miner": slope, "saboteur": still}, *judged, [("own", "own", True)])], 1.0
    )
    moved = climber.weights["miner"] - before
    assert moved[3] > 0.1
    assert numpy.allclose(numpy.delete(moved, 3), 0)
    assert results == [("own", "own", True)]


def test_the_curve_is_the_share_of_rounds_won(tmp_path):
    course = DetectiveCourse(CoursePlan(5, 4, 2), tmp_path / "curve.partial")
    for _ in range(2):
        course.step(map)
    for curve in curves(course.kept.curve, 2):
        assert all(0 <= share <= 1 for _, share in curve.points)
