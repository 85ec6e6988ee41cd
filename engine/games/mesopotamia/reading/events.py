"""Events: their length, and the options that a player can choose (19.7)."""

from engine.games.mesopotamia.content.tables import FLOOR_COUNT, GATHERED_GOODS, Choice, six_counts
from engine.games.mesopotamia.reading.board import remaining_event_dice
from engine.games.mesopotamia.state import Player, State

EVENT_ROUNDS = 6
"""Number of rounds of a running event (19.12), which is also the number of faces of its die."""
assert EVENT_ROUNDS == FLOOR_COUNT


def possible_options(state: State, player: Player, area: int) -> tuple[int, ...]:
    """Return which options (1, 2) a player can choose: those whose price the player can pay; six rounds also require a
    die (19.7)."""
    card = state.content.events[state.spots[area].token]
    return tuple(number for number, option in enumerate(card.options, 1) if _is_possible(state, player, option))


def _is_possible(state: State, player: Player, option: Choice) -> bool:
    if option.kind == "six_rounds" and not remaining_event_dice(state, player):
        return False
    if state.is_bot(player):
        return True
    goods = state.realms[player].goods
    if option.pay.get("any", 0) > sum(goods[: len(GATHERED_GOODS)]):
        return False
    return all(count >= price for count, price in zip(goods, six_counts(option.pay), strict=True))
