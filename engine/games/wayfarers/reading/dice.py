"""Legal places of a die, and the changes or help that it needs for them (R2.2 to R2.6, R4.9, R4.10)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from engine.game import Seat, Words
from engine.games.wayfarers.components.effects import Effects
from engine.games.wayfarers.components.tables import CARDS, DIE_VALUES, GUILDS, HOME_SLOTS, SLOT_BY_NAME
from engine.games.wayfarers.reading.caravan import columns, reach_by_trade, reach_of_value
from engine.games.wayfarers.reading.counting import helping_townsfolk
from engine.games.wayfarers.state import Laid, OpenPosition, Player
from engine.kit.memory import cache_recent

SHIP_GUILD, TRADE_GUILD = "ship", "trade"
MAX_DICE_AT_REST = 1
"""Maximum number of dice in the supply at which the abilities of a rest apply (R2.12)."""


def can_use_guild(situation: OpenPosition, seat: Seat, guild: str) -> bool:
    """Whether a guild's ability may be used now (R4.8)."""
    return guild not in situation.turn.used and situation.players[seat].guilds[GUILDS.index(guild)] > 0


def own_slots(player: Player) -> tuple[str, ...]:
    """Return all die slots of a player, used or not (R2.2)."""
    cards = [card for card in (*player.land, *player.water) if card in SLOT_BY_NAME]
    return (cards[0], *HOME_SLOTS, *cards[1:])


def open_slots(situation: OpenPosition, seat: Seat) -> tuple[str, ...]:
    """Return the slots on which a die may be placed: empty, and not gained this turn (R3.5)."""
    player = situation.players[seat]
    closed = {slot for slot, _ in player.placed} | set(situation.turn.fresh)
    return tuple([slot for slot in own_slots(player) if slot not in closed])


def lent_assets(situation: OpenPosition, player: Player, slot: str) -> tuple[str, ...]:
    """Return the assets that the townsfolk card under a slot's card lends it (R2.3b)."""
    townsfolk = helping_townsfolk(situation, player, slot)
    return townsfolk.lends if townsfolk else ()


def slot_effects(situation: OpenPosition, player: Player, slot: str) -> Effects:
    """Return the effects of a die on a slot: those of the slot, then those of its townsfolk (R2.7)."""
    townsfolk = helping_townsfolk(situation, player, slot)
    return (*SLOT_BY_NAME[slot].effect, *(townsfolk.with_host if townsfolk else ()))


def missing_assets(situation: OpenPosition, player: Player, slot: str, face: int) -> Mapping[str, int]:
    """Return the assets that a slot needs and that a die of this face does not have there (R2.3)."""
    return _missing_among(
        SLOT_BY_NAME[slot].needs, columns(player.tiles)[face].listed_assets, lent_assets(situation, player, slot)
    )


@lru_cache(maxsize=1 << 12)
def _missing_among(needs: Sequence[str], own: Sequence[str], lent: Sequence[str]) -> Mapping[str, int]:
    """Return the assets among `needs` that are neither the die's `own` nor `lent` to it, with the missing numbers."""
    missing = {asset: needs.count(asset) - own.count(asset) - lent.count(asset) for asset in needs}
    return {asset: count for asset, count in missing.items() if count > 0}


def placements(
    situation: OpenPosition, seat: Seat, values: Iterable[int], only_slots: Sequence[str] | None = None
) -> Iterator[Words]:
    """Yield each way to place a die of one of these values on any slot, or on those in `only_slots`: the value, the
    slot, the value as placed, and the guild abilities that this needs. Abilities that are not needed are not offered
    (W34)."""
    player = situation.players[seat]
    ship, trade = can_use_guild(situation, seat, "exploration"), can_use_guild(situation, seat, "trade")
    cache = _placement_cache(player.tiles)
    usable_slots = [
        (slot, lent_assets(situation, player, slot), ship, trade)
        for slot in (open_slots(situation, seat) if only_slots is None else only_slots)
    ]
    for value in dict.fromkeys(values):
        for usable_slot in usable_slots:
            placed = cache.get((value, usable_slot))
            if placed is None:
                placed = cache[value, usable_slot] = tuple(_ways_to_place(player.tiles, value, *usable_slot))
            yield from placed


@cache_recent
@lru_cache(maxsize=1 << 5)
def _placement_cache(_tiles: tuple[Laid, ...]) -> dict[tuple[int, tuple[str, Words, bool, bool]], tuple[Words, ...]]:
    """Return the cache of placements of dice for a caravan with these tiles."""
    return {}


def _ways_to_place(
    tiles: tuple[Laid, ...], value: int, slot: str, lent: Words, ship: bool, trade: bool
) -> Iterator[Words]:
    """Yield each way to place a die of this value on a slot, as in `placements`. `ship`, `trade`: whether the abilities
    of exploration and trade may be used."""
    reachable, die_columns, needs = reach_of_value(tiles, value), columns(tiles), SLOT_BY_NAME[slot].needs
    traded = reach_by_trade(tiles, value) if trade else frozenset[int]()
    for face in DIE_VALUES:
        if face in reachable or face in traded:
            missing = _missing_among(needs, die_columns[face].listed_assets, lent) if needs else None
            if not missing or (ship and missing == {SHIP_GUILD: 1}):
                yield (
                    str(value),
                    slot,
                    str(face),
                    *((SHIP_GUILD,) if missing else ()),
                    *(() if face in reachable else (TRADE_GUILD,)),
                )


def rest_effects(player: Player) -> Effects:
    """Return the effects of a rest besides the dice: those of all the player's townsfolk, if at most one die is in the
    supply (R2.12, R2.14)."""
    if len(player.dice) > MAX_DICE_AT_REST:
        return ()
    return tuple(item for _, townsfolk in player.hosts for item in CARDS[townsfolk].on_rest)


def has_pigeon(situation: OpenPosition, player: Player, slot: str, face: int) -> bool:
    """Whether a die on a slot has a pigeon, from its column or lent (R3.9b)."""
    return "pigeon" in columns(player.tiles)[face].assets or "pigeon" in lent_assets(situation, player, slot)
