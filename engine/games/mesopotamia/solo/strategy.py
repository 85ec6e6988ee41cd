"""The automaton's cards: priorities of plans, matching drawn actions, renewing plans (22.2-22.10)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import ACTIONS, PIECES, UNIT_KINDS, Strategy
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import (
    controller,
    count_land_units,
    count_pieces,
    foreign_homes,
    steps_from,
    unit_limit,
)
from engine.games.mesopotamia.reading.strategies import strategy_cards_of
from engine.games.mesopotamia.solo.marching import human_areas
from engine.games.mesopotamia.state import EVENT_DOWN, KINGS_MODE, Bot, Plan, Player, Spot, State
from engine.kit.changing import with_value
from engine.kit.memory import cache_last

PLAN_COUNT = 3
"""Number of strategy cards that lie face up for each automaton (22.2)."""
STAR_CARD = "star"


def deal_strategies(state: State, stream: Stream) -> State:
    """Return the position with a shuffled deck for each automaton and three cards face up (22.2)."""
    if state.config.mode != KINGS_MODE:
        return state
    bots, decks = [], []
    for player in range(state.config.seats, len(state.realms)):
        cards = stream.shuffle(strategy_cards_of(state.content, state.config, player))
        bots.append(Bot(player, tuple(Plan(card) for card in cards[:PLAN_COUNT]), len(cards) - PLAN_COUNT))
        decks.append(cards[PLAN_COUNT:])
    return replace(state, bots=tuple(bots), hidden=replace(state.hidden, strategies=tuple(decks)))


def card_priority(state: State, player: Player, card: str) -> tuple[int, int]:
    """Return the current priority of a card, smaller first; ties by the card's number (22.3)."""
    strategy = state.content.strategies[card]
    value = strategy.high if condition_holds(state, player, strategy) else strategy.low
    return value, _card_index(state.config.content)[card]


@lru_cache(maxsize=1 << 4)
def _card_index(digest: str) -> Mapping[str, int]:
    """Return the number of each strategy card in the order of the tables, which breaks ties of priority."""
    return {card: place for place, card in enumerate(content_with_digest(digest).strategies)}


def plans_by_priority(state: State, bot: Bot) -> tuple[Plan, ...]:
    """Return an automaton's plans, the highest priority first (22.3)."""
    return tuple([plan for _, plan in plans_with_priorities(state, bot)])


def plans_with_priorities(state: State, bot: Bot) -> list[tuple[int, Plan]]:
    """Return pairs of priority and plan of an automaton, the highest priority (smallest number) first (22.3)."""
    priorities = [card_priority(state, bot.player, plan.card) for plan in bot.plans]
    order = sorted(range(len(priorities)), key=priorities.__getitem__)
    return [(priorities[number][0], bot.plans[number]) for number in order]


def condition_holds(state: State, player: Player, strategy: Strategy) -> bool:
    """Whether the position meets the condition on an automaton's strategy card, which decides its priority (22.3)."""
    about, subject = strategy.condition
    match about, subject:
        case "bot_lacks" | "bot_has", str():
            return has_technology(state, player, subject) == (about == "bot_has")
        case "event_within", int():
            return _is_within(state, player, own_areas(state, player), _hidden_events(state.spots), subject)
        case "enemy_within", int():
            settled_areas = [area for area, spot in enumerate(state.spots) if spot.settlement == player]
            return _is_within(state, player, [*settled_areas, state.realms[player].home], human_areas(state), subject)
        case "bot_below", str():
            track = state.population if subject == "population" else state.events
            return track.at[player] <= max(track.at[: state.config.seats])
        case "human_holds", tuple():
            return _human_holds(state, subject)
        case "bot_floors_below", _:
            return state.realms[player].floors < min(6, state.population.at[player])
        case "bot_settlements_below", int():
            return count_pieces(state, player)[PIECES.index("settlement")] < subject
        case "bot_units_below_limit", _:
            return sum(count_pieces(state, player)[:UNIT_KINDS]) < unit_limit(state, player)
    return any(state.content.tokens[state.market[number].token].vp for number in available_stalls(state, player))


@cache_last
def _hidden_events(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with a face-down event."""
    return tuple([area for area, spot in enumerate(spots) if spot.event == EVENT_DOWN])


def has_technology(state: State, player: Player, name: str) -> bool:
    """Whether an automaton has a technology or a higher one of its action."""
    levels, pairs = (
        state.realms[player].levels,
        _levels_by_action(state.config.content, state.config.empires[player], name),
    )
    return any(levels[action] >= level for action, level in pairs)


@lru_cache(maxsize=1 << 10)
def _levels_by_action(digest: str, empire: str, name: str) -> tuple[tuple[int, int], ...]:
    """Return pairs of action and level of an empire's technologies called `name`."""
    cards = content_with_digest(digest).cards.items()
    return tuple((action, level) for (owner, action, level), card in cards if owner == empire and card.name == name)


def own_areas(state: State, player: Player) -> list[int]:
    """Return the areas that hold land units of a player."""
    return [area for area, spot in enumerate(state.spots) if player in spot.here and count_land_units(spot, player)]


def _is_within(state: State, player: Player, start: list[int], goals: tuple[int, ...], limit: int) -> bool:
    closed, content = foreign_homes(state, player), state.config.content
    return any(not _areas_around(content, closed, area, limit).isdisjoint(goals) for area in start)


@lru_cache(maxsize=1 << 10)
def _areas_around(digest: str, closed: frozenset[int], area: int, limit: int) -> frozenset[int]:
    """Return the areas within `limit` steps of an area, through areas that are not closed."""
    neighbours = content_with_digest(digest).map.near
    return frozenset(steps_from(neighbours, (area,), lambda entered: entered not in closed, limit))


def _human_holds(state: State, subjects: tuple[str, ...]) -> bool:
    seats = range(state.config.seats)
    if "settlement" in subjects and any(spot.settlement in seats for spot in state.spots):
        return True
    tokens = (area for area, spot in enumerate(state.spots) if spot.token)
    return "event" in subjects and any(controller(state, area) in seats for area in tokens)


def available_stalls(state: State, player: Player) -> list[int]:
    """Return the trade places with a token and no amphora that an automaton's level and ships allow (22.13)."""
    level = state.realms[player].levels[ACTIONS.index("gather")]
    ship = any(owner == player for _, owner in state.fleet)
    return [
        number
        for number, (stall, slot) in enumerate(zip(state.market, state.content.slots, strict=True))
        if stall.token and stall.amphora is None and slot.section <= level and (ship or not slot.ship)
    ]


def match_actions(state: State, plans: tuple[Plan, ...], drawn: tuple[str, ...]) -> list[tuple[str, int]]:
    """Return the actions to carry out, as the card of the plan and the index of the action on it: drawn actions in
    order, the star last, then one more from the plan of highest priority (22.5-22.8)."""
    marked = {plan.card: list(plan.marked) for plan in plans}
    used_actions: list[int] = []
    matches: list[tuple[str, int]] = []

    def take(wanted: int | None) -> None:
        for plan in plans:
            for place, action in enumerate(state.content.strategies[plan.card].actions):
                is_wanted = wanted in (None, action.action)
                if is_wanted and not marked[plan.card][place] and action.action not in used_actions:
                    marked[plan.card][place] = True
                    used_actions.append(action.action)
                    matches.append((plan.card, place))
                    return

    for name in drawn:
        if name != STAR_CARD:
            take(ACTIONS.index(name))
    for _ in range(drawn.count(STAR_CARD)):
        take(None)
    take(None)
    return matches


def renew_plans(draft: Draft, bot_index: int) -> None:
    """Discard the plans of an automaton whose actions are both marked, and deal up to three again (22.9)."""
    bot = draft.state.bots[bot_index]
    done_cards = tuple(plan.card for plan in bot.plans if all(plan.marked))
    if done_cards:
        draft.journal.report("strategies-done", who=draft.player_fact(bot.player), cards=done_cards)
        open_plans = tuple(plan for plan in bot.plans if not all(plan.marked))
        replace_cards(draft, bot_index, replace(bot, plans=open_plans, discards=(*bot.discards, *done_cards)))
    while len(draft.state.bots[bot_index].plans) < PLAN_COUNT:
        card = draw_strategy(draft, bot_index)
        if not card:
            break
        bot = draft.state.bots[bot_index]
        replace_cards(draft, bot_index, replace(bot, plans=(*bot.plans, Plan(card))))
    bot = draft.state.bots[bot_index]
    replace_cards(draft, bot_index, replace(bot, plans=plans_by_priority(draft.state, bot)))


def draw_strategy(draft: Draft, bot_index: int) -> str:
    """Draw a strategy card, first shuffling the discards if the deck is empty. Return "" if there is none (22.9)."""
    bot = draft.state.bots[bot_index]
    decks = list(draft.state.hidden.strategies)
    if not decks[bot_index]:
        decks[bot_index] = draft.next_stream("strategies").shuffle(bot.discards)
        bot = replace(bot, discards=())
    draft.inform_everybody()
    card, decks[bot_index] = (decks[bot_index][0], decks[bot_index][1:]) if decks[bot_index] else ("", ())
    replace_cards(draft, bot_index, replace(bot, deck=len(decks[bot_index])))
    draft.state = replace(draft.state, hidden=replace(draft.state.hidden, strategies=tuple(decks)))
    if card:
        draft.journal.report("strategy-drawn", who=draft.player_fact(bot.player), card=card)
    return card


def replace_cards(draft: Draft, bot_index: int, bot: Bot) -> None:
    """Replace the cards of an automaton, given by its index in `State.bots`."""
    draft.state = replace(draft.state, bots=with_value(draft.state.bots, bot_index, bot))
