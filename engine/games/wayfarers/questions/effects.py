"""The base of the verbs that carry out effects of a batch (R3.1 to R3.4), and the effects that are possible now."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.game import Seat, Words
from engine.games.wayfarers.components.effects import (
    ANY_KIND,
    INFLUENCE,
    PAY_FOR_EFFECTS,
    PROVISION,
    SILVER,
    Effects,
    Item,
)
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import Answer
from engine.games.wayfarers.state import Batch, OpenPosition, State, Table
from engine.kit.annotations import Annotations

_ANSWERS_BY_EFFECT: "dict[str, list[EffectAnswer]]" = {}


class EffectAnswer(Answer[Batch]):
    """A verb that carries out effects.

    `effects`: the words of those effects.
    """

    effects: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        """Register the class as the verb for its effects."""
        for word in cls.effects:
            _ANSWERS_BY_EFFECT.setdefault(word, []).append(cls())

    @abstractmethod
    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the words that may follow the verb in whole moves, for a batch that has effects of the verb."""

    def moves(self, state: State, seat: Seat, task: Batch, words: Words) -> Iterator[Words]:
        return self.whole_moves(state.table, seat, task, words) if self.matching_effects(task) else iter(())

    def matching_effects(self, batch: Batch) -> Sequence[Item]:
        """Return the effects of a batch that the verb carries out."""
        return [item for item in batch.items if item.word in self.effects]

    def remove_effect(self, draft: Draft, task: Batch, words: Words, about: str = "", source: str = "") -> Item:
        """Remove one unit of an effect from the batch and return it. Of several matching effects it is one that allows
        the move."""
        fitting = [item for item in self.matching_effects(task) if _matches(item, about, source)]
        if len(fitting) > 1:
            seat = draft.turn.seat
            fitting = [
                item for item in fitting if words in self.whole_moves(draft, seat, replace(task, items=(item,)), words)
            ]
        item = min(fitting, key=lambda effect: effect.about != about)
        rest = (item.times(item.count - 1),) if item.count > 1 else ()
        items = tuple([part for effect in task.items for part in (rest if effect is item else (effect,))])
        draft.agenda.pop()
        draft.agenda.push(Batch(task.by, task.source, items, task.must and item.word == PAY_FOR_EFFECTS))
        return item


def _matches(item: Item, about: str, source: str) -> bool:
    return (not about or item.about in (about, "any")) and (not source or item.source == source)


def verbs_for_effect(word: str) -> "tuple[EffectAnswer, ...]":
    """Return the verbs that carry out an effect, given its word, or () for automatic effects."""
    return tuple(_ANSWERS_BY_EFFECT.get(word, ()))


def can_apply(situation: OpenPosition, seat: Seat, batch: Batch, item: Item) -> bool:
    """Whether a seat can carry out an effect of a batch now, alone and with any words."""
    if item.word not in _ANSWERS_BY_EFFECT:
        return True
    if item.word == INFLUENCE and situation.players[seat].stock:
        return True
    alone = Batch(batch.by, batch.source, (item,))
    for answer in _ANSWERS_BY_EFFECT[item.word]:
        for _ in answer.whole_moves(situation, seat, alone, ()):
            return True
    return False


def can_apply_any(situation: OpenPosition, seat: Seat, batch: Batch, effects: Effects) -> bool:
    """Whether a seat can carry out at least one of several effects now."""
    return any(can_apply(situation, seat, batch, item) for item in effects)


def first_wanted_effect(table: Table, word: str, *abouts: str) -> Item | None:
    """Return the first effect of the open batch that has this word and one of these subjects, or None."""
    for task in table.agenda[:1]:
        if isinstance(task, Batch):
            return next((item for item in task.items if item.word == word and item.about in abouts), None)
    return None


def effect_words(effects: Effects) -> Words:
    """Return each effect as one word, as annotations list them."""
    return tuple(item.as_word for item in effects)


def annotate_effects(annotations: Annotations, effects: Effects) -> None:
    """Note the effects of a move, and the goods and influence on named guilds that they bring at once."""
    annotations.note("effect", effect_words(effects))
    for item in effects:
        if item.word in (SILVER, PROVISION):
            annotations.add_to_count(item.word, item.count)
        elif item.word == INFLUENCE and item.about != ANY_KIND:
            annotations.add_word(INFLUENCE, item.as_word)
