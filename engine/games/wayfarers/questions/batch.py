"""The effects of one cause, carried out in any order (R3.1 to R3.4)."""

from functools import lru_cache

from engine.game import Facts
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import InTurn, OptionalQuestion
from engine.games.wayfarers.questions import Situation as Asked
from engine.games.wayfarers.questions.cards import DrawCards, GainInspiration, HireTownsfolk, TakeCard
from engine.games.wayfarers.questions.choices import ChooseBranch, PayForEffects
from engine.games.wayfarers.questions.effects import can_apply, can_apply_any, verbs_for_effect
from engine.games.wayfarers.questions.guilds import MarkCard, MoveInfluence, PlaceInfluence
from engine.games.wayfarers.questions.journal import SkipEffects, TakeJournalStep
from engine.games.wayfarers.questions.pieces import RefreshDie, RetrieveWorker, ShiftDie
from engine.games.wayfarers.questions.tiles import TakeTile
from engine.games.wayfarers.state import Batch, State
from engine.games.wayfarers.view import WayfarersView
from engine.kit.question import Verbs

__all__ = ["EffectsQuestion", "can_apply", "can_apply_any", "verbs_for_effect"]


class EffectsQuestion(InTurn[Batch], OptionalQuestion[Batch]):
    """Ask which of the remaining effects comes next."""

    task = Batch
    kind = "effects"
    answers = (
        ChooseBranch(),
        PayForEffects(),
        TakeCard(),
        DrawCards(),
        HireTownsfolk(),
        GainInspiration(),
        TakeTile(),
        PlaceInfluence(),
        MarkCard(),
        MoveInfluence(),
        RetrieveWorker(),
        RefreshDie(),
        ShiftDie(),
        TakeJournalStep(),
        SkipEffects(),
    )
    reasons = ("must-do",)

    def __init__(self) -> None:
        super().__init__()
        self._open = lru_cache(maxsize=1 << 10)(self._verbs_for)

    def _verbs_for(self, effects: tuple[str, ...], must: bool) -> Verbs[State, WayfarersView, Draft, Batch]:
        names = dict.fromkeys(answer.name for word in effects for answer in verbs_for_effect(word))
        verbs = {name: self.by_verb[name] for name in names}
        return verbs if must else {**verbs, SkipEffects.name: self.by_verb[SkipEffects.name]}

    def facts(self, situation: Asked, task: Batch) -> Facts:
        left = tuple(item.as_word for item in task.items)
        return (("by", task.by), ("source", task.source), ("left", left), ("must", int(task.must)))

    def open_verbs(self, state: State, task: Batch) -> Verbs[State, WayfarersView, Draft, Batch]:
        """Return the verbs that carry out an effect of the batch, and the verb that skips the rest if that is allowed
        (R3.2)."""
        return self._open(tuple([item.word for item in task.items]), task.must)

    def other_answer_refusal(self, task: Batch) -> tuple[str, str] | None:
        return ("must-do", "R2.10") if task.must else None

    def has_offer(self, draft: Draft, task: Batch) -> bool:
        return can_apply_any(draft, draft.turn.seat, task, task.items)
