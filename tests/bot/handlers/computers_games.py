"""Beginnings of games as two computer players played them once. They stand in files, so that what is measured in them
does not move with how computers play. `python -m tests.bot.handlers.computers_games` writes them anew, where rules or
components change."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.ai import choose
from engine.chance import Chance, commitment
from engine.game import Decision, Seat, Words
from engine.record import Entry, Header, Record, read_record
from engine.registry import AnyGame, find_game

FOLDER = Path(__file__).with_name("computers")

LUCKS: Mapping[str, tuple[int, ...]] = {"wayfarers": (3, 4), "mesopotamia": (3,), "tigris": (3,), "kings": (3,)}
"""The games of each; of Wayfarers two, where what computers do comes seldom."""

PLIES = {"wayfarers": 150}
"""How many moves of each game; of the others 120."""

Ply = tuple[object, Decision, Words]
"""A position, the question there, and the move that answers it."""


def beginnings(game: AnyGame) -> Iterator[tuple[Header, list[Ply]]]:
    """Yield each beginning of a game that is in the files."""
    for path in sorted(FOLDER.glob(f"{game.name}-*.tablet")):
        whole = read_record(path.read_text(encoding="utf-8"))
        yield whole.header, list(_plies(game, whole))


def _plies(game: AnyGame, whole: Record) -> Iterator[Ply]:
    header = whole.header
    state = game.setup(header.marks, dict(header.options), Chance(header.seed))
    for entry in whole.entries:
        decision = game.decision(state)
        assert decision is not None
        assert entry.seat in decision.seats
        yield state, decision, entry.words
        state = game.play(state, entry.seat, entry.words).state


def _played(game: AnyGame, luck: int) -> Record:
    seed = bytes([luck]) * 32
    options = {option.name: option.choices[0] for option in game.options}
    marks, entries = game.marks[:2], list[Entry]()
    header = Header(game.name, game.rules, tuple(options.items()), marks, commitment(seed), seed)
    state = game.setup(marks, options, Chance(seed))
    while (decision := game.decision(state)) is not None and len(entries) < PLIES.get(game.name, 120):
        seat: Seat = decision.seats[0]
        move = choose(game, game.view(state, seat), seat, Chance(bytes([len(entries) % 256, 0]) * 16))
        entries.append(Entry(len(entries) + 1, seat, move))
        state = game.play(state, seat, move).state
    return Record(header, tuple(entries))


def main() -> None:
    """Play the games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for name, lucks in LUCKS.items():
        for luck in lucks:
            (FOLDER / f"{name}-{luck}.tablet").write_text(_played(find_game(name), luck).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
