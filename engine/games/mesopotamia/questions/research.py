"""Research: clay for tablets, and technologies, which events may also raise (10, 19.9)."""

from collections.abc import Sequence
from typing import TypeVar

from engine.game import IllegalMove, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.effects import gain_goods, pay_goods, raise_technology
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    CLAY,
    RESEARCH,
    TABLET,
    TOP_LEVEL,
    technology_name,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import (
    Answer,
    EndTask,
    HalfAnswer,
    HalvesQuestion,
    PlayerQuestion,
    explain_shortage,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.reading.halves import (
    can_do_half,
    card_numbers,
    upgradable_actions,
)
from engine.games.mesopotamia.state import NO_GOODS, Discovery, Halves, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import ACTION
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, illegal_move

T = TypeVar("T")


class ConvertClay(HalfAnswer):
    """Exchange the clay on the player's card for the tablets on it (10.2)."""

    name, rule = "convert", "10.2"

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        values = card_numbers(draft.state, seat, task)
        pay_goods(draft, seat, counts_of(CLAY, values["clay"]))
        gain_goods(draft, seat, counts_of(TABLET, values["tablets"]))

    def explain_impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove:
        return explain_shortage(state, seat, self.rule, counts_of(CLAY, card_numbers(state, seat, task)["clay"]))

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if words:
            values = card_numbers(view.position, seat, task)
            annotate_goods(
                annotations, price=counts_of(CLAY, values["clay"]), gain=counts_of(TABLET, values["tablets"])
            )


class RaiseTechnology(Answer[T]):
    """Raise the technology of an action to its next level (10.3-10.5)."""

    name, rule, takes = "discover", "10.3", (ACTION,)
    price = NO_GOODS
    reasons = ("at-the-top",)

    def choices(self, state: State, seat: Seat, task: T, words: Words) -> Sequence[str]:
        return tuple(upgradable_actions(state, seat))

    def explain_wrong_word(self, state: State, seat: Seat, task: T, words: Words, word: str) -> IllegalMove | None:
        if word in ACTIONS and state.realms[seat].levels[ACTIONS.index(word)] == TOP_LEVEL:
            return illegal_move("at-the-top", "10.5", action=word)
        return None

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: T, words: Words) -> None:
        """Note the price, and the card that an action would get."""
        if not words:
            return
        state, action = view.position, ACTIONS.index(words[0])
        level = state.realms[seat].levels[action] + 1
        card = state.content.cards[state.config.empires[seat], action, min(level, TOP_LEVEL)]
        annotate_goods(annotations, price=self.price)
        annotations.note("level", level)
        annotations.note_component(technology_name(state.config.empires[seat], action, min(level, TOP_LEVEL)))
        annotations.note("name", card.name)
        annotations.note("signs", card.signs)


class RaiseTechnologyForTablet(RaiseTechnology[Halves], HalfAnswer):
    """Pay a tablet to raise the technology of an action (10.3)."""

    price = counts_of(TABLET, 1)
    reasons = ("all-at-the-top",)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return super().choices(state, seat, task, words) if can_do_half(state, seat, task, self.name) else NO_WORDS

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        pay_goods(draft, seat, self.price)
        raise_technology(draft, seat, ACTIONS.index(words[0]))

    def explain_impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove:
        if not state.realms[seat].goods[TABLET]:
            return explain_shortage(state, seat, self.rule, self.price)
        return illegal_move("all-at-the-top", "10.5")


class ResearchQuestion(HalvesQuestion):
    """Ask whether to make tablets or to raise a technology."""

    task, kind = (Halves, RESEARCH), "research"
    answers = (ConvertClay(), RaiseTechnologyForTablet(), EndTask())


class RaiseAnyTechnology(RaiseTechnology[Discovery]):
    """Raise a technology of the player's choice (19.9)."""

    def play(self, draft: Draft, seat: Seat, task: Discovery, arguments: Words) -> None:
        draft.agenda.pop()
        raise_technology(draft, seat, ACTIONS.index(arguments[0]))


class TechnologyQuestion(PlayerQuestion[Discovery]):
    """Ask which technology the event raises."""

    task, kind = Discovery, "discovery"
    answers = (RaiseAnyTechnology(),)

    def advance(self, draft: Draft, task: Discovery) -> bool:
        """Raise the technology if only one is not at the top, or none if all are."""
        choices = tuple(upgradable_actions(draft.state, task.player))
        if len(choices) > 1:
            return False
        draft.agenda.pop()
        for action in choices:
            raise_technology(draft, task.player, ACTIONS.index(action))
        return True
