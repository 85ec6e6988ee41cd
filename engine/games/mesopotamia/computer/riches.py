"""Evaluation of a seat's resources in Mesopotamia: goods, tablets and bones, technologies and floors."""

from collections.abc import Iterator, Mapping

from engine.games.mesopotamia.computer.stage import current_weight
from engine.games.mesopotamia.content.tables import ACTIONS, BONE, TABLET, TOP_LEVEL
from engine.games.mesopotamia.state import ASHUR_MODE, Player
from engine.games.mesopotamia.view import Position

_GOODS_VALUES = (0.0, 0.5, 0.95, 1.35, 1.65, 1.9, 2.1)
"""Value of 0, 1, 2, … pieces of one of the four goods. Further pieces have hardly any value."""

_TABLET_VALUES = (0.6, 0.6, 0.45, 0.3, 0.2)
"""Values of the first tablet, the second, and so on, in addition to those before."""
_BONE_VALUE, USEFUL_BONES = (0.24, 0.06, 0.24), 12
"""Value of a bone at the beginning, at the end, and where battles decide the game; and the number of bones beyond which
each is worth a quarter of that. With a value that stays, bones are hoarded."""

_LEVEL_VALUES = {
    "explore": (0.0, 0.9, 1.7, 2.4),
    "build": (0.0, 1.6, 3.7, 6.4),
    "research": (0.0, 1.2, 2.2, 2.9),
    "gather": (0.0, 0.9, 1.8, 2.5),
    "warfare": (0.0, 0.5, 1.0, 1.6),
    "growth": (0.0, 0.9, 1.8, 2.6),
}
"""Value of each level of each action. Building opens up settlements and gardens."""

_FLOOR_VALUE = (8.5, 2.0, 2.4)
_FLOOR_VALUE_BY_MODE: Mapping[str, float] = {ASHUR_MODE: 8.0}
"""Value of a floor by mode."""


def holdings_worth(position: Position, player: Player) -> Iterator[tuple[str, float]]:
    """Yield the values of goods, technologies and floors."""
    realm = position.realms[player]
    bone_count = realm.goods[BONE]
    bones = bone_worth(position) * (min(bone_count, USEFUL_BONES) + max(0, bone_count - USEFUL_BONES) / 4)
    yield "goods", tablets_value(realm.levels, realm.goods[TABLET]) + bones + sum(map(goods_value, realm.goods[:4]))
    yield "technology", sum(worth[level - 1] for worth, level in zip(_LEVEL_VALUES.values(), realm.levels, strict=True))
    yield "buildings", floor_value(position) * realm.floors


def bone_worth(position: Position) -> float:
    """Return the value of a bone at the current stage of the game."""
    return current_weight(position, _BONE_VALUE)


def floor_value(position: Position) -> float:
    """Return the value of a floor at the current stage of the game."""
    return _FLOOR_VALUE_BY_MODE.get(position.config.mode) or current_weight(position, _FLOOR_VALUE)


def tablets_value(levels: tuple[int, ...], held: int) -> float:
    """Return the value of a number of tablets. The first one has much of the value of the best technology that it can
    buy."""
    best = max(upgrade_value(action, level) for action, level in enumerate(levels))
    worths = (max(_TABLET_VALUES[0], 0.7 * best), *_TABLET_VALUES[1:])
    return sum(worths[:held]) + 0.05 * max(0, held - len(worths))


def goods_value(held: int) -> float:
    """Return the value of a number of pieces of one of the four goods."""
    last_index = len(_GOODS_VALUES) - 1
    return _GOODS_VALUES[min(held, last_index)] + 0.02 * max(0, held - last_index)


def next_piece_value(held: int) -> float:
    """Return the value of one more piece of a good of which `held` are held."""
    return goods_value(held + 1) - goods_value(held)


def price_loss(position: Position, player: Player, price: tuple[int, ...]) -> float:
    """Return the value lost by paying some goods."""
    goods = position.realms[player].goods
    four = sum(
        goods_value(count) - goods_value(count - due) for count, due in zip(goods[:4], price[:4], strict=True) if due
    )
    return four + 0.6 * price[TABLET] + bone_worth(position) * price[BONE]


def upgrade_value(action: int, level: int) -> float:
    """Return the value that the next level of an action adds, 0 at the top level."""
    worth = _LEVEL_VALUES[ACTIONS[action]]
    return worth[level] - worth[level - 1] if level < TOP_LEVEL else 0.0
