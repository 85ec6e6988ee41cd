"""Bones that are placed on cards before they fight (16.9-16.10, 23.1-23.2)."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.games.mesopotamia.changes.cards import deal_cards, with_bones
from engine.games.mesopotamia.content.tables import BONE, ROWS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.notes import note_goods
from engine.games.mesopotamia.questions import ANY, Answer, Done, InBattle, Question, Scene, side_facts
from engine.games.mesopotamia.reading.battle.rows import placing
from engine.games.mesopotamia.reading.battle.sides import commander, fought, plays_tribe, spaces
from engine.games.mesopotamia.reading.battle.solo import SHIPS, human_attacks, solo_placing
from engine.games.mesopotamia.reading.goods import single
from engine.games.mesopotamia.state import Battle, Fight, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import CARD, COUNT
from engine.kit.notes import Notes
from engine.standing_orders import answer

FIRST = "first"


class Place(Answer[Fight]):
    """Bonus bones on a card (16.9)."""

    name, rule, takes, group = "place", "16.9", (CARD, COUNT), "battle"

    def room(self, state: State, task: Fight) -> dict[str, int]:
        """Return how many bones may go where."""
        return dict(placing(state, fought(state), ROWS.index(task.stage)))

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        room = self.room(state, task)
        return tuple(str(count) for count in range(1, room[words[0]] + 1)) if words else tuple(room)

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        name, count = arguments[0], int(arguments[1])
        battle, row = fought(draft.state), ROWS.index(task.stage)
        battle = with_bones(_with_bonus(battle, row, battle.bonus[row] - count), name, row, count)
        draft.state = replace(draft.state, battle=battle)
        who = draft.who(battle.side(battle.winners[row]))
        draft.journal.tell("bones-placed", who=who, card=name, row=task.stage, count=count)


def _with_bonus(battle: Battle, row: int, left: int) -> Battle:
    """Return a battle with `left` bonus bones for a row."""
    bonus = list(battle.bonus)
    bonus[row] = left
    return replace(battle, bonus=(bonus[0], bonus[1], bonus[2]))


class Forgo(Done[Fight]):
    """No more bones for the row: those that were not placed are removed."""

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _forgo(draft, ROWS.index(task.stage))


def _forgo(draft: Draft, row: int) -> None:
    draft.state = replace(draft.state, battle=_with_bonus(fought(draft.state), row, 0))


class Placing(Question[Fight]):
    """Where do the bonus bones of a row go? `then`: what is done next."""

    answers = (Place(), Forgo())
    then: ClassVar[str]

    def active_seat(self, scene: Scene, task: Fight) -> Seat | None:
        state = scene.position
        battle = fought(state)
        return commander(state, battle, battle.winners[ROWS.index(task.stage)])

    def facts(self, scene: Scene, task: Fight) -> Facts:
        battle, row = fought(scene.position), ROWS.index(task.stage)
        return (("left", battle.bonus[row]), *side_facts(scene, battle.winners[row]))

    def runs_on(self, draft: Draft, task: Fight) -> bool:
        """Pass on once no bone or no space is left."""
        row = ROWS.index(task.stage)
        if placing(draft.state, fought(draft.state), row):
            return False
        _forgo(draft, row)
        draft.now(Fight(self.then))
        return True

    def standing_answer(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
        """Fill the card with most empty spaces; a tribe's first card."""
        state = view.position
        battle, row = fought(state), ROWS.index(task.stage)
        tribal = plays_tribe(state, battle, view.seat)
        if not answer(orders, "tribe" if tribal else "place", ANY):
            return None
        choices = placing(state, battle, row)
        widest = max(choices, key=lambda choice: spaces(state, battle.fighter(choice[0]), row))
        name, most = choices[0] if tribal else widest
        return ("place", name, str(most))


class PlacingStrength(Placing):
    """Where do the bones of strength go?"""

    task, kind, then = (Fight, "strength"), "place-strength", "rows"
    standing = (OrderQuestion("place", (ANY,), (FIRST,)),)


class PlacingTactics(Placing):
    """Where do the bones of tactics go?"""

    task, kind, then = (Fight, "tactics"), "place-tactics", "mobility"


class PlacingMobility(Placing):
    """Where do the bones of mobility go?"""

    task, kind, then = (Fight, "mobility"), "place-mobility", "duels"


class Prepare(Place):
    """Own bones on a row of a card, ships' first, before a bot's cards are turned up (23.1)."""

    def room(self, state: State, task: Fight) -> dict[str, int]:
        return dict(solo_placing(state, fought(state)))

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        (name, row), count = arguments[0].rsplit("-", 1), int(arguments[1])
        battle = fought(draft.state)
        player = battle.side(human_attacks(draft.state, battle))
        ships = min(battle.bonus[SHIPS], count)
        battle = with_bones(_with_bonus(battle, SHIPS, battle.bonus[SHIPS] - ships), name, ROWS.index(row), count)
        draft.state = replace(draft.state, battle=battle)
        draft.gain(player, single(BONE, count - ships), -1)
        draft.journal.tell("bones-placed", who=draft.who(player), card=name, row=row, count=count)

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: Fight, words: Words) -> None:
        """Note the own bones; those of ships are placed first, and cost none."""
        if len(words) >= len(self.takes):
            note_goods(noted, price=single(BONE, max(0, int(words[1]) - fought(view.position).bonus[SHIPS])))


class TurnUp(Done[Fight]):
    """No more bones; those of ships must be placed first (16.4, 23.2)."""

    def possible(self, state: State, seat: Seat, task: Fight) -> bool:
        return not fought(state).bonus[SHIPS]

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _turn_up(draft)


def _turn_up(draft: Draft) -> None:
    """Draw the bot's cards and turn them up (23.2)."""
    battle = fought(draft.state)
    battle = deal_cards(draft, battle, not human_attacks(draft.state, battle))
    draft.state = replace(draft.state, battle=battle)
    draft.now(Fight("duel"))


class Preparing(InBattle[Fight]):
    """Where do your bones go?"""

    task, kind = (Fight, "prepare"), "place"
    answers = (Prepare(), TurnUp())

    def active_seat(self, scene: Scene, task: Fight) -> Seat:
        battle = fought(scene.position)
        return battle.side(human_attacks(scene.position, battle))

    def runs_on(self, draft: Draft, task: Fight) -> bool:
        """Pass on once no bone or no space is left."""
        if solo_placing(draft.state, fought(draft.state)):
            return False
        _turn_up(draft)
        return True
