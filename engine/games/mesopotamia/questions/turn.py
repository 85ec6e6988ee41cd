"""A turn: actions paid for by marker or dice, rerolls, its end, and the rounds; and the turns of empires without a
player (5, 6, 13, 22-25)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.game import STOP, Facts, IllegalMove, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes import turns
from engine.games.mesopotamia.changes.dice import roll_dice, spend_dice
from engine.games.mesopotamia.changes.effects import move_up_track, pay_goods
from engine.games.mesopotamia.changes.turns import begin_turn, end_turn
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BUILD,
    BUILDINGS,
    CLAY,
    EXPLORE,
    FOOD,
    GATHER,
    GROWTH,
    RESEARCH,
    TABLET,
    SixCounts,
    technology_name,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_siege_on_track
from engine.games.mesopotamia.questions import Answer, InTurn, Situation, explain_shortage
from engine.games.mesopotamia.reading.board import can_pay, technology
from engine.games.mesopotamia.reading.building import building_cost, can_build, may_build
from engine.games.mesopotamia.reading.dice import (
    MAX_REROLLS,
    ROLLED_DICE,
    can_reroll,
    dice_payments,
    nameable_dice,
    reroll_price,
    unspent_dice,
)
from engine.games.mesopotamia.reading.exploring import can_explore
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.reading.halves import action_task, open_halves, upgradable_actions
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.solo import automaton, defence, siege
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    UR_MODE,
    Act,
    BotTurn,
    Build,
    Explore,
    NextRound,
    Player,
    StartRound,
    State,
    Turn,
)
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import ACTION, DIE, numbered_words
from engine.kit.annotations import Annotations
from engine.kit.memory import cache_last
from engine.kit.question import NO_WORDS, ONLY_STOP, illegal_move
from engine.kit.resources import smallest_shortage


def can_do_action(state: State, player: Player, action: int) -> bool:
    """Whether using an action now would have at least one possible effect (6.6)."""
    if action == EXPLORE:
        return can_explore(state, player)
    if action == BUILD:
        return can_build(state, player, state.realms[player].levels[BUILD])
    if action == GROWTH:
        return _can_grow(state, player)
    return bool(open_halves(state, player, action_task(state, player, action)))


def _can_grow(state: State, player: Player) -> bool:
    """Whether a player has the food for growth and can move up the population track (13.1)."""
    if state.realms[player].goods[FOOD] < technology(state, player, GROWTH).values["food"]:
        return False
    return climb_track(state.population, player, 1, state.content.population.positions) is not state.population


def ways_to_pay(state: State, player: Player, action: int) -> tuple[tuple[str, ...], ...]:
    """Return the ways to pay for an action: () for the marker, or dice (6.2, 6.5)."""
    marker = () if state.turn.marker else ((),)
    return (*marker, *dice_payments(state, player, technology(state, player, action).signs))


def can_use(state: State, player: Player, action: int) -> bool:
    """Whether a player may use an action now: it was not used in this turn, can be paid for, and leaves something to do
    (6.2, 6.3, 6.6)."""
    cache = _usability_cache(state)
    is_usable = cache.get((player, action))
    if is_usable is None:
        unused = action not in state.turn.done
        is_usable = unused and bool(ways_to_pay(state, player, action)) and can_do_action(state, player, action)
        cache[player, action] = is_usable
    return is_usable


@cache_last
def _usability_cache(_state: State) -> dict[tuple[Player, int], bool]:
    """Return a cache of the actions that players can use in a position, since a move is chosen word by word."""
    return {}


ACTIONS_TO_CHECK = (GATHER, *(action for action in range(len(ACTIONS)) if action != GATHER))
"""The actions in the order in which they are checked, gathering first because it is nearly always possible."""


def is_idle(state: State) -> bool:
    """Whether only the end of the turn is left: no action and no reroll (27.6)."""
    player = state.turn.player
    return not can_reroll(state) and not any(can_use(state, player, action) for action in ACTIONS_TO_CHECK)


class UseAction(Answer[Act]):
    """Take an action and name the dice that pay for it. Without dice, the marker pays (6.2, 6.5)."""

    name, rule = "use", "6.6"
    takes = (ACTION,)
    takes_optionally = (DIE, *numbered_words("die", 2))
    reasons = (
        "action-done",
        "dice-do-not-show",
        "no-room-to-build",
        "not-paid-for",
        "nothing-to-do",
        "nothing-to-use",
        "top-is-taken",
    )
    events = ("action-used",)

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return any(can_use(state, seat, action) for action in ACTIONS_TO_CHECK)

    def words(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        if not words:
            return tuple(name for action, name in enumerate(ACTIONS) if can_use(state, seat, action))
        name, *named = words
        if name not in ACTIONS or not can_use(state, seat, ACTIONS.index(name)):
            return NO_WORDS
        count = len(named)
        fitting = [signs for signs in ways_to_pay(state, seat, ACTIONS.index(name)) if signs[:count] == tuple(named)]
        return tuple(dict.fromkeys(signs[count] if len(signs) > count else STOP for signs in fitting))

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        name, named = arguments[0], arguments[1:]
        turn = draft.state.turn
        marker = turn.marker if named else name
        draft.state = replace(draft.state, turn=replace(turn, done=(*turn.done, ACTIONS.index(name)), marker=marker))
        if named:
            spend_dice(draft, seat, named)
        draft.journal.report("action-used", who=draft.player_fact(seat), action=name, dice=named)
        _begin_action(draft, seat, ACTIONS.index(name))

    def closed_reason(self, state: State, seat: Seat, task: Act, verbs: Words) -> IllegalMove:
        return illegal_move("nothing-to-use", "6.6", verbs=verbs)

    def is_known_continuation(self, state: State, words: Words, word: str) -> bool:
        return len(words) <= 2

    def explain_wrong_word(self, state: State, seat: Seat, task: Act, words: Words, word: str) -> IllegalMove | None:
        if words:
            signs = technology(state, seat, ACTIONS.index(words[0])).signs
            return illegal_move("dice-do-not-show", "6.5", signs=signs, dice=unspent_dice(state, seat))
        if word not in ACTIONS:
            return None
        action = ACTIONS.index(word)
        if action in state.turn.done:
            return illegal_move("action-done", "6.3", action=word)
        card = technology(state, seat, action)
        if not ways_to_pay(state, seat, action):
            return illegal_move("not-paid-for", "6.2", action=word, signs=card.signs, dice=unspent_dice(state, seat))
        lacks = (explain_shortage(state, seat, rule, cost) for rule, cost in _unaffordable_uses(state, seat, action))
        if action == GROWTH:
            return smallest_shortage(lacks) or illegal_move("top-is-taken", "20.4")
        if action == BUILD:
            return smallest_shortage(lacks) or illegal_move("no-room-to-build", "6.6", action=word)
        return smallest_shortage(lacks) or illegal_move("nothing-to-do", "6.6", action=word)

    def known_words(self, state: State, seat: Seat, task: Act) -> Words:
        return ACTIONS

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Act, words: Words) -> None:
        """Note the price and the effects of an action's card."""
        if not words or (len(words) > 1 and words[-1] != STOP):
            return
        state, action = view.position, ACTIONS.index(words[0])
        card = technology(state, seat, action)
        annotate_goods(annotations, price=counts_of(FOOD, card.values.get("food", 0)))
        level = state.realms[seat].levels[action]
        annotations.note("level", level)
        annotations.note_component(technology_name(state.config.empires[seat], action, level))
        annotations.note("signs", card.signs)
        for name, number in card.values.items():
            if name != "food":
                annotations.note_number("population" if name == "steps" else name, number)


def _unaffordable_uses(state: State, player: Player, action: int) -> Iterator[tuple[str, SixCounts]]:
    """Yield the uses of an action that would be possible if the player had the goods: the rule and the price."""
    values = technology(state, player, action).values
    if action == RESEARCH:
        yield "10.2", counts_of(CLAY, values["clay"])
        if next(upgradable_actions(state, player), None):
            yield "10.3", counts_of(TABLET, 1)
    elif action == GROWTH and not can_pay(state, player, counts_of(FOOD, values["food"])):
        yield "13.1", counts_of(FOOD, values["food"])
    elif action == BUILD:
        level = state.realms[player].levels[BUILD]
        for building in BUILDINGS:
            if state.content.builds[building][0] <= level and may_build(state, player, building):
                yield "8.1", building_cost(state, building)


def _begin_action(draft: Draft, player: Player, action: int) -> None:
    """Push the task of an action. Growth is carried out at once (13.1)."""
    values = technology(draft.state, player, action).values
    if action == GROWTH:
        pay_goods(draft, player, counts_of(FOOD, values["food"]))
        move_up_track(draft, "population", player, values["steps"])
    elif action == EXPLORE:
        draft.agenda.push(Explore(values.get("activations", 0)))
    elif action == BUILD:
        draft.agenda.push(Build(draft.realm(player).levels[BUILD], values.get("builds", 0)))
    else:
        draft.agenda.push(action_task(draft.state, player, action))


class RerollDice(Answer[Act]):
    """Roll dice again for a tablet (6.12)."""

    name, rule = "reroll", "6.12"
    takes = (DIE,)
    takes_optionally = numbered_words("die", 6)
    reasons = ("no-dice-left", "nothing-is-rolled", "rerolled-enough")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return can_reroll(state)

    def words(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        if not can_reroll(state):
            return NO_WORDS
        dice = unspent_dice(state, seat)
        if any(die not in nameable_dice(dice, words[:place]) for place, die in enumerate(words)):
            return NO_WORDS
        return (*nameable_dice(dice, words), *(ONLY_STOP if words else NO_WORDS))

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        pay_goods(draft, seat, counts_of(TABLET, reroll_price(draft.state)))
        draft.state = replace(draft.state, turn=replace(draft.state.turn, rerolls=draft.state.turn.rerolls + 1))
        roll_dice(draft, seat, arguments)

    def closed_reason(self, state: State, seat: Seat, task: Act, verbs: Words) -> IllegalMove:
        if state.config.luck != ROLLED_DICE:
            return illegal_move("nothing-is-rolled", "6.14")
        if state.turn.rerolls >= MAX_REROLLS:
            return illegal_move("rerolled-enough", "6.12", most=MAX_REROLLS)
        if not unspent_dice(state, seat):
            return illegal_move("no-dice-left", "6.12")
        return explain_shortage(state, seat, "6.12", counts_of(TABLET, reroll_price(state)))

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Act, words: Words) -> None:
        if words and words[-1] == STOP:
            annotate_goods(annotations, price=counts_of(TABLET, reroll_price(view.position)))


class EndTurn(Answer[Act]):
    """End the turn even if actions are left (5.3, 6.11)."""

    name = "end"

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        end_turn(draft)


class ActionQuestion(InTurn[Act]):
    """Ask for the next action, a reroll or the end of the turn."""

    task, kind = Act, "act"
    answers = (UseAction(), RerollDice(), EndTurn())

    def facts(self, situation: Situation, task: Act) -> Facts:
        return (("round", situation.position.turn.round),)

    def automatic_move(self, situation: Situation, task: Act) -> Words:
        return ("end",) if is_idle(situation.position) else ()


def start_round(draft: Draft, _task: StartRound) -> None:
    """Fix the turn order by the population track (5.2). Before the first round, roll the existing dice (6.11). Ashur's
    enemy moves after the human (25.4)."""
    state = draft.state
    order = state.population.order
    if state.config.mode == ASHUR_MODE:
        order = (0, 1)
    if state.turn.round == 1:
        for player in state.players:
            roll_dice(draft, player)
    empires = tuple(state.config.empires[player] for player in order)
    draft.journal.report("round-began", round=state.turn.round, order=empires)
    draft.agenda.pop()
    draft.state = replace(draft.state, turn=Turn(state.turn.round, order))
    begin_turn(draft, order[0])


def take_bot_turn(draft: Draft, _task: BotTurn) -> None:
    """Take the turn of an automaton and end it, which may end the siege of Ur (24.1)."""
    config = draft.state.config
    if config.mode == UR_MODE:
        siege.take_defenders_turn(draft)
    elif config.mode == ASHUR_MODE:
        defence.march_wave(draft)
    else:
        automaton.take_automaton_turn(draft, draft.state.turn.player - config.seats)
    if not draft.state.ended:
        turns.end_turn(draft)
        end_siege_on_track(draft)


def end_round(draft: Draft, _task: NextRound) -> None:
    """End the round. In the defence of Ashur, first check the wave (25.9)."""
    if draft.state.config.mode == ASHUR_MODE:
        defence.check_wave(draft)
    else:
        turns.next_round(draft)
