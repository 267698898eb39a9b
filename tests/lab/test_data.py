"""`pyrite data`: decisions as Parquet files, from bots, records and a server's database."""

import asyncio
import json

import pandas
import polars
import pyarrow.parquet as pq
import pytest

import pyrite
from pyrite.cli import main
from pyrite.core.observation import Observer
from pyrite.core.text_fields import OptionValue
from pyrite.lab import data
from pyrite.server.store.appends import StoredRecord
from pyrite.server.store.store import Store
from tests import ROOT

GOLDEN = ROOT / "tests" / "golden"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(data, "GAMES_A_PART", 2)
    options: dict[str, OptionValue] = {"players": 3, "rounds": 1}
    plan = data.DataPlan(source="bots", game="saboteur", options=options, bots=("novice",), games=5, seed=1)
    written = list(data.write(tmp_path / "out", plan, cores=1))
    assert [part.games for part in written] == [2, 2, 1]
    return tmp_path / "out", plan


def test_a_row_is_a_decision_with_what_the_seat_knew(folder):
    rows = pq.read_table(folder[0] / "data" / "part-00000.parquet").to_pylist()
    match = pyrite.new("saboteur", seed="1/0/chance", players=3, rounds=1)
    observer = Observer(match.state)
    for row in rows[:20]:
        assert (row["seat"], row["role"]) == (match.turn, match.view(match.turn).role)
        assert row["observation"] == observer.observation(row["seat"])
        assert row["legal"] == observer.legal()
        assert row["action"] in row["legal"]
        match.take_step(match.game.parse_action(row["action_text"]))
        observer.decided()
        match.deal()
    assert {row["bot"] for row in rows} == {"novice"}


def test_outcomes_are_those_of_the_game(folder):
    table = pandas.read_parquet(folder[0] / "data")
    for _, rows in table.groupby("game_id"):
        assert rows["decision"].tolist() == list(range(len(rows)))
        by_seat = rows.groupby("seat")
        assert (by_seat["score"].nunique() == 1).all()
        assert rows[rows["won"]]["score"].min() == rows["score"].max()
        assert rows["ending"].nunique() == 1


def test_pandas_and_polars_read_the_same(folder):
    parts = sorted(folder[0].glob("data/*.parquet"))
    assert len(pandas.read_parquet(folder[0] / "data")) == len(polars.read_parquet(parts)) > 100
    assert polars.read_parquet(parts)["observation"].list.len().n_unique() == 1


def test_a_run_that_was_stopped_writes_only_what_is_missing(folder):
    out, plan = folder
    part = out / "data" / "part-00001.parquet"
    before = part.read_bytes()
    part.unlink()
    (out / "data" / "_part-00001.unfinished").write_bytes(b"half")
    assert [one.number for one in data.write(out, plan, cores=1)] == [1]
    assert part.read_bytes() == before
    assert list(data.write(out, plan, cores=1)) == []


def test_a_folder_with_another_plan_is_refused(folder):
    out, _ = folder
    other = data.DataPlan(source="bots", game="saboteur", options={"players": 4}, bots=("novice",), games=5, seed=1)
    with pytest.raises(data.OtherPlan, match="contains other data"):
        next(data.write(out, other, cores=1))


def test_the_card_explains_every_column(folder):
    card = (folder[0] / "README.md").read_text()
    assert card.startswith("---\nconfigs:\n")
    assert all(f"| `{name}` |" in card for name in data.SCHEMA.names)
    assert f"{len(pandas.read_parquet(folder[0] / 'data'))} decisions" in card


def test_what_bots_say_is_in_the_rows(tmp_path):
    options: dict[str, OptionValue] = {"players": 4, "rounds": 1}
    bots = ("digger:loud",)
    plan = data.DataPlan(source="bots", game="saboteur", options=options, bots=bots, games=2, seed=1, talk=True)
    list(data.write(tmp_path, plan, cores=1))
    said = [words for row in pandas.read_parquet(tmp_path / "data")["said"] for words in row]
    assert "Hello!" in said


def test_records_of_both_games_become_rows(tmp_path, capsys):
    files = [
        str(GOLDEN / f"{name}.pyrite")
        for name in ("players-3-edition-classic-rounds-1", "lost-mines-players-3-rounds-2")
    ]
    assert main(["data", str(tmp_path / "out"), "--records", *files, "--json", "--cores", "1"]) == 0
    counts = json.loads(capsys.readouterr().out)
    table = pandas.read_parquet(tmp_path / "out" / "data")
    assert (counts["games"], counts["decisions"]) == (2, len(table))
    assert set(table["game"]) == {"saboteur", "lost-mines"}
    assert table["bot"].isna().all()


async def keep(url: str, records: list[str]) -> None:
    store = Store(url)
    await store.start()
    for number, text in enumerate(records):
        await store.keep_record(StoredRecord(f"id{number}", None, number, ("Ann", "Zoe"), text))
    await store.stop()


def test_the_games_of_a_server_become_rows_without_names(tmp_path, capsys):
    names = ("players-3-edition-classic-rounds-1", "players-4-edition-revised-rounds-2")
    texts = [(GOLDEN / f"{name}.pyrite").read_text() for name in names]
    database = tmp_path / "tables.db"
    asyncio.run(keep(f"sqlite+aiosqlite:///{database}", texts))
    assert main(["data", str(tmp_path / "out"), "--database", str(database), "--cores", "1"]) == 0
    table = pandas.read_parquet(tmp_path / "out" / "data")
    assert sorted(set(table["players"])) == [3, 4]
    assert sorted(set(table["game_id"])) == ["game 0", "game 1"]
    assert "Ann" not in table.to_csv()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "2"], "players must be a whole number from 3 to"),
        (["--bots", "nobody"], "unknown bot 'nobody'"),
        (["--records", "missing.pyrite"], "missing.pyrite"),
        (["--records", "a.pyrite", "--database", "b.db"], "not both"),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_line(tmp_path, capsys, arguments, said):
    assert main(["data", str(tmp_path / "out"), *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.long
def test_a_hundred_thousand_decisions_stream_into_several_parts(tmp_path):
    plan = data.DataPlan(source="bots", game="saboteur", options={"players": 5}, bots=("random",), games=500, seed=1)
    written = list(data.write(tmp_path, plan, cores=2))
    assert len(written) == 5
    assert sum(part.decisions for part in written) > 90_000
