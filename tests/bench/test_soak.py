"""The load tool works: in small, everything is told, pictured and stored."""

import asyncio
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox.sandbox import Sandbox
from tests.bench import soak_crowd
from tests.bench.figures import Figure, below, growth, percentile, spread, table
from tests.bench.soak import Reviewed, Soak, measure, stocked
from tests.bench.soak_crowd import Crowd, Seated, seated
from tests.bench.soak_pair import MEASURING, measured_alike, numbers_in, shared_games, soaked, told, use_old_names
from tests.bench.trees import THIS, TREE, Tree

TINY = Soak(tables=2, rate=20, seconds=0.2, warm=0.1, games=1, hosted=("tigris", "kings"))


@pytest.mark.full
def test_a_tiny_soak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_crowd, "PICTURES", 300.0)
    figures = {figure.name: figure for figure in asyncio.run(measure(tmp_path, TINY))}
    for name in ("failed", "never told", "never pictured", "otherwise stored"):
        assert figures[name].met, figures[name]
    assert figures["actions"].found == "4"


def test_of_each_game_as_many_tables() -> None:
    sandbox = Sandbox(people=["Ada", "Ben", "Cleo", "Dan"], guests=())
    assert [table.whole.game.name for table in stocked(sandbox, TINY)][:3] == ["tigris", "kings", "tigris"]


def test_finished_games_of_tigris_are_reviewed_beside_the_others() -> None:
    sandbox = Sandbox(people=["Ada", "Ben", "Cleo", "Dan"], guests=())
    tables = stocked(sandbox, replace(TINY, reviews=1))
    assert [table.number for table in tables] == list(range(1, len(tables) + 1))
    assert [(table.over, table.whole.game.name) for table in tables if isinstance(table, Reviewed)] == [
        (True, "tigris")
    ]


def test_of_two_trees_the_best_is_compared() -> None:
    before = [{"memory": [200.0], "told": [9.0, 40.0]}, {"memory": [180.0], "told": [8.0, 50.0]}]
    after = [{"memory": [90.0], "told": [4.0, 60.0]}, {"memory": [95.0], "told": [6.0, 20.0]}]
    lines = [line.split() for line in told("0123456789abcdef", before, after).splitlines()]
    assert lines[0] == ["0123456789", "this", "tree", "ratio"]
    assert lines[1:] == [
        ["memory", "180.00", "90.00", "0.50"],
        ["told", "p50", "8.00", "4.00", "0.50"],
        ["told", "p99", "40.00", "20.00", "0.50"],
    ]


@pytest.fixture
def old_tree(tmp_path: Path) -> Tree:
    """A tree of an older commit, whose soak knows nothing of this tree's crowd."""
    folder = tmp_path / "tests" / "bench"
    folder.mkdir(parents=True)
    (folder / "soak.py").write_text(OLD_SOAK, "utf-8")
    return Tree(tmp_path, THIS.python)


OLD_SOAK = """
import sys

HOSTED = ("kings", "tigris")
if __name__ == "__main__":
    print("2 tables, 3 actions a second, 1 minutes")
    print("actions                                          6")
    print("told                   p50     4.0  p99    60.5 ms")
    print("memory grows                            -1.5 %   ≤ 5 %          met")
    sys.exit("missed" in sys.argv)
"""


@pytest.mark.parametrize("option", ["met", "missed"])
def test_of_a_tree_it_is_known_whether_a_limit_was_missed(old_tree: Tree, option: str) -> None:
    found, missed = soaked(old_tree, [option], ["kings"])
    assert (found, missed) == ({"told": [4.0, 60.5], "memory grows": [-1.5]}, option == "missed")


def test_a_pair_plays_the_games_that_both_trees_have(old_tree: Tree) -> None:
    assert shared_games(old_tree, ["tigris", "ur", "kings"]) == ["tigris", "kings"]


def test_a_tree_in_which_this_crowd_cannot_run_keeps_its_own(old_tree: Tree) -> None:
    assert not measured_alike(old_tree)
    bench = old_tree.path / "tests" / "bench"
    assert {path.name: path.read_text("utf-8") for path in bench.glob("*.py")} == {"soak.py": OLD_SOAK}


@pytest.mark.parametrize(
    ("module", "name"), [("config.py", "bot.config"), ("config/settings.py", "bot.config.settings")]
)
def test_a_tree_is_measured_by_the_names_of_its_modules(tmp_path: Path, module: str, name: str) -> None:
    bench, named = tmp_path / "tests" / "bench", tmp_path / "bot" / module
    for folder in (bench, named.parent):
        folder.mkdir(parents=True)
    named.touch()
    for measuring in MEASURING:
        shutil.copy(TREE / "tests" / "bench" / measuring, bench)
    use_old_names(tmp_path)
    assert f"from {name} import Config" in (bench / "soak_bot.py").read_text("utf-8")


def test_the_numbers_of_a_table_are_those_of_its_figures() -> None:
    told_figures = [spread("told", [0.2] * 9), below("memory", 90.0, "MiB", 300), Figure("actions", "6")]
    assert numbers_in(table("title", told_figures)) == {"told": [200.0, 200.0], "memory": [90.0]}


def test_figures_are_computed_and_told_as_met_or_missed() -> None:
    assert percentile([], 99) == 0
    assert percentile(range(1, 102), 50) == 51
    assert growth([100.0] * 40 + [110.0] * 10) == pytest.approx(0.1)
    assert str(spread("wait", [0.2] * 9, at_most=0.15)).endswith("MISSED")
    assert str(Figure("wait", "1 s")) == f"wait{'1 s':>45}"


def test_a_crowd_whose_games_are_all_over_stops(tmp_path: Path) -> None:
    sandbox, database = Sandbox(people=["Ada", "Ben", "Cleo", "Dan"], guests=()), tmp_path / "empty.sqlite"
    sqlite3.connect(database).close()
    over = [replace(table, entries=len(table.whole.played.played)) for table in stocked(sandbox, TINY)[:2]]
    crowd = Crowd(sandbox, list(seated(sandbox, over)), len(over), database)
    asyncio.run(crowd.play(1000, 3))
    crowd.close()
    assert not crowd.waits.acknowledged


def test_tables_that_are_taken_up_later_are_drawn_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_at = list[int]()

    async def move(_crowd: Crowd, table: Seated) -> None:
        played_at.append(table.stocked.number)
        table.made += 1
        table.busy = False

    monkeypatch.setattr(Crowd, "_move", move)
    sandbox, database = Sandbox(people=["Ada", "Ben", "Cleo", "Dan"], guests=()), tmp_path / "empty.sqlite"
    sqlite3.connect(database).close()
    tables = list(seated(sandbox, stocked(sandbox, TINY)))
    crowd = Crowd(sandbox, tables, 1, database)
    asyncio.run(crowd.warm(1000, len(tables) + 2))
    crowd.close()
    drawn, more = played_at[: len(tables)], played_at[len(tables) :]
    assert sorted(drawn) == [table.stocked.number for table in tables]
    assert more == [tables[0].stocked.number] * 2
