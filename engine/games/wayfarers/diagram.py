"""The position as text, line by line: the journal, the five rows, piles, every player, the rival, open tasks.

A face-up card is `L05`, with influence and workers `L05/crimson/green,yellow`. `-` means nothing, `?` hidden. A deck is
the number of unseen cards on top, then its lowest cards with the mask of the players who have seen them (`L09@1`).
"""

from collections.abc import Iterable, Iterator

from engine.game import Seat
from engine.games.wayfarers.components.effects import Item
from engine.games.wayfarers.components.tables import KINDS, TILE_NAMES
from engine.games.wayfarers.state import (
    NO_ROUND,
    NOBODY,
    RIVAL,
    Act,
    Batch,
    Keep,
    Lying,
    Onward,
    Player,
    Rival,
    RivalOnward,
    RivalTurn,
    RivalWrap,
    Shuffle,
    Steps,
    Table,
    Target,
    Task,
    Wrap,
)
from engine.games.wayfarers.view import WayfarersView

NOTHING, HIDDEN, RIVAL_NAME = "-", "?", "rival"
TASK_BY_NAME: dict[str, Task] = {
    "act": Act(),
    "onward": Onward(),
    "wrap": Wrap(),
    "rival-turn": RivalTurn(),
    "shuffle": Shuffle(),
    "rival-wrap": RivalWrap(),
}
_FIRST_PLAYER_FIELDS, _LAST_PLAYER_FIELDS = (
    ("board", "node", "silver", "provision", "dice"),
    ("reserve", "stock", "guilds", "workers", "rolls"),
)
_RIVAL_FIELDS = ("board", "node", "guilds", "workers", "spot", "comets", "filled", "waiting")
"""The fields of the rival in its line."""
_NAME_BY_TASK = {task: name for name, task in TASK_BY_NAME.items()}


def write_diagram(view: WayfarersView) -> str:
    """Return the text of a view. Different views give different texts."""
    return "\n".join([*_write_general(view), *_write_rows(view), *_write_seats(view.table), *_write_rival(view)]) + "\n"


def _join_words(words: Iterable[object], between: str = " ") -> str:
    return between.join(str(word) for word in words) or NOTHING


def _join_pairs(pairs: Iterable[tuple[object, object]], between: str = " ") -> str:
    return _join_words((f"{first}={second}" for first, second in pairs), between)


def seat_name(table: Table, seat: Seat) -> str:
    """Return the colour of a seat, or RIVAL_NAME for the rival."""
    return RIVAL_NAME if seat == RIVAL else table.colours[seat]


def _write_general(view: WayfarersView) -> Iterator[str]:
    table, turn = view.table, view.table.turn
    yield f"seen-by: {HIDDEN if view.seat is None else table.colours[view.seat]}"
    yield f"sections: {table.sections}"
    yield f"journal: {_join_pairs(table.nodes)}"
    yield f"greens: {_join_words(table.greens)}"
    yield f"turn: {seat_name(table, turn.seat)}"
    yield f"fresh: {_join_words(turn.fresh)}"
    yield f"worker: {_join_words(turn.worker)}"
    yield f"used: {_join_words(turn.used)}"
    yield f"off: {turn.silver_off} {turn.provision_off}"
    yield f"pigeon: {_write_yes_or_no(turn.pigeon)}"
    yield f"agenda: {_join_words(map(_write_task, table.agenda))}"
    yield f"drawn: {_join_words(card or HIDDEN for card in view.drawn)}"
    yield f"turns-left: {NOTHING if table.turns_left == NO_ROUND else table.turns_left}"
    yield f"ended: {_write_yes_or_no(table.ended)}"


def _write_yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def _write_task(task: Task) -> str:
    match task:
        case Batch(by, source, items, must):
            return f"batch/{by}/{source or NOTHING}/{_write_yes_or_no(must)}/{_write_effects(items)}"
        case Keep(kind):
            return f"keep/{kind}"
        case Steps(why, items):
            return f"steps/{why}/{_write_effects(items)}"
        case RivalOnward(price):
            return f"rival-onward/{price}"
        case Target(want, cards, workers, denied):
            return f"target/{want}/{_join_words(cards, ',')}/{_join_words(workers, ',')}/{denied}"
    return _NAME_BY_TASK[task]


def _write_effects(items: Iterable[Item]) -> str:
    return _join_words((_write_effect(item) for item in items), ",")


def _write_effect(item: Item) -> str:
    return ":".join((item.word, str(item.count), item.about, item.source, "free" * item.free, str(item.off)))


def _write_rows(view: WayfarersView) -> Iterator[str]:
    table = view.table
    for number, kind in enumerate(KINDS):
        yield f"{kind}: {_join_words(_write_card(table, lying) for lying in table.rows[number])}"
        seen, deck = table.seen[number], view.decks[number]
        lowest = (f"{card or HIDDEN}@{mask}" for card, mask in zip(deck[len(deck) - len(seen) :], seen, strict=True))
        yield f"{kind}-deck: {_join_words((len(deck) - len(seen), *lowest))}"
    yield f"piles: {_join_pairs(zip(TILE_NAMES, table.piles, strict=True))}"


def _write_card(table: Table, lying: Lying | None) -> str:
    if lying is None:
        return NOTHING
    owner = NOTHING if lying.owner == NOBODY else seat_name(table, lying.owner)
    plain = lying.owner == NOBODY and not lying.workers
    return lying.card if plain else f"{lying.card}/{owner}/{_join_words(lying.workers, ',')}"


def _write_seats(table: Table) -> Iterator[str]:
    for name, player in zip(table.colours, table.players, strict=True):
        yield f"{name}: {_join_pairs(_player_facts(player))}"
        yield f"{name}-land: {_join_words(player.land)}"
        yield f"{name}-water: {_join_words(player.water)}"
        yield f"{name}-space: {_join_words(player.space)}"
        yield f"{name}-tucked: {_join_pairs(player.tucked)}"
        yield f"{name}-hosts: {_join_pairs(player.hosts)}"
        yield f"{name}-tiles: {_join_words(f'{laid.tile}/{laid.face}/{laid.cell}' for laid in player.tiles)}"


def _player_facts(player: Player) -> Iterator[tuple[str, str]]:
    yield from _fields_as_text(player, _FIRST_PLAYER_FIELDS)
    yield "placed", _join_words((f"{slot}:{value}" for slot, value in player.placed), ",")
    yield from _fields_as_text(player, _LAST_PLAYER_FIELDS)


def _fields_as_text(owner: Player | Rival, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the named fields of a player as text, each with the field's name."""
    for name in names:
        value = getattr(owner, name)
        yield name, _join_words(value, ",") if isinstance(value, tuple) else str(value)


def _write_rival(view: WayfarersView) -> Iterator[str]:
    rival = view.table.rival
    if rival is not None:
        yield f"{RIVAL_NAME}: {_join_pairs(_fields_as_text(rival, _RIVAL_FIELDS))}"
        yield f"{RIVAL_NAME}-cards: {_join_words(rival.cards)}"
        yield f"{RIVAL_NAME}-tiles: {_join_words(rival.tiles)}"
        yield f"{RIVAL_NAME}-opened: {_join_words(rival.opened)}"
        yield f"{RIVAL_NAME}-deck: {view.schemes} {view.shuffles}"
