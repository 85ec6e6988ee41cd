"""Find the head start that evens out empires and homes: `python -m tests.bench.mesopotamia_head_start --rows
rows.jsonl`.

Points to begin with change hardly anything that is played, so games that were played tell how they would have ended
with others. The head start is fitted to some games, and what is told is how others would have ended with it.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp
from pathlib import Path
from statistics import mean
from typing import TypeAlias

from tests.bench.mesopotamia_balance import Row, content_in, read, told

START = "start"
"""The kind of points that a head start is."""

ROUNDS = 60
"""How often the leads that are left are taken off; each time less than half of them remains."""

LEAD, SHARE = 2.0, 0.4
"""What an empire may be ahead on average, and how far its share of wins may be from a fair one."""

NEAR = 1.5
"""So many points behind the winner a game is won to one part in e, lest the few that were close decide a share."""

Points: TypeAlias = Mapping[str, float]
"""Points by empire and home."""

Table: TypeAlias = Sequence[tuple[int, tuple[str, ...]]]
"""A game: what each seat has without a head start, its empire, and its home where homes have one."""


def fitted(rows: Sequence[Row], *, homes: bool) -> dict[str, int]:
    """Return the head start with which leads and shares are nearest to even, the least of empires and of homes 0."""
    tables = [_table(row, homes=homes) for row in rows]
    kinds = [sorted({names[kind] for table in tables for _, names in table}) for kind in range(1 + homes)]
    even = {name: 0.0 for kind in kinds for name in kind}
    for _ in range(ROUNDS):
        for kind in kinds:
            seen = _seen(tables, even)
            even |= {name: even[name] - mean(lead for lead, _ in seen[name]) for name in kind}
    found = {name: round(points) for name, points in even.items()}
    least = _unevenness(tables, found)
    while True:
        near = [{**found, name: found[name] + by} for name in found for by in (1, -1)]
        losses = [_unevenness(tables, one) for one in near]
        if min(losses) >= least:
            break
        least = min(losses)
        found = near[losses.index(least)]
    return {name: found[name] - min(found[other] for other in kind) for kind in kinds for name in kind}


def _table(row: Row, *, homes: bool) -> Table:
    names = zip(row.empires, row.homes, strict=True) if homes else ((empire,) for empire in row.empires)
    return [(_without(row, seat), tuple(own)) for seat, own in enumerate(names)]


def _without(row: Row, seat: int) -> int:
    """Return the points of a seat without its head start."""
    return sum(count for kind, count in row.points[seat].items() if kind != START)


def _seen(tables: Iterable[Table], points: Points) -> Mapping[str, Sequence[tuple[float, float]]]:
    """Return for each empire and home its lead and its share of the win in each of its games."""
    seen: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for table in tables:
        totals = [own + sum(points[name] for name in names) for own, names in table]
        usual, most = mean(totals), max(totals)
        parts = [exp((total - most) / NEAR) for total in totals]
        for (_, names), total, won in zip(table, totals, parts, strict=True):
            for name in names:
                seen[name].append((total - usual, len(table) * won / sum(parts)))
    return seen


def _unevenness(tables: Iterable[Table], points: Points) -> float:
    return sum(
        (mean(lead for lead, _ in games) / LEAD) ** 2 + ((mean(won for _, won in games) - 1) / SHARE) ** 2
        for games in _seen(tables, points).values()
    )


def ended(row: Row, points: Mapping[str, int]) -> Row:
    """Return a game as it would have ended with a head start; ties go to the higher on the population track."""
    ahead = [points[empire] + points.get(home, 0) for empire, home in zip(row.empires, row.homes, strict=True)]
    kinds = tuple({**own, START: count} for own, count in zip(row.points, ahead, strict=True))
    keys = [(sum(own.values()), own["population"], -rank) for own, rank in zip(kinds, row.ranks, strict=True)]
    return replace(row, points=kinds, ranks=tuple(1 + sum(other > key for other in keys) for key in keys))


def fits(fitting: Sequence[Row], telling: Iterable[Row], homes: Sequence[int]) -> Iterator[str]:
    """Tell the head start that fits some games by the number of players, and how others would have ended with it."""
    fit = {
        players: fitted([row for row in fitting if row.seats == players], homes=players in homes)
        for players in sorted({row.seats for row in fitting})
    }
    yield from (f'"{players}": {json.dumps(points)}' for players, points in fit.items())
    yield from told([ended(row, fit[row.seats]) for row in telling if row.seats in fit])


def main() -> None:
    """Fit and tell."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--rows", type=Path, required=True, help="the file of games")
    words.add_argument("--homes", type=int, nargs="*", default=[5, 6], help="numbers of players at which homes differ")
    words.add_argument("--before", type=int, help="fit to the games below this number and tell of the others")
    words.add_argument("--content", type=Path, help="a folder of tables instead of the house's")
    wanted = words.parse_args()
    rows, before = read(wanted.rows, content_in(wanted.content)), wanted.before
    fitting = [row for row in rows if before is None or row.number < before]
    telling = [row for row in rows if before is None or row.number >= before]
    sys.stdout.write("\n".join([*fits(fitting, telling, wanted.homes), ""]))


if __name__ == "__main__":
    main()
