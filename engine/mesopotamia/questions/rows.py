"""Bones on cards, cards in rows, and duels (16.9-16.17, 23)."""

from collections.abc import Sequence
from typing import ClassVar

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.kit.changing import replace
from engine.kit.notes import Notes
from engine.mesopotamia.changes.cards import deal_cards, placed
from engine.mesopotamia.changes.duels import duel, end_battle, tire
from engine.mesopotamia.changes.effects import earn
from engine.mesopotamia.content.tables import BONE, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.notes import note_goods
from engine.mesopotamia.questions import ANY, Answer, Done, InBattle, Question, Scene, ordered_for_tribe, side_facts
from engine.mesopotamia.reading.battle.bids import SIDES
from engine.mesopotamia.reading.battle.duels import is_decided, tiring
from engine.mesopotamia.reading.battle.rows import placing, row_places
from engine.mesopotamia.reading.battle.sides import commander, fought, own_fighters, plays_tribe, spaces
from engine.mesopotamia.reading.battle.solo import BOT, SHIPS, bot_bones, human_attacks, refund, solo_placing
from engine.mesopotamia.reading.goods import single
from engine.mesopotamia.state import TRIBE, Battle, Fight, Lane, State, Tire
from engine.mesopotamia.view import MesopotamiaView
from engine.mesopotamia.vocabulary import BEHIND, CARD, COUNT, FOE, ROW
from engine.standing_orders import answer

FIRST = "first"
MOBILITY_FIRST, STRENGTH_FIRST = "mobility-first", "strength-first"


# bones on cards ------------------------------------------------------------------------------------------------------


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
        battle = placed(_with_bonus(battle, row, battle.bonus[row] - count), name, row, count)
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

    def asked(self, scene: Scene, task: Fight) -> Seat | None:
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

    def ordered(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
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
        battle = placed(_with_bonus(battle, SHIPS, battle.bonus[SHIPS] - ships), name, ROWS.index(row), count)
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

    def asked(self, scene: Scene, task: Fight) -> Seat:
        battle = fought(scene.position)
        return battle.side(human_attacks(scene.position, battle))

    def runs_on(self, draft: Draft, task: Fight) -> bool:
        """Pass on once no bone or no space is left."""
        if solo_placing(draft.state, fought(draft.state)):
            return False
        _turn_up(draft)
        return True


# rows ----------------------------------------------------------------------------------------------------------------


class JoinRow(Answer[Fight]):
    """A card of the larger side, and the card of the smaller side behind whose foes it stands (16.11)."""

    name, rule, takes, group = "row", "16.11", (CARD, BEHIND), "battle"

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        battle = fought(state)
        return row_places(battle) if words else battle.queue

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _join(draft, fought(draft.state), *arguments)


def _join(draft: Draft, battle: Battle, name: str, at: str) -> Battle:
    """Put a card of the larger side behind those in a row."""
    attacks = battle.fighter(name).attacks
    lanes = []
    for lane in battle.lanes:
        if at not in (lane.defenders if attacks else lane.attackers)[:1]:
            lanes.append(lane)
        elif attacks:
            lanes.append(replace(lane, attackers=(*lane.attackers, name)))
        else:
            lanes.append(replace(lane, defenders=(*lane.defenders, name)))
    queue = tuple(card for card in battle.queue if card != name)
    battle = replace(battle, lanes=tuple(lanes), queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


def _line_up(draft: Draft, battle: Battle) -> Battle:
    """Begin new rows: each unit of the smaller side is one, the defender's where both are equal (16.11, 26.4)."""
    attackers, defenders = (tuple(one.card for one in own_fighters(battle, side)) for side in SIDES)
    if len(attackers) < len(defenders):
        lanes, queue = tuple(Lane((name,), ()) for name in attackers), defenders
    else:
        lanes, queue = tuple(Lane((), (name,)) for name in defenders), attackers
    battle = replace(battle, lanes=lanes, queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


class Arranging(Question[Fight]):
    """Which card stands in which row?"""

    task, kind = (Fight, "rows"), "row"
    answers = (JoinRow(),)

    def asked(self, scene: Scene, task: Fight) -> Seat | None:
        state = scene.position
        battle = fought(state)
        return commander(state, battle, battle.winners[1])

    def facts(self, scene: Scene, task: Fight) -> Facts:
        return side_facts(scene, fought(scene.position).winners[1])

    def runs_on(self, draft: Draft, task: Fight) -> bool:
        """Begin new rows, let the last card go by itself where one row is left for it, and go on once all stand
        (26.4)."""
        battle = fought(draft.state)
        if not battle.queue and not battle.lanes:
            battle = _line_up(draft, battle)
        if len(battle.queue) == 1 and len(row_places(battle)) == 1:
            battle = _join(draft, battle, battle.queue[0], row_places(battle)[0])
        if battle.queue:
            return False
        for number, lane in enumerate(battle.lanes, 1):
            draft.journal.tell("row-made", count=number, attackers=lane.attackers, defenders=lane.defenders)
        draft.now(Fight("tactics"))
        return True

    def ordered(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
        """Put a tribe's cards into rows as they were drawn."""
        if not ordered_for_tribe(view, orders):
            return None
        battle = fought(view.position)
        return ("row", battle.queue[0], row_places(battle)[0])


# duels ---------------------------------------------------------------------------------------------------------------


def fight_duel(draft: Draft, _task: Fight) -> None:
    """Fight the next duel of the first row where both sides stand, make new rows, or end the battle (16.16, 16.17)."""
    battle = fought(draft.state)
    if is_decided(battle):
        draft.agenda.pop()
        end_battle(draft, battle, bool(own_fighters(battle, True)))
        return
    for lane in battle.lanes:
        if lane.attackers and lane.defenders:
            duel(draft, battle, battle.fighter(lane.attackers[0]), battle.fighter(lane.defenders[0]))
            return
    draft.state = replace(draft.state, battle=replace(battle, lanes=(), queue=()))
    draft.now(Fight("rows"))


class TakeBone(Answer[Tire]):
    """The row from which the winner of a duel takes a placed bone (16.15)."""

    name, rule, takes, group = "tire", "16.15", (ROW,), "battle"

    def choices(self, state: State, seat: Seat, task: Tire, words: Words) -> Sequence[str]:
        return tuple(ROWS[row] for row in tiring(fought(state).fighter(task.card)))

    def play(self, draft: Draft, seat: Seat, task: Tire, arguments: Words) -> None:
        draft.agenda.pop()
        tire(draft, fought(draft.state), task.card, ROWS.index(arguments[0]))


class Tiring(Question[Tire]):
    """How does the winner of a duel tire?"""

    task, kind = Tire, "tire"
    answers = (TakeBone(),)
    standing = (OrderQuestion("tire", (ANY,), (MOBILITY_FIRST, STRENGTH_FIRST)),)

    def asked(self, scene: Scene, task: Tire) -> Seat | None:
        state = scene.position
        battle = fought(state)
        return commander(state, battle, battle.fighter(task.card).attacks)

    def facts(self, scene: Scene, task: Tire) -> Facts:
        return (("card", task.card), *side_facts(scene, fought(scene.position).fighter(task.card).attacks))

    def runs_on(self, draft: Draft, task: Tire) -> bool:
        """Take the bone where there is no choice, or nobody who decides (mobility, tactics, strength: 23.6)."""
        battle = fought(draft.state)
        here = [one for one in battle.fighters if one.card == task.card]
        rows = tiring(here[0]) if here else ()
        if len(rows) > 1 and self.asked(draft.state, task) is not None:
            return False
        draft.agenda.pop()
        if rows:
            tire(draft, battle, task.card, rows[-1])
        return True

    def ordered(self, view: MesopotamiaView, task: Tire, orders: Orders) -> Words | None:
        """Take the last row or the first; a tribe's last."""
        battle = fought(view.position)
        rows = tiring(battle.fighter(task.card))
        tribal = plays_tribe(view.position, battle, view.seat)
        order = answer(orders, "tribe" if tribal else "tire", ANY)
        if not order:
            return None
        return ("tire", ROWS[rows[0] if order == STRENGTH_FIRST else rows[-1]])


class Duel(Answer[Fight]):
    """An own card, and the bot's that it fights (23.3)."""

    name, rule, takes, group = "duel", "23.3", (CARD, FOE), "battle"

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        battle = fought(state)
        attacks = human_attacks(state, battle)
        return tuple(one.card for one in own_fighters(battle, attacks != bool(words)))

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _fight(draft, fought(draft.state), *arguments)


def _fight(draft: Draft, battle: Battle, own: str, foe: str) -> None:
    """Fight one duel: the bot places what it needs, knowing the values (23.4-23.6)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.fighter(own), battle.fighter(foe)
    bones, reason = bot_bones(draft.state, battle, human, bot)
    named, count = tuple(map(str, bones)), sum(bones)
    who = draft.who(battle.side(not attacks))
    draft.journal.tell("bot-duels", who=who, card=foe, bones=named, count=count, reason=reason)
    lost = int(reason == "beaten" and battle.bonus[BOT] > 0)
    for row, count in enumerate(bones):
        battle = placed(battle, foe, row, count)
    left = battle.bonus[BOT] - sum(bones) - lost
    battle = replace(battle, bonus=(0, left, 0))
    bot = battle.fighter(foe)
    battle = replace(battle, losses=battle.losses + refund(draft.state, battle, human, bot))
    draft.state = replace(draft.state, battle=battle)
    one, other = (human, bot) if attacks else (bot, human)
    duel(draft, battle, one, other)


def _finish(draft: Draft, battle: Battle) -> None:
    """End the battle: the bot keeps the bones it did not place, a beaten human takes some back (23.7, 23.8)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.side(attacks), battle.side(not attacks)
    won = bool(own_fighters(battle, attacks))
    if bot != TRIBE:
        had = draft.state.realms[bot].goods[BONE]
        draft.gain(bot, single(BONE, had - min(had, battle.bonus[BOT])), -1)
    if not won:
        earn(draft, human, single(BONE, battle.losses))
    draft.agenda.pop()
    end_battle(draft, battle, won == attacks)


class Duelling(InBattle[Fight]):
    """Which card fights which?"""

    task, kind = (Fight, "duel"), "duel"
    answers = (Duel(),)

    def asked(self, scene: Scene, task: Fight) -> Seat:
        battle = fought(scene.position)
        return battle.side(human_attacks(scene.position, battle))

    def runs_on(self, draft: Draft, task: Fight) -> bool:
        """Fight the only duel that is possible, and end the battle once one side is left."""
        battle = fought(draft.state)
        if is_decided(battle):
            _finish(draft, battle)
            return True
        attacks = human_attacks(draft.state, battle)
        own, foes = own_fighters(battle, attacks), own_fighters(battle, not attacks)
        if len(own) > 1 or len(foes) > 1:
            return False
        _fight(draft, battle, own[0].card, foes[0].card)
        return True
