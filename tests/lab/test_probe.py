"""`pyrite probe`: a network that meets a bot as it is, and what it won."""

import json
import xml.etree.ElementTree as ET

import jax
import numpy as np
import pytest

from pyrite.cli import main
from pyrite.lab import ppo, probe
from pyrite.lab.numbered import NumberedMatch

SEARCH = probe.Search(bot="random", game="saboteur", players=3, minutes=0, deals=2, seed=1)


def test_only_the_team_of_the_network_is_asked_and_rewards_are_its_scores():
    tables = probe.BotTables(SEARCH, size=6)
    rng = np.random.default_rng(1)
    role, ended = tables.layout.places["role"], np.zeros(6, int)
    while ended.min() < 2:
        assert tables.observations[:, role].tolist() == [1, 2, 1, 2, 1, 2]
        assert (tables.legal[:, 0] >= 0).all()
        tables.step(np.array([rng.choice(row[row >= 0]) for row in tables.legal]))
        assert not tables.rewards[tables.ended == 0].any()
        with_both_teams = tables.rewards[1::2][tables.ended[1::2] == 1]
        assert (with_both_teams.max(axis=1) > 0).all()
        ended += tables.ended


def test_every_deal_of_the_comparison_has_both_teams():
    for deal in probe.deals_with_both_teams(SEARCH, "fresh", 8):
        match = NumberedMatch("saboteur", {"players": 3, "rounds": 1}, seed=deal)
        assert {match.view(seat).role for seat in range(3)} == {"miner", "saboteur"}


def test_a_bot_wins_in_one_team_what_it_loses_in_the_other():
    deals = probe.deals_with_both_teams(SEARCH, "fresh", 6)
    first, second = (probe.won(None, SEARCH, deals, team) for team in probe.TEAMS)
    assert [not one for one in first] == second


def test_a_probe_reports_each_role_with_its_curve(monkeypatch, tmp_path, capsys):
    for name, value in {"GAMES": 64, "STEPS": 2, "MINIBATCH": 64}.items():  # as tests/lab/test_ppo.py compiles it
        monkeypatch.setattr(ppo, name, value)
    for name, value in {"TABLES": 64, "DECISIONS_EACH": 10, "LOTS_EACH": 1}.items():
        monkeypatch.setattr(probe, name, value)
    plot = tmp_path / "curve.svg"
    options = ["--players", "3", "--minutes", "0", "--deals", "2", "--seed", "1", "--plot", str(plot), "--json"]
    assert main(["probe", "random", *options]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert {"itself", "untrained", "imitating", "trained", "gain"} == set(found["answers"][0])
    assert found["answers"][0]["itself"] + found["answers"][1]["itself"] == pytest.approx(1)
    assert [point["decisions"] for point in found["curve"]] == [0, 128]
    assert found["curve"][0]["watched"] >= 10
    assert "Miner" in said.err
    assert ET.parse(plot).getroot().tag.endswith("svg")


def test_what_was_watched_is_imitated(monkeypatch):
    for name, value in {"GAMES": 64, "STEPS": 2, "MINIBATCH": 64}.items():
        monkeypatch.setattr(ppo, name, value)
    running = probe.Probe(SEARCH)
    running.watched.watch(64)
    (lot,) = running.watched.lots(1, 64, np.random.default_rng(1))
    assert (np.take_along_axis(lot["legal"], lot["choice"][:, None], axis=1) >= 0).all()
    assert set(lot["target"].tolist()) <= {0.0, 1.0}

    def likely() -> float:
        logits, _ = ppo.answer(running.learner.net, running.learner.sight, lot["compact"], lot["legal"])
        chances = np.asarray(jax.nn.log_softmax(logits))
        return float(np.take_along_axis(chances, lot["choice"][:, None], axis=1).mean())

    before = likely()
    for _ in range(5):
        running.learner.imitate(lot, left=1.0)
    assert likely() > before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nobody"], "unknown bot 'nobody'"),
        (["random", "--players", "2"], "players must be a whole number from 3 to"),
        (["random", "--game", "lost-mines"], "invalid choice"),
    ],
)
def test_what_cannot_be_probed_is_refused(capsys, arguments, said):
    try:
        code = main(["probe", *arguments])
    except SystemExit as error:
        code = int(error.code or 0)
    assert code == 2
    assert said in capsys.readouterr().err
