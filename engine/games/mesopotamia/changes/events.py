"""Events: revealing them, choosing an option, continuing them for six rounds, passing them on (19)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.mesopotamia.changes.effects import gain_goods, gain_unit, move_up_track, pay_goods, raise_technology
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BUILD,
    EXPLORE,
    GATHER,
    GOODS,
    GROWTH,
    LAND_UNITS,
    PIECES,
    RESEARCH,
    TOP_LEVEL,
    WARFARE,
    Choice,
    six_counts,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import count_pieces
from engine.games.mesopotamia.reading.events import possible_options
from engine.games.mesopotamia.reading.goods import goods_words
from engine.games.mesopotamia.state import (
    EVENT_DOWN,
    EVENT_HELD,
    EVENT_OPEN,
    EVENT_RUNNING,
    UR_MODE,
    Discovery,
    Goods,
    Player,
    Price,
    Task,
)
from engine.kit.changing import with_value

BOT_TECHNOLOGY_ORDER = (RESEARCH, GATHER, BUILD, WARFARE, GROWTH, EXPLORE)
"""The order in which an automaton raises technologies (22.11)."""


def present_event(draft: Draft, area: int, player: Player) -> bool:
    """Reveal an event and settle it unless a person has a choice: take the only option, let an automaton choose, or
    leave the token open if no option is possible. Return whether the event is settled (19.1, 19.7)."""
    reveal_event(draft, area, player)
    options = possible_options(draft.state, player, area)
    if draft.state.is_bot(player):
        draft.agenda.pop()
        _choose_for_bot(draft, area, player, options)
    elif len(options) == 1:
        draft.agenda.pop()
        choose_option(draft, area, player, options[0])
    elif not options:
        draft.agenda.pop()
        draft.change_spot(area, event=EVENT_OPEN)
        draft.journal.report("event-left-open", area=draft.area_name(area))
    else:
        return False
    return True


def reveal_event(draft: Draft, area: int, player: Player) -> None:
    """Turn a face-down token up for all to see (19.1)."""
    if draft.state.spots[area].event == EVENT_DOWN:
        token = draft.state.hidden.tokens[area]
        tokens = with_value(draft.state.hidden.tokens, area, "")
        draft.state = replace(draft.state, hidden=replace(draft.state.hidden, tokens=tokens))
        draft.change_spot(area, token=token, event=EVENT_OPEN)
        draft.inform_everybody()
        draft.journal.report("event-revealed", who=draft.player_fact(player), area=draft.area_name(area), event=token)


def _choose_for_bot(draft: Draft, area: int, player: Player, options: Sequence[int]) -> None:
    """Let an automaton take the option with more steps, or the first of equal ones (22.17). Ur's defenders take one
    step, and the token is removed (24.9)."""
    if draft.state.config.mode == UR_MODE:
        finish_event(draft, area)
        move_up_track(draft, "events", player, 1)
        return
    card = draft.content.events[draft.state.spots[area].token]
    best = max(options, key=lambda number: (card.options[number - 1].track, -number), default=0)
    if best:
        draft.journal.report("bot-chose", who=draft.player_fact(player), reason="more-steps")
        choose_option(draft, area, player, best)


def choose_option(draft: Draft, area: int, player: Player, option_number: int) -> None:
    """Apply the option with this number (1 or 2): pay its price, then give its gains (19.4-19.7)."""
    option = draft.content.events[draft.state.spots[area].token].options[option_number - 1]
    event = draft.state.spots[area].token
    draft.journal.report("option-chosen", who=draft.player_fact(player), event=event, kind=option.kind)
    pay_goods(draft, player, six_counts(option.pay))
    goods_due = option.pay.get("any", 0)
    if goods_due and not draft.state.is_bot(player):
        draft.agenda.push(Price(area, player, goods_due, option_number))
    else:
        apply_option(draft, area, player, option_number)


def apply_option(draft: Draft, area: int, player: Player, option_number: int) -> None:
    """Apply the effects of the option with this number (1 or 2), which has been paid for."""
    option = draft.content.events[draft.state.spots[area].token].options[option_number - 1]
    match option.kind:
        case "six_rounds":
            draft.change_spot(area, event=EVENT_RUNNING, owner=player, option=option_number, die=1)
            draft.journal.report("event-runs", who=draft.player_fact(player), area=draft.area_name(area))
        case "end_vp":
            draft.change_spot(area, event=EVENT_HELD)
            give_gains(draft, area, player, option)
        case _:
            finish_event(draft, area)
            give_gains(draft, area, player, option)


def finish_event(draft: Draft, area: int) -> None:
    """Remove an event's card, token and die from the game."""
    token = draft.state.spots[area].token
    draft.change_spot(area, token="", event="", owner=None, option=0, die=0)
    draft.state = replace(draft.state, finished=(*draft.state.finished, token))


def give_gains(draft: Draft, area: int, player: Player, option: Choice) -> None:
    """Give the gains of an option, then its steps on the events track (19.4)."""
    tasks: list[Task] = []
    for name, amount in option.gain:
        tasks += give_gain(draft, area, player, name, amount)
    move_up_track(draft, "events", player, option.track)
    draft.agenda.push(*tasks)


def give_gain(draft: Draft, area: int, player: Player, name: str, amount: int | str) -> list[Task]:
    """Give one gain of an event. Return the tasks that it adds to the agenda (19.8-19.11)."""
    match name, amount:
        case "any", int():
            return [] if draft.state.is_bot(player) else [Goods(player, amount)]
        case "unit", str():
            gain_unit(draft, area, player, LAND_UNITS.index(amount))
        case "settlement", _:
            _found_settlement(draft, area, player)
        case "discover", str():
            return _raise_technology(draft, player, amount)
        case "population", int():
            move_up_track(draft, "population", player, amount)
        case "quest", int():
            for _ in range(amount):
                draw_quest(draft, player)
        case _, int():
            gain_goods(draft, player, six_counts({name: amount}))
    return []


def _found_settlement(draft: Draft, area: int, player: Player) -> None:
    """Put a settlement into the event's area, unless none is left or there is already one (19.10)."""
    left = draft.content.pieces["settlement"] - count_pieces(draft.state, player)[PIECES.index("settlement")]
    if left and draft.state.spots[area].settlement is None:
        draft.change_spot(area, settlement=player)
        draft.journal.report("settlement-gained", who=draft.player_fact(player), area=draft.area_name(area))
    else:
        draft.journal.report("settlement-not-gained", who=draft.player_fact(player), area=draft.area_name(area))


def _raise_technology(draft: Draft, player: Player, action_word: str) -> list[Task]:
    """Raise the technology `action_word` without a tablet. Return the task of choosing another if it is at the top or
    `any` (19.9)."""
    levels = draft.realm(player).levels
    if min(levels) == TOP_LEVEL:
        draft.journal.report("nothing-to-discover", who=draft.player_fact(player))
    elif action_word != "any" and levels[ACTIONS.index(action_word)] < TOP_LEVEL:
        raise_technology(draft, player, ACTIONS.index(action_word))
    elif draft.state.is_bot(player):
        raise_technology(draft, player, next(action for action in BOT_TECHNOLOGY_ORDER if levels[action] < TOP_LEVEL))
    else:
        return [Discovery(player)]
    return []


def draw_quest(draft: Draft, player: Player) -> None:
    """Draw a quest from the deck, or from the returned ones if the deck is empty, and keep it. Draw nothing if no card
    is left (19.11)."""
    state = draft.state
    if not state.deck or state.is_bot(player):
        draft.journal.report("no-quest", who=draft.player_fact(player))
        return
    hidden = state.hidden
    returned = hidden.returned
    if hidden.deck:
        card, deck = hidden.deck[0], hidden.deck[1:]
    else:
        seat = next(seat for seat, name in enumerate(returned) if name)
        card, deck, returned = returned[seat], (), with_value(returned, seat, "")
    quests = with_value(hidden.quests, player, (*hidden.quests[player], card))
    hidden = replace(hidden, deck=deck, quests=quests, returned=returned)
    draft.state = replace(state, deck=state.deck - 1, hidden=hidden)
    draft.set_realm(player, replace(draft.realm(player), quests=draft.realm(player).quests + 1))
    draft.journal.mark_informed(player)
    draft.journal.report("quest-drawn", who=draft.player_fact(player))
    draft.journal.report_to(player, "quest-got", quest=card)


def exchange_goods(draft: Draft, player: Player, named_goods: tuple[str, ...], sign: int) -> None:
    """Give a player the named goods, or take them if the sign is -1 (19.4)."""
    goods = six_counts({good: named_goods.count(good) for good in GOODS if good in named_goods})
    if sign > 0:
        gain_goods(draft, player, goods)
    else:
        draft.change_goods(player, goods, -1)
        draft.journal.report("goods-paid", who=draft.player_fact(player), goods=goods_words(goods))
