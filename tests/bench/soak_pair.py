"""Two trees under the same load, in turn: how much the one takes of what the other took.

Only ratios of runs in the same minutes tell anything on a machine that others use as well. Both trees are measured by
this tree's crowd, of which an old tree may know nothing.
"""

import json
import shutil
import subprocess
from collections.abc import Sequence
from typing import TypeAlias

from tests.bench.trees import THIS, TREE, Tree, tree_of

MEASURING = ("figures.py", "soak.py", "soak_bot.py", "soak_crowd.py", "soak_pair.py", "soak_rows.py", "trees.py")
"""What measures, which is the same in both trees."""

FAILED = 1
"""What a soak returns when a limit was missed."""

Found: TypeAlias = dict[str, list[float]]


def compared(commit: str, rounds: int, options: Sequence[str], games: Sequence[str]) -> tuple[str, bool]:
    """Return the best of each tree's `rounds` soaks with these options and their ratios, and whether this tree missed a
    limit in every round. Only those of the games are played that both trees have."""
    with tree_of(commit) as other:
        for name in MEASURING:
            shutil.copy(TREE / "tests" / "bench" / name, other.path / "tests" / "bench" / name)
        both = shared_games(other, games)
        given = [*options, "--games", *both]
        soaks = [(soaked(other, given), soaked(THIS, given)) for _ in range(rounds)]
    text = told(commit, [before for (before, _), _ in soaks], [after for _, (after, _) in soaks])
    left_out = [game for game in games if game not in both]
    if left_out:
        text += f"left out, since {commit[:10]} does not have it: {', '.join(left_out)}\n"
    return text, all(missed for _, (_, missed) in soaks)


def shared_games(tree: Tree, games: Sequence[str]) -> list[str]:
    """Return those of the games that a tree has."""
    listing = "from tests.bench.soak import HOSTED; print(*HOSTED)"
    run = subprocess.run([tree.python, "-c", listing], cwd=tree.path, stdout=subprocess.PIPE, text=True, check=True)
    had = run.stdout.split()
    return [game for game in games if game in had]


def soaked(tree: Tree, options: Sequence[str]) -> tuple[Found, bool]:
    """Return the numbers of one soak of a tree, and whether a limit was missed."""
    run = subprocess.run(
        [tree.python, "-m", "tests.bench.soak", "--json", *options], cwd=tree.path, stdout=subprocess.PIPE, check=False
    )
    if run.returncode not in (0, FAILED) or not run.stdout:
        raise ChildProcessError(f"the soak of {tree.path} ended with {run.returncode}")
    found: Found = json.loads(run.stdout)
    return found, run.returncode == FAILED


def told(commit: str, before: Sequence[Found], after: Sequence[Found]) -> str:
    """Return a line for each number: the best of either tree, and the ratio."""
    lines = [f"{'':<26}{commit[:10]:>12}{'this tree':>12}{'ratio':>8}"]
    for name, numbers in after[0].items():
        for place in range(len(numbers)):
            old, new = (min(soak[name][place] for soak in soaks) for soaks in (before, after))
            label = f"{name} {('p50', 'p99')[place]}" if len(numbers) > 1 else name
            ratio = f"{new / old:8.2f}" if old else f"{'–':>8}"
            lines.append(f"{label:<26}{old:12.2f}{new:12.2f}{ratio}")
    return "\n".join([*lines, ""])
