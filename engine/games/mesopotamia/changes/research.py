"""Technologies that are raised (10.3)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import ACTIONS, SixCounts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.state import Player


def discover(draft: Draft, player: Player, action: int) -> None:
    """Replace a technology by the next level of the same action (10.3)."""
    realm = draft.realm(player)
    levels = realm.levels
    raised = tuple(level + (number == action) for number, level in enumerate(levels))
    draft.change(player, replace(realm, levels=six_levels(raised)))
    card = draft.content.cards[draft.state.config.empires[player], action, raised[action]]
    draft.journal.report(
        "technology-discovered",
        who=draft.player_fact(player),
        action=ACTIONS[action],
        level=raised[action],
        name=card.name,
    )


def six_levels(levels: tuple[int, ...]) -> SixCounts:
    """Return levels as a tuple of six."""
    explore, build, research, gather, warfare, growth = levels
    return (explore, build, research, gather, warfare, growth)
