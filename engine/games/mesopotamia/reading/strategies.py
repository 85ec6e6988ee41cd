"""The strategy cards of an automaton (22.2)."""

from engine.games.mesopotamia.content.tables import Content
from engine.games.mesopotamia.state import Config


def strategy_cards_of(content: Content, config: Config, player: int) -> tuple[str, ...]:
    """Return the ten strategy cards of an automaton: the cards of its empire replace basic ones of the same name
    (22.2)."""
    empire = config.empires[player]
    own_cards = {card.title: card.name for card in content.strategies.values() if card.empire == empire}
    return tuple(own_cards.get(card.title, card.name) for card in content.strategies.values() if not card.empire)
