"""Dingir dice: which dice pay for an action, which colours may be taken, which dice may be rerolled (6.5-6.14)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations
from types import MappingProxyType

from engine.games.mesopotamia.content.tables import DIE_COLOURS, FLOOR_COUNT, STAR_FACE, TABLET
from engine.games.mesopotamia.state import Player, State

MAX_REROLLS = 3


ROLLED_DICE = "dice"
"""The value of the option `luck` for rolled dice (6.14: `none`)."""


def free_die_colours(dice: tuple[str, ...]) -> tuple[str, ...]:
    """Return the possible colours of the die of the next floor. `dice`: those of the floors so far (6.9)."""
    colours = tuple(die.partition("-")[0] for die in dice)
    if len(colours) >= FLOOR_COUNT:
        return ()
    same_row = colours[3:] if len(colours) >= 3 else colours
    return tuple(colour for colour in DIE_COLOURS if colour not in same_row)


def unspent_dice(state: State, player: Player) -> tuple[str, ...]:
    """Return the dice of a player that can still be used, in the order in which words name them (26.1)."""
    realm = state.realms[player]
    return _unspent_by_player(realm.dice, realm.spent)


@lru_cache(maxsize=1 << 12)
def _unspent_by_player(dice: tuple[str, ...], spent: int) -> tuple[str, ...]:
    free = (die for place, die in enumerate(dice) if not spent >> place & 1)
    return tuple(sorted(free, key=die_rank))


def die_rank(die: str) -> tuple[int, str]:
    """Return the sort key of a die: the place of its colour, then its face (26.1)."""
    colour, _, face = die.partition("-")
    return DIE_COLOURS.index(colour), face


def dice_payments(state: State, player: Player, signs: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return every choice of unspent dice that shows `signs`, with one die for each sign (6.5)."""
    faces = () if state.config.luck == ROLLED_DICE else tuple(state.content.dice.items())
    return _payments(unspent_dice(state, player), signs, faces)


@lru_cache(maxsize=1 << 12)
def _payments(
    dice: tuple[str, ...], signs: tuple[str, ...], faces: tuple[tuple[str, tuple[str, ...]], ...]
) -> tuple[tuple[str, ...], ...]:
    table = MappingProxyType(dict(faces))
    picks = dict.fromkeys(combinations(dice, len(signs)))
    return tuple(pick for pick in picks if any(_dice_show(pick, order, table) for order in permutations(signs)))


def _dice_show(dice: tuple[str, ...], signs: tuple[str, ...], faces: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether each die shows its sign: its face or a star. Without luck it shows any face of its colour except the star
    (6.14)."""
    for die, sign in zip(dice, signs, strict=True):
        colour, _, face = die.partition("-")
        if not (face in (sign, STAR_FACE) if not faces else sign in faces[colour]):
            return False
    return True


def reroll_price(state: State) -> int:
    """Return the price of the next reroll in tablets. The first reroll of the Hittites in a turn is free (4.6,
    6.12)."""
    empire = state.content.empires[state.config.empires[state.turn.player]]
    return 0 if "free_reroll" in empire.special and not state.turn.rerolls else 1


def can_reroll(state: State) -> bool:
    """Whether the player in turn may reroll dice: up to three times in a turn, for a tablet, and only unspent dice
    (6.12)."""
    player = state.turn.player
    if state.config.luck != ROLLED_DICE or state.turn.rerolls >= MAX_REROLLS:
        return False
    return state.realms[player].goods[TABLET] >= reroll_price(state) and bool(unspent_dice(state, player))


def nameable_dice(dice: tuple[str, ...], prefix: tuple[str, ...]) -> Iterator[str]:
    """Yield the dice that may be named next after `prefix`. Dice are named only in the order of words (26.1)."""
    left = list(dice)
    for die in prefix:
        if die not in left:
            return
        left = left[left.index(die) + 1 :]
    yield from dict.fromkeys(left)
