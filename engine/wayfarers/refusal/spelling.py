"""Which words a verb can have after it at all, whatever the position."""

from collections.abc import Collection, Mapping
from itertools import chain

from engine.game import BadWords, Words
from engine.wayfarers.effects import CHOICES
from engine.wayfarers.reading.caravan import CELLS
from engine.wayfarers.tables import CARDS, COLUMNS, FACES, GUILDS, KINDS, NODES, PILES, SLOT, WORKERS

DICE = tuple(str(value) for value in COLUMNS)
GOODS = ("silver", "provision")
_DEALT = {kind: tuple(card.id for card in CARDS.values() if card.kind == kind) for kind in KINDS}
_BRANCHES = tuple(dict.fromkeys(name for branches in CHOICES.values() for name, _ in branches))

PLACES: Mapping[str, Collection[str]] = {
    "die": DICE,
    "slot": tuple(SLOT),
    "card": tuple(CARDS),
    "worker": WORKERS,
    "good": GOODS,
    "source": tuple(CHOICES),
    "branch": _BRANCHES,
    "host": (*_DEALT["land"], *_DEALT["water"]),
    "space": (*_DEALT["space"], "discard"),
    "tile": PILES,
    "face": FACES,
    "cell": CELLS,
    "payment": ("silver", "influence", "free"),
    "guild": GUILDS,
    "from": (*GUILDS, *CARDS),
    "place": (*DICE, *SLOT),
    "node": tuple(NODES),
    "help": ("ship", "trade"),
}
"""What may stand at a place of each kind."""

SHAPES: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "die": (("die", "slot", "die"), ("help", "help")),
    "worker": (("worker", "card"), ("good",)),
    "rest": ((), ("die",) * 5),
    "adjust": (("die", "die"), ("die", "die")),
    "choose": (("source", "branch"), ()),
    "pay": ((), ()),
    "take": (("card",), ("good",)),
    "hire": (("card", "host"), ("good",)),
    "inspire": (("card", "space"), ("good",)),
    "draw": ((), ()),
    "keep": (("card",), ("card",)),
    "tile": (("tile", "face", "cell", "payment"), ()),
    "influence": (("guild",), ("from",)),
    "mark": (("card",), ("from",)),
    "move": (("guild", "guild"), ()),
    "retrieve": (("card", "worker"), ("good",)),
    "refresh": (("place",), ()),
    "shift": (("die", "die"), ()),
    "journal": (("node",), ()),
    "onward": (("node",), ()),
    "skip": ((), ()),
    "end": ((), ()),
    "allow": (("good",), ()),
    "deny": (("good",), ()),
}
"""The places after each verb, and those that may be left out."""


def misspelt(move: Words) -> BadWords | None:
    """Return what no position could make sense of in a move; None if it is well formed."""
    if not move or move[0] not in SHAPES:
        return BadWords("unknown-verb", ("verbs", tuple(SHAPES)))
    needed, optional = SHAPES[move[0]]
    said = move[1:]
    for kind, word in zip(chain(needed, optional), said, strict=False):
        if word not in PLACES[kind]:
            return BadWords(f"unknown-{kind}", ("word", word), *_right(kind))
    if not len(needed) <= len(said) <= len(needed) + len(optional):
        return BadWords("incomplete" if len(said) < len(needed) else "too-many-words", ("verb", move[0]))
    if move[0] == "adjust" and len(said) % 2:
        return BadWords("incomplete", ("verb", move[0]))
    return None


_FEW = 30


def _right(kind: str) -> tuple[tuple[str, Words], ...]:
    """Return the words that would be right, where there are few."""
    words = tuple(PLACES[kind])
    return (("words", words),) if len(words) <= _FEW else ()
