"""The words of moves. A game's tables define its areas, cards and quests (28.3)."""

from functools import cache
from types import MappingProxyType

from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BATTLE_ROWS,
    BUILDINGS,
    DIE_COLOURS,
    GOODS,
    LAND_UNITS,
    PIECES,
)
from engine.games.mesopotamia.reading.exploring import RAM_SUFFIX
from engine.kit.vocabulary import Vocabulary


class FreeVocabulary(Vocabulary[str]):
    """A vocabulary that accepts any word unchanged, since the tables define which words exist."""

    def __init__(self, argument: str) -> None:
        super().__init__("word", MappingProxyType({}), argument=argument)

    def read(self, word: str) -> str:
        """Return the word unchanged."""
        return word


def numbered_words(argument: str, limit: int) -> tuple[FreeVocabulary, ...]:
    """Return arguments for further words of the same meaning: with the limit 3, `die-2` and `die-3` for `die`."""
    return tuple(FreeVocabulary(f"{argument}-{number}") for number in range(2, limit + 1))


ACTION, DIE, COLOUR = FreeVocabulary("action"), FreeVocabulary("die"), FreeVocabulary("colour")
AREA, UNIT, STEP_AREA, SEGMENT, TARGET_SEGMENT = (
    FreeVocabulary("area"),
    FreeVocabulary("unit"),
    FreeVocabulary("step"),
    FreeVocabulary("segment"),
    FreeVocabulary("to"),
)
BUILDING, BUILDING_PLACE = FreeVocabulary("what"), FreeVocabulary("where")
SOURCE, GOOD, SLOT, OPTION = (
    FreeVocabulary("source"),
    FreeVocabulary("good"),
    FreeVocabulary("slot"),
    FreeVocabulary("option"),
)
EMPIRE, OTHER_EMPIRE = FreeVocabulary("empire"), FreeVocabulary("other")
BONES, TACTICS, MOBILITY = FreeVocabulary("bones"), FreeVocabulary("tactics"), FreeVocabulary("mobility")
CARD, COUNT, ROW_CARD, ROW, ENEMY_CARD = (
    FreeVocabulary("card"),
    FreeVocabulary("count"),
    FreeVocabulary("behind"),
    FreeVocabulary("row"),
    FreeVocabulary("foe"),
)
HOME_NUMBER, QUEST = FreeVocabulary("number"), FreeVocabulary("quest")


@cache
def every_word(digest: str) -> frozenset[str]:
    """Return every word that a move may contain with the tables of this digest."""
    content = content_with_digest(digest)
    world = content.map
    areas = [area.name for area in world.areas]
    borders = [segment.name for segment in world.segments]
    faces = [f"{colour}-{face}" for colour in DIE_COLOURS for face in content.dice[colour]]
    sources = [f"{unit}-{area}" for unit in (*LAND_UNITS, "settlement") for area in areas]
    cards = [*content.combat, *(f"{card}-{row}" for card in content.combat for row in BATTLE_ROWS)]
    return frozenset(
        (
            *areas,
            *(area + RAM_SUFFIX for area in areas),
            *borders,
            *(f"ship-{border}" for border in borders),
            *sources,
            *cards,
            *DIE_COLOURS,
            *faces,
            *content.empires,
            *content.quests,
            *ACTIONS,
            *BUILDINGS,
            *PIECES,
            *(*GOODS, "home"),
            *BATTLE_ROWS,
            *(slot.name for slot in content.slots),
            *map(str, range(100)),
        )
    )


REASONS: tuple[str, ...] = (
    "breached",
    "conditions-not-met",
    "foreign-home",
    "held-by-enemies",
    "no-amphora-left",
    "no-more-floors",
    "no-ram-there",
    "no-way-out",
    "none-left",
    "not-adjacent",
    "not-in-a-home",
    "nowhere-to-build",
    "stands-already",
    "taken-by-the-city",
    "too-dear",
    "too-far",
    "walled",
)
"""The reasons for refusing a move that several verbs share."""

EVENTS = (
    "actions-drawn",
    "army-destroyed",
    "battle-began",
    "battle-ended",
    "battles-begin",
    "bid-opened",
    "bot-acts",
    "bot-chose",
    "bot-duels",
    "bot-idle",
    "camp-declined",
    "camp-made",
    "cards-drawn",
    "city-acts",
    "city-entered",
    "dice-rolled",
    "die-gained",
    "duel",
    "event-ends",
    "event-goes-on",
    "event-left-open",
    "event-passed",
    "event-revealed",
    "event-runs",
    "event-trampled",
    "final-score",
    "floor-built",
    "game-ended",
    "garden-built",
    "garden-shown",
    "garden-taken",
    "gardens-complete",
    "goods-gained",
    "goods-paid",
    "home-chosen",
    "no-quest",
    "nothing-to-discover",
    "option-chosen",
    "people-lost",
    "people-won",
    "piece-built",
    "plans-judged",
    "quest-drawn",
    "quest-got",
    "rams-lost",
    "round-began",
    "section-won",
    "settlement-conquered",
    "settlement-destroyed",
    "settlement-gained",
    "settlement-not-gained",
    "ship-anchored",
    "ship-built",
    "ship-lost",
    "strategies-done",
    "strategy-drawn",
    "strengths-compared",
    "technology-discovered",
    "track-blocked",
    "track-climbed",
    "tribe-removed",
    "tribe-rolled",
    "tribe-trampled",
    "turn-ended",
    "unit-destroyed",
    "unit-gained",
    "unit-not-gained",
    "unit-retreated",
    "unit-tired",
    "wall-fell",
    "wall-torn-down",
    "wave-broken",
    "wave-came",
)
"""The events that several verbs report."""
