"""Put up buildings, and award garden tokens (8, 9)."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.games.mesopotamia.changes.dice import add_die
from engine.games.mesopotamia.changes.effects import border_name, place_ship
from engine.games.mesopotamia.content.tables import RAM
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.dice import free_die_colours
from engine.games.mesopotamia.state import Colour, Player


def build(draft: Draft, player: Player, building: str, site: int) -> None:
    """Put up a building without payment. `site`: an area or a segment, ignored for floors and gardens."""
    _BUILD_FUNCTIONS[building](draft, player, site)


def _build_wall(draft: Draft, player: Player, area: int) -> None:
    draft.change_spot(area, wall=player)
    _report_piece(draft, player, "wall", area)


def _build_settlement(draft: Draft, player: Player, area: int) -> None:
    draft.change_spot(area, settlement=player)
    _report_piece(draft, player, "settlement", area)


def _build_ram(draft: Draft, player: Player, area: int) -> None:
    draft.add_units(area, player, RAM)
    _report_piece(draft, player, "ram", area)


def _report_piece(draft: Draft, player: Player, building: str, area: int) -> None:
    draft.journal.report("piece-built", who=draft.player_fact(player), what=building, area=draft.area_name(area))


def _build_ship(draft: Draft, player: Player, segment: int) -> None:
    place_ship(draft, segment, player)
    draft.journal.report("ship-built", who=draft.player_fact(player), border=border_name(draft, segment))


def _build_floor(draft: Draft, player: Player, _place: int) -> None:
    realm = draft.realm(player)
    draft.set_realm(player, replace(realm, floors=realm.floors + 1))
    draft.journal.report("floor-built", who=draft.player_fact(player), count=realm.floors + 1)


def _take_garden(draft: Draft, player: Player, _place: int) -> None:
    """Take the open garden token and reveal the next (9.1)."""
    name = draft.state.garden
    draft.journal.report(
        "garden-built", who=draft.player_fact(player), garden=name, points=draft.content.gardens[name].vp
    )
    award_garden(draft, player)
    if not draft.state.garden:
        draft.journal.report("gardens-complete")


def award_garden(draft: Draft, player: Player) -> None:
    """Move the top garden token to a player and turn up the next."""
    realm, state = draft.realm(player), draft.state
    draft.set_realm(player, replace(realm, gardens=(*realm.gardens, state.garden)))
    below = state.hidden.gardens
    top = below[0] if below else ""
    draft.state = replace(
        draft.state, garden=top, below=max(0, state.below - 1), hidden=replace(draft.state.hidden, gardens=below[1:])
    )
    if top:
        draft.inform_everybody()
        draft.journal.report("garden-shown", garden=top)


_BUILD_FUNCTIONS: Mapping[str, Callable[[Draft, Player, int], None]] = {
    "wall": _build_wall,
    "settlement": _build_settlement,
    "ram": _build_ram,
    "ship": _build_ship,
    "floor": _build_floor,
    "garden": _take_garden,
}
"""For each building, the function that puts it up at a place."""


def choose_die_colour(draft: Draft, player: Player) -> None:
    """Let a player choose the colour of the new die, unless only one is left (6.9, 27.7)."""
    choices = free_die_colours(draft.realm(player).dice)
    if draft.state.is_bot(player):
        return
    if len(choices) == 1:
        add_die(draft, player, choices[0])
    elif choices:
        draft.agenda.push(Colour(player))
