"""Measure habits of computers that a good player sees: `python -m tests.bench.habits GAME --games 10 [--seats 3]`.

It counts leaders that are lost at once, attacks on anybody but the leader, tiles and bones that are never used, and
pieces that are borne off at once.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine import ai
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games.tigris.places import OFF_BOARD
from engine.games.ur.reading import count_borne_off
from engine.games.ur.solved import is_solved, win_chance
from engine.games.wayfarers.components.tables import JOURNAL_NODES
from engine.registry import AnyGame, find_game
from tests.engine.playouts import seed


class Made(Struct, frozen=True):
    """A move of a computer: the position before and after it."""

    before: Any
    after: Any
    seat: Seat
    move: Words
    events: tuple[str, ...]


def moves(game: AnyGame, seats: int, number: int, options: dict[str, str]) -> Iterator[Made]:
    """Yield the moves of a game that computers play."""
    known, chance = ai.remember_open_cards(game), Chance(seed(number))
    usual = {option.name: option.choices[0] for option in game.options}
    state, lucks = game.setup(game.marks[:seats], usual | options, chance), chance.stream("thoughts")
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        move = ai.choose(known, known.view(state, seat), seat, Chance(seed(lucks.below(1 << 62))))
        step = game.play(state, seat, move)
        yield Made(state, step.state, seat, move, tuple(event.name for event in step.events))
        state = step.state


def _attacks(game: AnyGame, made: Sequence[Made], seats: int) -> Counter[str]:
    """Count attacks by a player who is not ahead, and those of them against the player who is."""
    found: Counter[str] = Counter()
    for one in made:
        conflict = one.after.conflict
        if conflict is None or one.move[0] == "support" or conflict == one.before.conflict:
            continue
        attacker, defender = conflict.attacker.seat, conflict.defender.seat
        standing = [game.progress(one.before, seat) for seat in range(seats)]
        if attacker != defender and standing[attacker] < max(standing):
            found["attacks by others"] += 1
            found["attacks on the leader"] += standing[defender] == max(standing)
    return found


def _tigris(game: AnyGame, made: Sequence[Made], seats: int) -> Counter[str]:
    found = _attacks(game, made, seats)
    for number, one in enumerate(made):
        found["swaps"] += one.move[0] == "swap"
        conflict = one.after.conflict
        if one.move[0] == "support" and conflict.winner is not None:
            found["conflicts"] += 1
            sides = conflict.attacker, conflict.defender
            attack, defence = (side.on_board + side.added for side in sides)
            found["supported attacks that lose by a tie"] += attack == defence and sides[0].added > 0
            kept = one.before.hands[sides[0].seat][conflict.support_colour]
            found["attacks lost that the kept tiles would have won"] += attack <= defence < attack + kept
        if one.move[0] == "leader":
            later = next((move for move in made[number + 1 :] if move.seat == one.seat and _begins(move)), None)
            placed = [cell != OFF_BOARD for cell in one.after.board.leaders[one.seat]]
            if later is not None:
                found["leaders placed"] += 1
                there = [cell != OFF_BOARD for cell in later.before.board.leaders[one.seat]]
                found["leaders gone by the next turn"] += sum(there) < sum(placed)
    found["catastrophes unused"] = sum(made[-1].after.catastrophes)
    return found


def _begins(one: Made) -> bool:
    """Whether a move begins a turn of its player."""
    return one.before.turn == one.seat and one.before.actions == 2 and one.move[0] != "support"


def _mesopotamia(game: AnyGame, made: Sequence[Made], seats: int) -> Counter[str]:
    found = Counter(name for one in made for name in one.events if name == "settlement-conquered")
    found["moves that take bones"] = sum(one.move[0] == "bones" for one in made)
    found["moves that train"] = sum(one.move[0] == "train" for one in made)
    found["bones left at the end"] = sum(realm.goods[-1] for realm in made[-1].after.realms)
    return found


def _wayfarers(game: AnyGame, made: Sequence[Made], seats: int) -> Counter[str]:
    """Count the moves of players who are behind in the journal by two columns or more."""
    found = Counter(moves=len(made))
    for one in made:
        columns = [JOURNAL_NODES[player.node].column for player in one.before.table.players]
        found["moves two columns behind"] += columns[one.seat] <= max(columns) - 2
    return found


def _ur(game: AnyGame, made: Sequence[Made], seats: int) -> Counter[str]:
    """Count the choices in which a piece could be borne off, and was; and the winning chance that is lost while at most
    three pieces of each player are left, in tenths of a per cent."""
    found: Counter[str] = Counter()
    for one in made:
        state, seat = one.before, one.seat
        pieces = list(game.words(state, seat, ("move",))) if one.move[0] == "move" else []
        after = {piece: game.play(state, seat, ("move", piece)).state for piece in pieces}
        ends = [count_borne_off(then, seat) for then in after.values()]
        bears_off = len(set(ends)) > 1 and count_borne_off(one.after, seat) == max(ends)
        found["choices with a piece to bear off"] += len(set(ends)) > 1
        found["pieces borne off at once"] += bears_off
        if pieces and is_solved(state.variant, state.pieces):
            lost = round(1000 * (max(_chance(then, seat) for then in after.values()) - _chance(one.after, seat)))
            found["per mille of winning chance lost"] += lost
            found["per mille of winning chance lost by bearing off"] += lost * bears_off
    return found


def _chance(state: Any, seat: Seat) -> float:
    """Return the winning chance of a seat in a solved position before the next throw."""
    chance = win_chance(state.pieces[state.mover], state.pieces[1 - state.mover])
    return chance if state.mover == seat else 1 - chance


HABITS: Mapping[str, Callable[[AnyGame, Sequence[Made], int], Counter[str]]] = {
    "tigris": _tigris,
    "kings": _attacks,
    "mesopotamia": _mesopotamia,
    "wayfarers": _wayfarers,
    "ur": _ur,
}
"""The counts of each game."""


def main() -> None:
    """Play and count."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game", choices=HABITS)
    words.add_argument("--games", type=int, default=10)
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--option", nargs="*", default=[], metavar="NAME=CHOICE")
    wanted = words.parse_args()
    game, options = find_game(wanted.game), dict(option.split("=") for option in wanted.option)
    found: Counter[str] = Counter()
    for number in range(wanted.first, wanted.first + wanted.games):
        found += HABITS[game.name](game, list(moves(game, wanted.seats, number, options)), wanted.seats)
    for name, count in sorted(found.items()):
        sys.stdout.write(f"{name}: {count} in {wanted.games} games\n")


if __name__ == "__main__":
    main()
