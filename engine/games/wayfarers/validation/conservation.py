"""Count the contents of the box: each card, tile, die, worker, influence and journal tile is somewhere once (R1)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.game import Seat
from engine.games.wayfarers.components.tables import (
    DECKS,
    GREENS,
    JOURNAL_TILES,
    KINDS,
    PILES,
    SCHEMES,
    START,
    TILE_NODES,
    TILES,
    WORKERS,
)
from engine.games.wayfarers.state import Lying, Player, State, Table

SOLO_COPIES = 2
DICE: int = START["dice_rolled"] + START["dice_reserve"]
PRINTED = (("HL",), ("HW",), ("HS",), (("centre", "HT"),))
"""The printed land, water, space and townsfolk of each player's board (R1.9)."""
_DEALT = frozenset(chain(*DECKS))


def cards(state: State) -> bool:
    """Whether each card is somewhere once."""
    table = state.table
    if not all(_printed_cards(player) == PRINTED for player in table.players):
        return False
    loose = (*state.drawn, *(table.rival.cards if table.rival else ()))
    found = (
        chain(_cards_in_play(state, number), (card for card in loose if card in deck))
        for number, deck in enumerate(DECKS)
    )
    return _DEALT.issuperset(loose) and all(sorted(one) == sorted(deck) for one, deck in zip(found, DECKS, strict=True))


def _printed_cards(player: Player) -> tuple[object, ...]:
    return player.land[:1], player.water[:1], player.space[:1], player.hosts[:1]


def _cards_in_play(state: State, number: int) -> Iterator[str]:
    """Yield the cards of a kind in its row, its deck and with players."""
    yield from (one.card for one in state.table.rows[number] if one)
    yield from state.decks[number]
    for player in state.table.players:
        folk, tucked = (card for _, card in player.hosts[1:]), (card for _, card in player.tucked)
        own = (player.land[1:], player.water[1:], player.space[1:], folk, tucked)
        yield from own[number]


def decks(state: State) -> bool:
    """Whether the decks have their public lengths, and their lowest cards were seen by seats only (R3.9)."""
    table, masks = state.table, {31, *(1 << seat for seat in range(len(state.table.players)))}
    return all(
        left == len(deck) >= len(seen) and masks.issuperset(seen)
        for left, deck, seen in zip(table.left, state.decks, table.seen, strict=True)
    )


def tiles(state: State) -> bool:
    """Whether each tile is in its pile or in a caravan."""
    table = state.table
    copies = SOLO_COPIES if table.rival else len(table.players)
    taken = Counter(laid.tile for player in table.players for laid in player.tiles)
    taken.update(table.rival.tiles if table.rival else ())
    whole = {tile: min(copies, TILES[tile].copies) for tile in PILES}
    if min(table.piles) < 0 or not taken.keys() <= whole.keys():
        return False
    return all(count + taken[tile] == whole[tile] for tile, count in zip(PILES, table.piles, strict=True))


def face_up_cards(table: Table) -> Iterator[tuple[str, Lying]]:
    """Yield the face-up cards, each with its kind."""
    for kind, row in zip(KINDS, table.rows, strict=True):
        yield from ((kind, one) for one in row if one is not None)


def influence(state: State) -> bool:
    """Whether each seat has all of its influence (R1.8)."""
    return all(_influence(state.table, seat) for seat in range(len(state.table.players)))


def _influence(table: Table, seat: Seat) -> bool:
    player = table.players[seat]
    marks = sum(one.owner == seat for _, one in face_up_cards(table))
    return min(player.stock, *player.guilds) >= 0 and player.stock + sum(player.guilds) + marks == START["influence"]


def workers(state: State) -> bool:
    """Whether each worker is beside the journal, with a player or on a card."""
    table = state.table
    held = [player.workers for player in table.players] + ([table.rival.workers] if table.rival else [])
    out = Counter(worker for _, one in face_up_cards(table) for worker in one.workers)
    given = {"green": len(GREENS) - len(table.greens)} | {
        colour: START["workers"][colour] * len(held) for colour in ("yellow", "blue")
    }
    if min(map(min, held)) < 0 or tuple(green for green in GREENS if green in table.greens) != table.greens:
        return False
    return all(sum(own[place] for own in held) + out[colour] == given[colour] for place, colour in enumerate(WORKERS))


def dice(state: State) -> bool:
    """Whether each player has all dice (R1.8)."""
    return all(
        player.reserve >= 0 and len(player.dice) + len(player.placed) + player.reserve == DICE
        for player in state.table.players
    )


def journal(state: State) -> bool:
    """Whether each tile of the journal is on one of its nodes (R1.4)."""
    nodes, lying_there = zip(*state.table.nodes, strict=True) if state.table.nodes else ((), ())
    return sorted(nodes) == sorted(TILE_NODES) and sorted(lying_there) == sorted(JOURNAL_TILES)


def schemes(state: State) -> bool:
    """Whether each scheme card is in the deck or open; there are none without the game's own player (R8.1)."""
    rival = state.table.rival
    if rival is None:
        return not state.schemes and not state.shuffles
    return sorted((*rival.opened, *state.schemes)) == sorted(SCHEMES)
