"""Expected value of dice, rests and new cards: slots and the dice that fit, vistas, townsfolk and the caravan."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    CHOOSE_BRANCH,
    GAIN_CARD,
    GAIN_TILE,
    INFLUENCE,
    JOURNAL_STEP,
    MARK_CARD,
    PAY_FOR_EFFECTS,
    PAYMENT_BY_SOURCE,
    PROVISION,
    REFRESH_DIE,
    RETRIEVE_WORKER,
    SHIFT_DIE,
    SILVER,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import CARDS, DIE_VALUES, SLOT_BY_NAME, TILES
from engine.games.wayfarers.reading.caravan import columns, reach_of_value
from engine.games.wayfarers.state import Laid

_GAIN_NAMES = (
    *(SILVER, PROVISION, INFLUENCE, MARK_CARD, RETRIEVE_WORKER, REFRESH_DIE, SHIFT_DIE, JOURNAL_STEP),
    *("land", "water", "space", "townsfolk", "basic", GAIN_TILE),
)
"""The effects of slots: goods, pieces, steps, cards by kind, basic tiles and others."""
_CENTRE_SLOTS = ("H1", "H2")
"""The slots of the centre that need an asset."""
_CARD_KINDS = ("basic", "land", "water", "space")

PRODUCTION_FEATURES = (
    *("fit-HL", "fit-HW", *(f"slot-{what}" for what in _GAIN_NAMES)),
    *(f"vista-{what}" for what in ("goods", "influence", "worker")),
    *(f"rest-{what}" for what in ("silver", "provision", "other")),
    *("lent", "slots", *(f"fit-{slot}" for slot in _CENTRE_SLOTS)),
    *("silver-off", "provision-off", "steps", "two-ships", "tiles", *(f"tiles-{kind}" for kind in _CARD_KINDS)),
)
"""The names of the values that `expected_production` returns."""


@lru_cache(maxsize=1 << 12)
def expected_production(
    land: tuple[str, ...], water: tuple[str, ...], hosts: tuple[tuple[str, str], ...], tiles: tuple[Laid, ...]
) -> Sequence[float]:
    """Return the values of PRODUCTION_FEATURES: expected gains of a player's cards and tiles from dice and rests."""
    hosted = dict(hosts)
    shares = {
        slot: _placeable_share(tiles, slot, hosted.get(slot, ""))
        for slot in (*land, *water, *_CENTRE_SLOTS)
        if slot in SLOT_BY_NAME
    }
    slots = [slot for slot in shares if slot not in _CENTRE_SLOTS]
    printed = (land[0], water[0])
    sources = [(SLOT_BY_NAME[slot].effect, shares[slot]) for slot in slots if slot not in printed]
    sources += [(CARDS[hosted[slot]].with_host, shares[slot]) for slot in slots if slot in hosted]
    vistas = [trigger.effect for card in land if (trigger := CARDS[card].trigger)]
    vistas += [CARDS[hosted[card]].with_host for card in land if CARDS[card].trigger and card in hosted]
    rests = [CARDS[hosted[card]].on_rest for card in water if card not in SLOT_BY_NAME and card in hosted]
    return (
        *[shares[slot] for slot in printed],
        *_sum_gains(sources),
        *_vista_gains(vistas),
        *_rest_gains(rests),
        *(sum(len(set(CARDS[card].lends)) for _, card in hosts), sum(shares[slot] > 0 for slot in slots)),
        *[shares[slot] for slot in _CENTRE_SLOTS],
        *_caravan_values(tiles),
    )


def _placeable_share(tiles: tuple[Laid, ...], slot: str, townsfolk: str) -> float:
    """Return the share of die values with which a die may be placed on a slot, with the assets that townsfolk lend."""
    shown, lent = columns(tiles), CARDS[townsfolk].lends if townsfolk else ()
    needs = SLOT_BY_NAME[slot].needs
    good = {
        face
        for face in DIE_VALUES
        if all(shown[face].assets.get(asset, 0) + lent.count(asset) >= needs.count(asset) for asset in needs)
    }
    return sum(not good.isdisjoint(reach_of_value(tiles, value)) for value in DIE_VALUES) / len(DIE_VALUES)


def _sum_gains(sources: Iterable[tuple[Effects, float]]) -> Sequence[float]:
    gains = [0.0] * len(_GAIN_NAMES)
    for effects, fit in sources:
        for place, count in enumerate(_gains_of(effects)):
            gains[place] += fit * count
    return gains


def _vista_gains(vistas: Iterable[Effects]) -> Sequence[float]:
    silver, provision, influence, mark, retrieve, *_ = _sum_gains((effects, 1.0) for effects in vistas)
    return (silver + provision, influence + mark, retrieve)


def _rest_gains(rests: Iterable[Effects]) -> Sequence[float]:
    silver, provision, influence, _, retrieve, *_ = _sum_gains((effects, 1.0) for effects in rests)
    return (silver, provision, influence + retrieve)


@cache
def _gains_of(effects: Effects) -> tuple[int, ...]:
    """Return the number of each gain in some effects; for a choice, those of its first branch."""
    gains = dict.fromkeys(_GAIN_NAMES, 0)
    for item in effects:
        if item.word == CHOOSE_BRANCH:
            item_gains = _gains_of(BRANCHES_BY_SOURCE[item.source][0][1])
        elif item.word == PAY_FOR_EFFECTS:
            item_gains = _gains_of(PAYMENT_BY_SOURCE[item.source][1])
        else:
            item_gains = tuple(item.count if _gain_name(item) == name else 0 for name in _GAIN_NAMES)
        gains = {name: count + extra for (name, count), extra in zip(gains.items(), item_gains, strict=True)}
    return tuple(gains.values())


def _gain_name(item: Item) -> str:
    if item.word == GAIN_CARD:
        return item.about
    return "basic" if item.word == GAIN_TILE and item.about == "basic" else item.word


def _caravan_values(tiles: tuple[Laid, ...]) -> Sequence[float]:
    shown = columns(tiles)
    kinds = [TILES[laid.tile].kind for laid in tiles]
    return (
        sum(column.silver_off for column in shown),
        sum(column.provision_off for column in shown),
        sum(len(column.steps) for column in shown),
        sum(column.assets.get("ship", 0) > 1 for column in shown),
        len(tiles),
        *[kinds.count(kind) for kind in _CARD_KINDS],
    )
