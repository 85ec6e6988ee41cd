"""Steps in the journal that the players can still hope for, and the end of all of them (R7.8).

The requirements of a step are counted as met if they could be met with everything that is left, so a step that only
seems possible keeps the game going."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    CHOOSE_BRANCH,
    GAIN_TILE,
    PAY_FOR_EFFECTS,
    PAYMENT_BY_SOURCE,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import (
    CARDS,
    DECKS,
    EDGES_BY_START,
    KINDS,
    LAND,
    PILE_BY_TILE,
    ROW_BY_KIND,
    SLOT_BY_NAME,
    SPACE,
    SPOT_EFFECTS,
    TILES,
    TILES_BY_KIND,
    TOWNSFOLK,
    WATER,
)
from engine.games.wayfarers.reading.caravan import fitting_cells, free_cells
from engine.games.wayfarers.reading.counting import count_term
from engine.games.wayfarers.reading.dice import own_slots
from engine.games.wayfarers.reading.gaining import count_space_places
from engine.games.wayfarers.reading.journal import is_occupied, requirements
from engine.games.wayfarers.state import NO_ROUND, Player, Table
from engine.kit.memory import cache_recent

_CardsLeft = Mapping[str, Sequence[str]]
"""The cards of each kind that nobody has."""


@cache_recent
def is_journal_blocked(table: Table) -> bool:
    """Whether nobody can ever take a further step in the journal. The rival always can (R8.14), and as long as land or
    water cards are in their decks, so can everybody."""
    if table.rival is not None or table.turns_left != NO_ROUND:
        return False
    if any(table.left[ROW_BY_KIND[kind]] for kind in (LAND, WATER)):
        return False
    left = _cards_left(table)
    return not any(_can_ever_step(table, player, left) for player in table.players)


def _cards_left(table: Table) -> _CardsLeft:
    taken = set[str]()
    for player in table.players:
        taken.update(player.land, player.water, player.space)
        taken.update(card for _, card in (*player.hosts, *player.tucked))
    return {kind: [card for card in cards if card not in taken] for kind, cards in zip(KINDS, DECKS, strict=True)}


def _can_ever_step(table: Table, player: Player, left: _CardsLeft) -> bool:
    """Whether a player may once meet the requirements of a next step. Influence can always be gained."""
    for edge in EDGES_BY_START[player.node]:
        have, _ = requirements(table, edge)
        if is_occupied(table, edge.end):
            continue
        if have is None or count_term(player, have[0]) + _count_gainable(table, player, have[0], left) >= have[1]:
            return True
    return False


def _count_gainable(table: Table, player: Player, term: str, left: _CardsLeft) -> int:
    """Return the maximum by which a counting term of a requirement may still grow."""
    kind, _, name = term.partition(":")
    if kind == "cards":
        return _count_gainable_townsfolk(player, left)
    if kind == "tiles":
        return _count_gainable_tiles(table, player, name, left)
    names = [part.removeprefix("tag:") for part in term.split("|")]
    shown = {some: [_count_shown(card, names) for card in left[some]] for some in (LAND, WATER, SPACE)}
    places = count_space_places(player) + len(left[LAND]) + len(left[WATER])
    return sum(shown[LAND]) + sum(shown[WATER]) + sum(sorted(shown[SPACE], reverse=True)[:places])


def _count_shown(card: str, tags: Iterable[str]) -> int:
    return sum(CARDS[card].tags.count(tag) for tag in tags)


def _count_gainable_townsfolk(player: Player, left: _CardsLeft) -> int:
    """Return the number of townsfolk cards left that have a host, or of hosts if there are fewer."""
    taken = {host for host, _ in player.hosts}
    player_cards = [card for card in (*player.land, *player.water) if card not in taken]
    hosts = [CARDS[card].tags for card in (*player_cards, *left[LAND], *left[WATER])]
    wanted = [set(CARDS[card].under) for card in left[TOWNSFOLK]]
    hosted = sum(any(not under.isdisjoint(tags) for tags in hosts) for under in wanted)
    return min(hosted, sum(any(not under.isdisjoint(tags) for under in wanted) for tags in hosts))


def _count_gainable_tiles(table: Table, player: Player, name: str, left: _CardsLeft) -> int:
    """Return the number of tiles of a kind, or of any kind, that are left, fit, and can be gained without a step in the
    journal."""
    gained = {item.about for item in _effects_within_reach(player, left) if item.word == GAIN_TILE}
    kinds = [kind for kind in TILES_BY_KIND if kind in gained and name in (kind, "any")]
    fitting = [
        table.piles[PILE_BY_TILE[tile]]
        for kind in kinds
        for tile in TILES_BY_KIND[kind]
        if fitting_cells(player.tiles, TILES[tile].width, TILES[tile].height)
    ]
    return min(sum(fitting), len(free_cells(player.tiles)))


def _effects_within_reach(player: Player, left: _CardsLeft) -> Iterator[Item]:
    """Yield the effects of a player's slots, vistas and townsfolk, of the places for workers beside rows that are not
    empty, and of the cards that are left."""
    for slot in own_slots(player):
        yield from _flatten(SLOT_BY_NAME[slot].effect)
    player_cards = [*player.land, *player.water, *(card for _, card in player.hosts)]
    for name in (*player_cards, *(card for kind in KINDS for card in left[kind])):
        card = CARDS[name]
        slot_effects = SLOT_BY_NAME[name].effect if name in SLOT_BY_NAME else ()
        trigger_effects = card.trigger.effect if card.trigger else ()
        yield from _flatten((*slot_effects, *trigger_effects, *card.with_host, *card.on_gain, *card.on_rest))
    for kind in KINDS:
        if left[kind]:
            yield from (item for effects in SPOT_EFFECTS[kind] for item in _flatten(effects))


def _flatten(effects: Effects) -> Iterator[Item]:
    """Yield effects, and instead of a choice or a payment what it may bring."""
    for item in effects:
        if item.word == CHOOSE_BRANCH:
            for _, branch in BRANCHES_BY_SOURCE[item.source]:
                yield from _flatten(branch)
        elif item.word == PAY_FOR_EFFECTS:
            yield from _flatten(PAYMENT_BY_SOURCE[item.source][1])
        else:
            yield item
