"""Effects of the tables as values: contents of batches, choices and payments.

Each word of the tables is one word here: see `EFFECT_BY_TABLE_WORD`. Choices and payments are identified by their
`source`: a card, a slot, a node or a worker spot.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

Table: TypeAlias = Mapping[str, Any]
"""A JSON object of the tables."""

SILVER, PROVISION, INFLUENCE = "silver", "provision", "influence"
NEW_DIE, TILE_OF_NODE, CHOOSE_BRANCH, PAY_FOR_EFFECTS, DRAW_CARDS = "new-die", "journal-tile", "choose", "pay", "draw"
MARK_CARD, MOVE_INFLUENCE, RETRIEVE_WORKER, REFRESH_DIE, SHIFT_DIE, JOURNAL_STEP = (
    "mark",
    "move",
    "retrieve",
    "refresh",
    "shift",
    "journal",
)
GAIN_CARD, GAIN_TILE = "card", "tile"
GAIN_COMET, GAIN_RESOURCE, FOCUS_EFFECT, GAIN_COMET_IF_LAST = "comet", "resource", "focus", "comet-if-last"
ANY_KIND = "any"

EFFECT_BY_TABLE_WORD: Mapping[str, str] = {
    "silver": SILVER,
    "provision": PROVISION,
    "influence_card": MARK_CARD,
    "move_influence": MOVE_INFLUENCE,
    "retrieve_worker": RETRIEVE_WORKER,
    "refresh_die": REFRESH_DIE,
    "shift_die": SHIFT_DIE,
    "journal": JOURNAL_STEP,
    "journal_tile": TILE_OF_NODE,
    "new_die": NEW_DIE,
    "take_card": GAIN_CARD,
    "take_tile": GAIN_TILE,
    "one_of": CHOOSE_BRANCH,
    "pay": PAY_FOR_EFFECTS,
    "comet": GAIN_COMET,
    "resource_track": GAIN_RESOURCE,
    "focus": FOCUS_EFFECT,
    "comet_if_last_scheme": GAIN_COMET_IF_LAST,
}
"""Our word for each effect word of the tables. `influence:G` is INFLUENCE about G, a card `from draw3` is DRAW."""


class Item(Struct, frozen=True):
    """An effect.

    `word`: its name.
    `count`: its number.
    `about`: the guild, or the kind of card or tile; otherwise "".
    `source`: the source of a choice or a payment; otherwise "".
    `free`: whether it has no price.
    `off`: its discount in silver.
    """

    word: str
    count: int = 1
    about: str = ""
    source: str = ""
    free: bool = False
    off: int = 0

    def times(self, count: int) -> "Item":
        """Return the same effect with the number `count`."""
        return Item(self.word, count, self.about, self.source, self.free, self.off)

    @property
    def as_word(self) -> str:
        """Return the effect as one word: its name, its guild, kind or source, and its number if it is not 1."""
        parts = (self.word, self.about or self.source, str(self.count) if self.count > 1 else "")
        return "-".join(part for part in parts if part)


Effects: TypeAlias = tuple[Item, ...]
Cost: TypeAlias = tuple[tuple[str, int], ...]
"""A price: goods (`silver`, `provision`) and influence (named by its guild), each with a number."""

BRANCHES_BY_SOURCE: dict[str, tuple[tuple[str, Effects], ...]] = {}
"""The branches of each `one_of`, by its source. Each branch is named by its first effect."""

PAYMENT_BY_SOURCE: dict[str, tuple[Cost, Effects]] = {}
"""The price and the effects of each `pay`, by its source."""


def read_effects(nodes: Sequence[Table], source: str) -> Effects:
    """Return the effects that `nodes` of a table describe, and register choices and payments in them under `source`."""
    return tuple(_read_effect(node, source) for node in nodes)


def _read_effect(node: Table, source: str) -> Item:
    name, value = next(iter(node.items()))
    match name:
        case "one_of":
            branches = tuple(read_effects(branch, source) for branch in value)
            BRANCHES_BY_SOURCE[source] = tuple((branch[0].word, branch) for branch in branches)
            return Item(CHOOSE_BRANCH, source=source)
        case "pay":
            PAYMENT_BY_SOURCE[source] = (read_cost(value), read_effects(node["then"], source))
            return Item(PAY_FOR_EFFECTS, source=source)
        case "take_card" if node.get("from") == "draw3":
            return Item(DRAW_CARDS, about=value)
        case "take_card" | "take_tile":
            return Item(
                EFFECT_BY_TABLE_WORD[name], about=value, free=node.get("free", False), off=node.get("silver_off", 0)
            )
    return read_reward(name).times(value)


def read_reward(name: str) -> Item:
    """Return the effect of a single word, such as the reward of a water card's bar."""
    word, _, guild = name.partition(":")
    return Item(INFLUENCE, about=guild) if guild else Item(EFFECT_BY_TABLE_WORD[word])


def read_cost(prices: Mapping[str, int]) -> Cost:
    """Return a price of the tables, in which `influence:G` is influence on guild G."""
    return tuple((name.removeprefix("influence:"), count) for name, count in prices.items())
