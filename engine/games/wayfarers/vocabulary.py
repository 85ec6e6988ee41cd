"""The vocabularies of the words in moves, and the names of shared reasons and events."""

from engine.games.wayfarers.components.effects import BRANCHES_BY_SOURCE
from engine.games.wayfarers.components.tables import (
    CARDS,
    DIE_VALUES,
    FACES,
    GUILDS,
    JOURNAL_NODES,
    KINDS,
    SLOT_BY_NAME,
    TILE_NAMES,
    WORKER_COLOURS,
)
from engine.games.wayfarers.reading.caravan import CELLS
from engine.kit.vocabulary import plain_vocabulary

DISCARD_WORD = "discard"
"""The word for discarding an inspiration card (R3.16)."""
_DIE_WORDS = tuple(str(value) for value in DIE_VALUES)
_CARDS_BY_KIND = {kind: tuple(card.id for card in CARDS.values() if card.kind == kind) for kind in KINDS}
_BRANCHES = tuple(dict.fromkeys(name for branches in BRANCHES_BY_SOURCE.values() for name, _ in branches))
_SLOTS = tuple(SLOT_BY_NAME)
_TILES = tuple(TILE_NAMES)

BRANCH = plain_vocabulary("branch", _BRANCHES, listed="words")
CARD = plain_vocabulary("card", tuple(CARDS))
CELL = plain_vocabulary("cell", tuple(CELLS), listed="words")
DIE = plain_vocabulary("die", _DIE_WORDS, listed="words")
FACE = plain_vocabulary("face", tuple(FACES), listed="words")
GOOD = plain_vocabulary("good", ("silver", "provision"), listed="words")
GUILD = plain_vocabulary("guild", GUILDS, listed="words")
GUILD_HELP = plain_vocabulary("help", ("ship", "trade"), listed="words")
HOST = plain_vocabulary("host", (*_CARDS_BY_KIND["land"], *_CARDS_BY_KIND["water"]))
NODE = plain_vocabulary("node", tuple(JOURNAL_NODES), listed="words")
INFLUENCE_SOURCE = plain_vocabulary("from", (*GUILDS, *CARDS), argument="source")
PAYMENT = plain_vocabulary("payment", ("silver", "influence", "free"), listed="words")
DIE_PLACE = plain_vocabulary("place", (*_DIE_WORDS, *_SLOTS))
SLOT_OF_DIE = plain_vocabulary("slot", _SLOTS)
CHOICE_SOURCE = plain_vocabulary("source", tuple(BRANCHES_BY_SOURCE))
SPACE_CARD = plain_vocabulary("space", (*_CARDS_BY_KIND["space"], DISCARD_WORD))
TILE = plain_vocabulary("tile", _TILES, listed="words")
WORKER = plain_vocabulary("worker", WORKER_COLOURS, listed="words")

REASONS: tuple[str, ...] = (
    "asset-missing",
    "cannot-pay",
    "die-cannot-become",
    "exploration-short",
    "fee-missing",
    "fee-short",
    "gained-this-turn",
    "guild-empty",
    "guild-used",
    "help-not-needed",
    "influence-short",
    "no-fee",
    "no-way-there",
    "node-occupied",
    "not-your-slot",
    "other-dice",
    "provision-short",
    "requirement-open",
    "science-short",
    "silver-short",
    "slot-taken",
    "supply-empty",
    "supply-not-empty",
    "trade-short",
)
"""The reasons for refusing a move that several verbs share."""

EVENTS = (
    "final-score",
    "card-gained",
    "cards-turned-up",
    "die-shifted",
    "fee-paid",
    "fee-to-rival",
    "gained-goods",
    "game-ended",
    "guild-used",
    "influence-fetched",
    "influence-placed",
    "inspiration-discarded",
    "inspiration-tucked",
    "journaled",
    "last-round",
    "new-die",
    "paid",
    "rival-allowed",
    "rival-comets",
    "rival-denied",
    "rival-drew",
    "rival-influence",
    "rival-journaled",
    "rival-last-round",
    "rival-marked",
    "rival-marker",
    "rival-paid",
    "rival-placed-worker",
    "rival-rests",
    "rival-retrieved",
    "rival-scheme",
    "rival-score",
    "rival-second-half",
    "rival-shuffled",
    "rival-tile",
    "rival-took",
    "townsfolk-hired",
    "turn-ended",
    "workers-gained",
)
"""The events that several verbs report."""
