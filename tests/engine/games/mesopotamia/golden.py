"""The golden records: whole games, with what they must refold to.

`python -m tests.engine.games.mesopotamia.golden` writes them anew, which only a change of the rules or the
tables justifies.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from msgspec.structs import replace

from engine import codec
from engine.games.mesopotamia.state import State
from engine.record import Entry, Record
from tests.engine.games.mesopotamia.playing import GAME, Table, header, played_out
from tests.engine.games.mesopotamia.positions import MAP, at, begun
from tests.engine.golden import with_slips, write
from tests.engine.playouts import Playout


@dataclass(frozen=True)
class Wanted:
    """What a golden record shows."""

    table: Table
    shows: Callable[[Playout[State]], bool]


def ended(*reasons: str) -> Callable[[Playout[State]], bool]:
    """Whether a game ended for one of these reasons."""
    return lambda game: game.states[-1].ended in reasons


def told(*names: str) -> Callable[[Playout[State]], bool]:
    """Whether all these events happened."""
    return lambda game: {event.name for played in game.played for event in played.step.events} >= set(names)


def said(*verbs: str) -> Callable[[Playout[State]], bool]:
    """Whether all these verbs were said."""
    return lambda game: {played.move[0] for played in game.played} >= set(verbs)


ROUNDS = {"rounds": "12"}

WANTED = {
    "two-full-combat": Wanted(Table(2, 0, ROUNDS), said("bid", "place", "row", "tire", "retreat")),
    "two-simple-combat": Wanted(Table(2, 2, ROUNDS | {"combat": "simple"}), said("bid", "lose")),
    "three-without-luck": Wanted(Table(3, 3, ROUNDS | {"luck": "none"}), said("discover", "trade")),
    "four-full-combat": Wanted(Table(4, 0, ROUNDS), told("tribe-removed", "event-ends")),
    "four-all-sets": Wanted(Table(4, 4, ROUNDS | {"sets": "all", "combat": "simple"}), said("take", "sail")),
    "six-seats": Wanted(Table(6, 1, ROUNDS), said("order", "row", "reroll")),
    "ends-by-gardens": Wanted(Table(3, 0, {}), ended("gardens")),
    "settlement-conquered": Wanted(Table(2, 0, {}), said("conquer")),
    "pairs-and-first": Wanted(Table(6, 0, {"rounds": "20"}), said("pair")),
    "automaton-igigi": Wanted(Table(1, 0, ROUNDS), told("bot-duels", "plans-judged")),
    "automata-anunnaki": Wanted(
        Table(2, 4, ROUNDS | {"mode": "kings", "automata": "2", "level": "anunnaki"}), told("strategies-done")
    ),
    "automata-caesar-simple": Wanted(
        Table(3, 1, ROUNDS | {"mode": "kings", "automata": "3", "level": "caesar", "combat": "simple"}), ended("rounds")
    ),
    "together-won": Wanted(
        Table(2, 0, ROUNDS | {"mode": "kings", "side": "together", "level": "caesar"}), told("people-won")
    ),
    "together-lost": Wanted(Table(2, 5, ROUNDS | {"mode": "kings", "side": "together"}), told("people-lost")),
    "siege-of-ur-lost": Wanted(Table(1, 1, {"mode": "ur"}), ended("ur-grew")),
    "ashur-fallen": Wanted(Table(1, 7, {"mode": "ashur"}), ended("city-fell")),
    "ashur-two-waves": Wanted(Table(1, 2, {"mode": "ashur", "combat": "simple"}), told("wave-broken")),
}


def near_the_end() -> dict[str, Record]:
    """The two endings that nobody reaches by chance, from positions shortly before them."""
    before_ur = at(begun("akkad", number=1, mode="ur"), "E6", "akkad 1 rider 1 ram")
    last_wave = replace(begun("akkad", number=1, mode="ashur"), wave=6)
    last_wave = at(last_wave, MAP.areas[last_wave.realms[1].home].name)
    return {
        "ur-reached": from_position(before_ur, "use explore", "move E6 rider E7-ram"),
        "waves-broken": from_position(last_wave, "use gather", "gather home stone", "done", "end"),
    }


def from_position(state: State, *moves: str) -> Record:
    """A record of moves of seat 0 from a position."""
    options = {"mode": state.config.mode}
    head = replace(header(Table(1, 2, options), 1), seed=b"", position=codec.dumps(state))
    return Record(head, tuple(Entry(number, 0, tuple(move.split())) for number, move in enumerate(moves, 1)))


def found(wanted: Wanted) -> Playout[State]:
    """The first game that shows what is wanted."""
    for number in count(1):
        game = played_out(wanted.table, number)
        if wanted.shows(game):
            return game
    raise AssertionError("numbers do not end")


if __name__ == "__main__":
    records = {name: found(wanted).record for name, wanted in WANTED.items()} | near_the_end()
    write(GAME, records | {"slips": with_slips(records["two-full-combat"], 7)})
