"""The rival's preferences: its order of colours, slots, cards, piles, workers and cells of its caravan (R8.2, R8.5,
R8.7, R8.8, R8.10 to R8.13)."""

from collections.abc import Iterable, Iterator, Sequence

from engine.games.wayfarers.components.effects import PAYMENT_BY_SOURCE, Item
from engine.games.wayfarers.components.tables import (
    COLOUR_ORDER,
    EDGES_BY_START,
    INSPIRATION,
    INSPIRATION_SLOT_BY_SPOT,
    LAND,
    PILE_BY_TILE,
    ROW_BY_KIND,
    ROW_OF_COLOUR,
    SCHEMES,
    SPOT_COLOURS,
    SPOT_EFFECTS,
    TILES,
    TILES_BY_KIND,
    TOWNSFOLK,
    WATER,
)
from engine.games.wayfarers.state import NOBODY, Lying, OpenPosition, Rival

ROW_OF_WORKER = {"green": TOWNSFOLK, "yellow": LAND, "blue": WATER}
GUILD_OF_COLOUR = {"black": "science", "yellow": "trade", "blue": "exploration", "green": "science"}
"""The guild of each colour. Green has none and counts as the next colour, black (W30)."""
PILE_OF_COLOUR = {"black": "space", "blue": "water", "yellow": "land", "green": "basic"}
_SLOT_ORDER_BY_SUM = ((0, 1, 2, 3), (0, 1, 2, 3), (1, 2, 3, 0), (2, 1, 0, 3), (3, 2, 1, 0))
"""For each sum of silver, the slots in the rival's order (R8.5); 0 is slot 1."""
_SPECIAL_TILE_COUNT = 10
"""Number of special tiles, which the rival searches in a circle."""
_SCHEMES_BEFORE_REST = 3
"""Number of open scheme cards of one colour, red or blue, with which the rival rests (R8.2)."""


def must_rest(opened: tuple[str, ...]) -> bool:
    """Whether the rival rests with these open scheme cards (R8.2)."""
    shown = [SCHEMES[card].colour for card in opened]
    return max(shown.count("red"), shown.count("blue")) >= _SCHEMES_BEFORE_REST


def marker_colour(rival: Rival) -> str:
    """Return the colour of the resource marker's spot (R8.7)."""
    return SPOT_COLOURS[rival.spot]


def colours_from_marker(rival: Rival) -> tuple[str, ...]:
    """Return all colours in the order of the rules, beginning with that of the resource marker's spot."""
    first = COLOUR_ORDER.index(marker_colour(rival))
    return (*COLOUR_ORDER[first:], *COLOUR_ORDER[:first])


def rival_guild(rival: Rival) -> str:
    """Return the guild on which the rival places influence of any kind, by the marker's colour (R8.14, W30)."""
    return GUILD_OF_COLOUR[marker_colour(rival)]


def silver_total(rival: Rival) -> int:
    """Return the silver of the last two open scheme cards (R8.5)."""
    return sum(SCHEMES[card].silver for card in rival.opened[-2:])


def slot_order(rival: Rival, kind: str) -> tuple[int, ...]:
    """Return the slots (from 0) of a row in the rival's order (R8.5, R8.8)."""
    if kind != INSPIRATION:
        return _SLOT_ORDER_BY_SUM[silver_total(rival)]
    first = len(_SLOT_ORDER_BY_SUM[0]) - INSPIRATION_SLOT_BY_SPOT[rival.spot]
    return tuple((first - step) % len(_SLOT_ORDER_BY_SUM[0]) for step in range(len(_SLOT_ORDER_BY_SUM[0])))


def cards_in_order(situation: OpenPosition, rival: Rival, kind: str) -> Iterator[tuple[int, Lying]]:
    """Yield the slot (from 0) and the card of each filled slot of a row, in the rival's order."""
    for slot in slot_order(rival, kind):
        lying = situation.rows[ROW_BY_KIND[kind]][slot]
        if lying is not None:
            yield slot, lying


def cards_to_take(situation: OpenPosition, rival: Rival, kind: str) -> tuple[str, ...]:
    """Return the cards of a row that the rival may gain, in its order (R8.8), without a card on which it put a worker
    this turn."""
    return tuple(
        lying.card for _, lying in cards_in_order(situation, rival, kind) if lying.card not in situation.turn.worker
    )


def card_to_mark(situation: OpenPosition, rival: Rival) -> str:
    """Return the first card in the rival's order without influence on it, or "" (R8.9)."""
    kinds = (ROW_OF_COLOUR[colour] for colour in colours_from_marker(rival))
    cards = (
        lying.card for kind in kinds for _, lying in cards_in_order(situation, rival, kind) if lying.owner == NOBODY
    )
    return next(cards, "")


def pick_tile(situation: OpenPosition, kind: str) -> str:
    """Return the tile of a kind that the rival would gain, or "" if it would gain none (R8.10)."""
    rival = situation.rival
    if rival is None:
        return ""
    if kind == "special":
        return _pick_special_tile(situation, rival)
    kinds = [PILE_OF_COLOUR[colour] for colour in colours_from_marker(rival)] if kind == "any_non_special" else [kind]
    tiles = (tile for kind in kinds for tile in _piles_in_order(rival, kind) if situation.piles[PILE_BY_TILE[tile]])
    return next(tiles, "")


def _piles_in_order(rival: Rival, kind: str) -> list[str]:
    tile_by_spot = {TILES[tile].spot - 1: tile for tile in TILES_BY_KIND[kind]}
    return [tile_by_spot[spot] for spot in _SLOT_ORDER_BY_SUM[silver_total(rival)] if spot in tile_by_spot]


def _pick_special_tile(situation: OpenPosition, rival: Rival) -> str:
    first = SCHEMES[rival.opened[-1]].special if rival.opened else 1
    tile_by_spot = {TILES[tile].spot: tile for tile in TILES_BY_KIND["special"]}
    ordered = (tile_by_spot[(first - 1 + step) % _SPECIAL_TILE_COUNT + 1] for step in range(_SPECIAL_TILE_COUNT))
    return next((tile for tile in ordered if situation.piles[PILE_BY_TILE[tile]]), "")


def cards_for_worker(situation: OpenPosition, rival: Rival, worker: str) -> tuple[str, ...]:
    """Return the cards on whose spots a worker of this colour would help the rival, in its order (R8.12)."""
    kind = ROW_OF_WORKER[worker]
    return tuple(
        lying.card
        for slot, lying in cards_in_order(situation, rival, kind)
        if worker not in lying.workers and any(would_help(situation, rival, item) for item in SPOT_EFFECTS[kind][slot])
    )


def workers_to_retrieve(situation: OpenPosition, rival: Rival) -> tuple[tuple[str, str], ...]:
    """Return the workers of the colour that the rival retrieves, with their cards, in its order (R8.13)."""
    for worker in _worker_order(rival):
        pairs = tuple((card, worker) for card in _cards_with_worker(situation, rival, worker))
        if pairs:
            return pairs
    return ()


def _worker_order(rival: Rival) -> tuple[str, ...]:
    other_colours = [colour for colour in colours_from_marker(rival) if colour in ("blue", "yellow")]
    return ("green", *other_colours)


def _cards_with_worker(situation: OpenPosition, rival: Rival, worker: str) -> Iterator[str]:
    kinds = [*(ROW_OF_COLOUR[colour] for colour in colours_from_marker(rival)), INSPIRATION]
    for slot in _SLOT_ORDER_BY_SUM[silver_total(rival)]:
        for kind in kinds:
            lying = situation.rows[ROW_BY_KIND[kind]][slot]
            if lying is not None and worker in lying.workers and (lying.card, worker) != situation.turn.worker:
                yield lying.card


def would_help(situation: OpenPosition, rival: Rival, item: Item) -> bool:
    """Whether an effect would change something for the rival now."""
    match item.word:
        case "card":
            return bool(cards_to_take(situation, rival, item.about))
        case "draw":
            return situation.left[ROW_BY_KIND[item.about]] > 0
        case "pay":
            return any(would_help(situation, rival, effect) for effect in PAYMENT_BY_SOURCE[item.source][1])
        case "tile":
            return bool(pick_tile(situation, item.about))
        case "mark" | "shift":
            return bool(card_to_mark(situation, rival))
        case "retrieve" | "refresh":
            return bool(workers_to_retrieve(situation, rival))
        case "journal":
            return bool(EDGES_BY_START[rival.node])
    return True


PATH_CELLS = (
    *((column, 3) for column in range(1, 8)),
    *((column, 2) for column in range(7, 0, -1)),
    *((column, 1) for column in range(1, 8)),
)
"""The cells by column and row from the top left, in the order in which they are covered."""


def covered_path_cells(filled: int, tile: str) -> Sequence[tuple[int, int]]:
    """Return the cells that a tile covers after `filled` others, or () if it does not fit and is put next to the
    caravan (W31)."""
    size = TILES[tile].width * TILES[tile].height
    return PATH_CELLS[filled : filled + size] if filled + size <= len(PATH_CELLS) else ()


def tiles_on_path(tiles: Iterable[str]) -> tuple[str, ...]:
    """Return the name of the tile on each covered cell, in the order of PATH_CELLS."""
    names: list[str] = []
    for tile in tiles:
        names += [tile] * len(covered_path_cells(len(names), tile))
    return tuple(names)
