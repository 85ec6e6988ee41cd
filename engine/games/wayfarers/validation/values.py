"""Checks of each part of a position by itself: whether its cards, pieces and numbers are possible there."""

from engine.chance import SEED_BYTES
from engine.games.wayfarers.components.tables import (
    BOARDS,
    CAPACITY,
    CARDS,
    COLOUR_OF_SPOT,
    COLUMNS,
    COMET_MOST,
    GUILDS,
    KINDS,
    NODES,
    PILES,
    RIVAL_BOARDS,
    START,
)
from engine.games.wayfarers.reading.caravan import CELLS, columns, covered_cells, faces
from engine.games.wayfarers.reading.dice import own_slots
from engine.games.wayfarers.solo.path import tiles_on_path
from engine.games.wayfarers.solo.sight import rests
from engine.games.wayfarers.state import NO_ROUND, NOBODY, RIVAL, Act, Laid, Lying, Player, State, Table, Target, Turn
from engine.games.wayfarers.validation.conservation import face_up_cards

MOST = 99_999
"""More than anybody has of a good, and more than anything is done, in the longest game."""


def has_right_sizes(state: State) -> bool:
    """Whether there is one of everything for each seat, kind and tile, and a rival for a single player."""
    table = state.table
    if len(table.players) != len(table.colours) or (table.rival is not None) != (len(table.players) == 1):
        return False
    each = (table.rows, table.left, table.seen, state.decks)
    whole = {len(part) for part in each} == {len(KINDS)} and len(table.piles) == len(PILES)
    return whole and len(state.key) == SEED_BYTES and 0 <= state.shuffles <= MOST


def players(state: State) -> bool:
    """Whether the players have different boards, are on the journal and own no negative amounts."""
    every = state.table.players
    boards = {player.board for player in every}
    return len(boards) == len(every) and boards <= BOARDS.keys() and all(map(_player, every))


def _player(player: Player) -> bool:
    rolled: int = START["dice_rolled"]
    goods = all(0 <= good <= MOST for good in (player.silver, player.provision))
    return goods and player.node in NODES and rolled <= player.rolls <= MOST


def panoramas(state: State) -> bool:
    """Whether cards are in possible places: space cards above others, inspiration with one of them, townsfolk under a
    card with its tag (R3.14 to R3.17)."""
    return all(map(_panorama, state.table.players))


def _panorama(player: Player) -> bool:
    inspired = [space for space, _ in player.tucked]
    hosts = [host for host, _ in player.hosts[1:]]
    if len(set(inspired)) < len(inspired) or len(set(hosts)) < len(hosts):
        return False
    if not set(inspired) <= set(player.space) or not set(hosts) <= {*player.land, *player.water}:
        return False
    below = all(set(CARDS[host].tags) & set(CARDS[card].under) for host, card in player.hosts[1:])
    return below and len(player.space) < len(player.land) + len(player.water)


def caravans(state: State) -> bool:
    """Whether the tiles of each player are side by side within the caravan (R3.21)."""
    return all(_caravan(player.tiles) for player in state.table.players)


def _caravan(tiles: tuple[Laid, ...]) -> bool:
    if not all(laid.face in faces(laid.tile) and laid.cell in CELLS for laid in tiles):
        return False
    each = [covered_cells(laid.tile, laid.cell) for laid in tiles]
    cells = [cell for some in each for cell in some]
    return all(each) and len(set(cells)) == len(cells)


def dice(state: State) -> bool:
    """Whether dice show 1 to 6, those in the supply in rising order, the others each on an own slot (R2.2)."""
    return all(map(_dice, state.table.players))


def _dice(player: Player) -> bool:
    slots = [slot for slot, _ in player.placed]
    shown = {*player.dice, *(value for _, value in player.placed)}
    rising = tuple(sorted(player.dice)) == player.dice
    return rising and shown <= set(COLUMNS) and len(set(slots)) == len(slots) and set(slots) <= {*own_slots(player)}


def rows(state: State) -> bool:
    """Whether influence on cards belongs to a player, and workers are in possible places (R2.8); at the beginning of a
    turn whether rows are full (R6.2)."""
    table = state.table
    owners = {NOBODY, *range(len(table.players)), *((RIVAL,) if table.rival else ())}
    if not all(one.owner in owners and _workers(kind, one) for kind, one in face_up_cards(table)):
        return False
    return table.agenda != (Act(),) or all(map(_full, table.rows, table.left))


def _workers(kind: str, one: Lying) -> bool:
    return tuple(worker for worker in CAPACITY[kind] if worker in one.workers) == one.workers


def _full(row: tuple[Lying | None, ...], left: int) -> bool:
    there = [one is not None for one in row]
    return all(there) or (not left and there == sorted(there, reverse=True))


def rival(state: State) -> bool:
    """Whether the rival is in a possible state: open schemes as before a rest, tiles along its path (R8)."""
    own = state.table.rival
    if own is None:
        return True
    counts = (*own.guilds, own.waiting)
    within = 0 <= min(counts) <= max(counts) <= MOST and 0 <= own.comets <= COMET_MOST
    placed = own.spot in range(len(COLOUR_OF_SPOT)) and own.node in NODES and own.board in RIVAL_BOARDS
    return within and placed and not rests(own.opened[:-1]) and own.filled == len(tiles_on_path(own.tiles))


def turn(state: State) -> bool:
    """Whether the turn belongs to a player: to the rival while it asks, which it does not after the end (R8.19)."""
    table, seats = state.table, len(state.table.players)
    if table.ended:
        whose = table.turn.seat in range(seats) or (table.turn.seat == RIVAL and table.rival is not None)
    elif isinstance(next(iter(table.agenda), None), Target):
        whose = table.turn.seat == RIVAL and table.rival is not None
    else:
        whose = table.turn.seat in range(seats)
    return whose and _last_round(table) and _turn_only_facts(table)


def _last_round(table: Table) -> bool:
    """Whether the last round runs exactly if a player is in the last column, each alone on a node (R5.5, R7.1)."""
    nodes = [one.node for one in (*table.players, *((table.rival,) if table.rival else ()))]
    last = [node for node in nodes if NODES[node].last]
    if len(set(last)) < len(last) or (table.ended and table.turns_left):
        return False
    return table.turns_left in (range(len(nodes) + 1) if last else (NO_ROUND,))


def _turn_only_facts(table: Table) -> bool:
    """Whether facts for this turn only arose in it (R6.4)."""
    now = table.turn
    if len(set(now.used)) < len(now.used) or not set(now.used) <= set(GUILDS):
        return False
    if table.agenda == (Act(),) and now not in (Turn(now.seat), Turn(now.seat, used=("trade",))):
        return False
    if now.worker and not any(
        (one.card, worker) == now.worker for _, one in face_up_cards(table) for worker in one.workers
    ):
        return False
    if now.seat == RIVAL:
        return now == Turn(RIVAL, worker=now.worker, used=now.used)
    return _gained(table.players[now.seat], now)


def _gained(player: Player, now: Turn) -> bool:
    folk = (card for _, card in (*player.hosts, *player.tucked))
    if not set(now.fresh) <= {*player.land, *player.water, *player.space, *folk}:
        return False
    every = columns(player.tiles)
    silver, provision = max(one.silver_off for one in every), max(one.provision_off for one in every)
    return 0 <= now.silver_off <= silver and 0 <= now.provision_off <= provision
