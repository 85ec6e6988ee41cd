"""Two trees under the same load, in turn: how much the one takes of what the other took.

Only ratios of runs in the same minutes tell anything on a machine that others use as well. Both trees are measured by
this tree's crowd, of which an old tree may know nothing; a tree in which that crowd cannot run is measured by its own.
"""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from tests.bench.trees import THIS, TREE, Tree, tree_of

MEASURING = ("figures.py", "soak.py", "soak_bot.py", "soak_crowd.py", "soak_pair.py", "soak_rows.py", "trees.py")
"""What measures, which is the same in both trees."""

RENAMED = {"bot.config.settings": "bot.config"}
"""Modules that what measures imports, and their names in older trees."""

FAILED = 1
"""What a soak returns when a limit was missed."""

GAMES = "--games"
"""The option that every soak has, and the last that is passed on."""

_LISTING = "from tests.bench.soak import HOSTED; print(*HOSTED)"

_FIGURE = re.compile(
    r"(?P<name>\S+(?: \S+)*) {2,}(?:p50 +(?P<middle>[\d.]+) +p99 +(?P<high>[\d.]+)|(?P<one>-?\d+\.\d+))"
)
"""A line of a soak's table."""

Found: TypeAlias = dict[str, list[float]]


def compared(commit: str, rounds: int, options: Sequence[str], games: Sequence[str]) -> tuple[str, bool]:
    """Return the best of each tree's `rounds` soaks with these options and their ratios, and whether this tree missed a
    limit in every round. Only those of the games are played that both trees have."""
    with tree_of(commit) as other:
        foreign = not measured_alike(other)
        both = shared_games(other, games)
        soaks = [(soaked(other, options, both), soaked(THIS, options, both)) for _ in range(rounds)]
    text = told(commit, [before for (before, _), _ in soaks], [after for _, (after, _) in soaks])
    left_out = [game for game in games if game not in both]
    if foreign:
        text += f"{commit[:10]} was measured by its own crowd, which plays otherwise: this tree's cannot run in it\n"
    if left_out:
        text += f"left out, since {commit[:10]} does not have it: {', '.join(left_out)}\n"
    return text, all(missed for _, (_, missed) in soaks)


def measured_alike(tree: Tree) -> bool:
    """Put this tree's crowd into another tree, if it can run there; return whether it can."""
    bench = tree.path / "tests" / "bench"
    own = {name: path.read_bytes() for name in MEASURING if (path := bench / name).exists()}
    for name in MEASURING:
        shutil.copy(TREE / "tests" / "bench" / name, bench / name)
    use_old_names(tree.path)
    if subprocess.run([tree.python, "-c", _LISTING], cwd=tree.path, capture_output=True, check=False).returncode == 0:
        return True
    for name in MEASURING:
        (bench / name).unlink()
    for name, code in own.items():
        (bench / name).write_bytes(code)
    return False


def use_old_names(tree: Path) -> None:
    """Let what measures import modules by the names that they had in a tree."""
    for now, before in RENAMED.items():
        if not tree.joinpath(*now.split(".")).with_suffix(".py").exists():
            for file in (tree / "tests" / "bench" / name for name in MEASURING):
                file.write_text(file.read_text().replace(f"from {now} import", f"from {before} import"))


def shared_games(tree: Tree, games: Sequence[str]) -> list[str]:
    """Return those of the games that a tree has."""
    run = subprocess.run([tree.python, "-c", _LISTING], cwd=tree.path, stdout=subprocess.PIPE, text=True, check=True)
    had = run.stdout.split()
    return [game for game in games if game in had]


def soaked(tree: Tree, options: Sequence[str], games: Sequence[str]) -> tuple[Found, bool]:
    """Return the numbers of one soak of a tree, and whether a limit was missed."""
    command: list[str | Path] = [tree.python, "-m", "tests.bench.soak", *options, GAMES, *games]
    run = subprocess.run(command, cwd=tree.path, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode not in (0, FAILED) or not (found := numbers_in(run.stdout)):
        raise ChildProcessError(f"the soak of {tree.path} ended with {run.returncode}")
    return found, run.returncode == FAILED


def numbers_in(table: str) -> Found:
    """Return the numbers of a soak's table, by name; counts are left out."""
    lines = [found for line in table.splitlines() if (found := _FIGURE.match(line)) is not None]
    return {
        line["name"]: [float(line["one"])] if line["one"] else [float(line["middle"]), float(line["high"])]
        for line in lines
    }


def told(commit: str, before: Sequence[Found], after: Sequence[Found]) -> str:
    """Return a line for each number: the best of either tree, and the ratio."""
    lines = [f"{'':<26}{commit[:10]:>12}{'this tree':>12}{'ratio':>8}"]
    shared = {name: numbers for name, numbers in after[0].items() if name in before[0]}
    for name, numbers in shared.items():
        for place in range(len(numbers)):
            old, new = (min(soak[name][place] for soak in soaks) for soaks in (before, after))
            label = f"{name} {('p50', 'p99')[place]}" if len(numbers) > 1 else name
            ratio = f"{new / old:8.2f}" if old else f"{'–':>8}"
            lines.append(f"{label:<26}{old:12.2f}{new:12.2f}{ratio}")
    return "\n".join([*lines, ""])
