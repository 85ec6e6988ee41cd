"""Measure the balance of the empires: `python -m tests.bench.mesopotamia_balance --games 80 --rows rows.jsonl`.

Computer players of one strength play whole games against each other, seats and empires drawn, so many games of each
number of seats; every game is a line in the file of rows. Games that are there already are not played again, and what
is told is told of the rows of this content alone.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from engine.ai import TurnPlan, choose
from engine.chance import SEED_BYTES, Chance
from engine.games.mesopotamia.content.load import HOUSE_CONTENT, load_content
from engine.games.mesopotamia.content.tables import Content
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import State
from engine.games.mesopotamia.view import MesopotamiaView
from tests.bench.figures import percentile
from tests.engine.playouts import seed

SURE = 1.96
"""So many standard errors to each side hold nineteen of twenty true values."""


@dataclass(frozen=True)
class Row:
    """A finished game: who sat where with what, and how it ended."""

    content: str
    number: int
    combat: str
    empires: tuple[str, ...]
    homes: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    rounds: int
    moves: int

    @property
    def seats(self) -> int:
        return len(self.empires)

    def lead(self, seat: int) -> int:
        """By how many points a seat is above the average of its table, in hundredths."""
        totals = [sum(kinds.values()) for kinds in self.points]
        return round(100 * (totals[seat] - mean(totals)))


@dataclass(frozen=True)
class Share:
    """How often somebody won, against how often all would who are alike."""

    games: int
    won: int
    fair: float
    error: float
    lead: float
    lead_error: float

    @classmethod
    def of(cls, rows: Sequence[tuple[Row, int]]) -> "Share":
        """Of these seats of games."""
        chances = [1 / row.seats for row, _ in rows]
        leads = [row.lead(seat) / 100 for row, seat in rows]
        won = sum(row.ranks[seat] == 1 for row, seat in rows)
        error = SURE * sqrt(sum(chance * (1 - chance) for chance in chances)) / sum(chances)
        spread = SURE * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
        return cls(len(rows), won, won / sum(chances), error, mean(leads), spread)

    def __str__(self) -> str:
        return (
            f"{self.fair:.2f} ± {self.error:.2f} | {self.games} | {self.won} | {self.lead:+.1f} ± {self.lead_error:.1f}"
        )


def line_ups(game: Mesopotamia, seats: int, games: int) -> Iterator[tuple[str, ...]]:
    """Yield who plays game after game: those who have played least, which seat they have is drawn."""
    stream = Chance(seed(seats)).stream("line-ups")
    played: Counter[str] = Counter()
    for _ in range(games):
        drawn = sorted(stream.shuffle(game.marks), key=lambda mark: played[mark])[:seats]
        played.update(drawn)
        yield stream.shuffle(drawn)


def played(game: Mesopotamia, content: Content, marks: tuple[str, ...], combat: str, number: int) -> Row:
    """Play a game of computers to its end."""
    options = {one.name: one.choices[0] for one in game.options} | {"combat": combat, "content": content.digest}
    luck = Chance(seed(1000 * len(marks) + number))
    state = game.setup(marks, options, luck)
    plans: tuple[TurnPlan[MesopotamiaView], ...] = tuple(TurnPlan() for _ in marks)
    thoughts, moves = luck.stream("computers"), 0
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        thought = Chance(thoughts.below(1 << 64).to_bytes(SEED_BYTES, "big"))
        state = game.play(state, seat, choose(game, game.view(state, seat), seat, thought, plans[seat])).state
        moves += 1
    return _row(game, state, marks, number, moves)


def _row(game: Mesopotamia, state: State, marks: tuple[str, ...], number: int, moves: int) -> Row:
    result = game.result(state)
    assert result is not None
    return Row(
        content=state.content.digest,
        number=number,
        combat=state.config.combat,
        empires=marks,
        homes=tuple(state.content.map.areas[realm.home].name for realm in state.realms),
        ranks=result.ranks,
        points=tuple(points_by_category(state, seat, state.hidden.quests[seat]) for seat in range(len(marks))),
        rounds=state.turn.round,
        moves=moves,
    )


def read(path: Path, content: Content) -> list[Row]:
    """The games of this content in a file."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [row for row in (Row(**json.loads(line)) for line in lines) if row.content == content.digest]


def content_in(folder: Path | None) -> Content:
    """Return the content of the tables in a folder, the house's without one."""
    return (
        load_content({one.name: one.read_text(encoding="utf-8") for one in folder.glob("*.json")})
        if folder
        else HOUSE_CONTENT
    )


def play_all(content: Content, path: Path, wanted: argparse.Namespace) -> None:
    """Play what is missing, one game of each number of seats after the other."""
    game = Mesopotamia(content)
    there = {(row.seats, row.number) for row in read(path, content)}
    tables = {seats: list(line_ups(game, seats, wanted.games)) for seats in wanted.seats}
    for number in range(wanted.first, wanted.games):
        combat = wanted.combat[number % len(wanted.combat)]
        for seats, marks in tables.items():
            if (seats, number) not in there:
                row = played(game, content, marks[number], combat, number)
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(row)) + "\n")


def told(rows: Sequence[Row]) -> Iterator[str]:
    """The tables: shares by empire, by empire and seats, by home and by seat; rounds; points by kind."""
    yield from _shares("all", rows, lambda row, seat: row.empires[seat])
    for combat in sorted({row.combat for row in rows}):
        yield from _shares(f"{combat} combat", _of(rows, "combat", combat), lambda row, seat: row.empires[seat])
    for seats in sorted({row.seats for row in rows}):
        here = _of(rows, "seats", seats)
        yield from _shares(f"{seats} seats", here, lambda row, seat: row.empires[seat])
        yield from _shares(f"{seats} seats, homes", here, lambda row, seat: row.homes[seat])
        yield from _lengths(here)
        yield _kinds(here)


def _of(rows: Iterable[Row], field: str, value: object) -> list[Row]:
    return [row for row in rows if getattr(row, field) == value]


def _shares(title: str, rows: Sequence[Row], key: Callable[[Row, int], str]) -> Iterator[str]:
    yield f"\n{title}: {len(rows)} games | wins over fair share | games | won | points above the table's mean"
    found: dict[str, list[tuple[Row, int]]] = defaultdict(list)
    for row in rows:
        for seat in range(row.seats):
            found[key(row, seat)].append((row, seat))
    yield from (f"{name:<10} | {Share.of(seen)}" for name, seen in sorted(found.items()))


def _lengths(rows: Sequence[Row]) -> Iterator[str]:
    for name in ("rounds", "moves"):
        low, middle, high = (percentile([getattr(row, name) for row in rows], which) for which in (10, 50, 90))
        yield f"{name}: {middle:.0f} ({low:.0f}-{high:.0f})"


def _kinds(rows: Sequence[Row]) -> str:
    totals: Counter[str] = Counter()
    for row in rows:
        for kinds in row.points:
            totals.update(kinds)
    players, all_ = sum(row.seats for row in rows), max(1, totals.total())
    shares = (f"{kind} {count / players:.1f} ({100 * count / all_:.0f} %)" for kind, count in totals.most_common())
    return f"points of a player {all_ / players:.1f}: {', '.join(shares)}"


def main() -> None:
    """Play and tell."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--games", type=int, default=20, help="games of each number of seats")
    words.add_argument("--first", type=int, default=0, help="the number of the first game, for a sample of its own")
    words.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    words.add_argument("--combat", nargs="+", default=["full", "simple"], help="in turn")
    words.add_argument("--rows", type=Path, required=True, help="the file of games")
    words.add_argument("--content", type=Path, help="a folder of tables instead of the house's")
    wanted = words.parse_args()
    content = content_in(wanted.content)
    play_all(content, wanted.rows, wanted)
    sys.stdout.write("\n".join([*told(read(wanted.rows, content)), ""]))


if __name__ == "__main__":
    main()
