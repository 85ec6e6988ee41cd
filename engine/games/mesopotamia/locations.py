"""Locations of components and their owners, as far as a view shows them."""

from collections.abc import Iterator

from engine.game import Clause
from engine.games.mesopotamia.annotations import player_name
from engine.games.mesopotamia.content.tables import technology_name
from engine.games.mesopotamia.state import State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.kit.explaining import clause


def locate(view: MesopotamiaView, name: str) -> Iterator[Clause]:
    """Yield the location and the content of the component called `name`."""
    state = view.position
    if name in view.quests:
        yield clause("lies-own")
    yield from _owners(state, name)
    yield from _in_the_market(state, name)
    if name and name == state.garden:
        yield clause("lies-garden")
    for area, spot in zip(state.content.map.areas, state.spots, strict=True):
        if spot.token and name == spot.token:
            yield clause("lies-area", place=area.name)
    if name in state.content.map.by_name:
        yield from _in_area(state, state.content.map.by_name[name])


def _owners(state: State, name: str) -> Iterator[Clause]:
    """Yield the player of an empire, the owners of a technology, or the owner of a garden."""
    for player, (empire, realm) in enumerate(zip(state.config.empires, state.realms, strict=True)):
        if name == empire:
            yield clause("lies-empire", who=player_name(state, player))
        levels = enumerate(realm.levels)
        if name in realm.gardens or any(name == technology_name(empire, action, level) for action, level in levels):
            yield clause("lies-level", who=player_name(state, player))


def _in_the_market(state: State, name: str) -> Iterator[Clause]:
    for slot, stall in zip(state.content.slots, state.market, strict=True):
        if stall.token and name == stall.token:
            yield clause("lies-stall", place=slot.name)
        elif stall.token and name == slot.name:
            yield clause("lies-token", token=stall.token)
        if stall.token and name in (stall.token, slot.name) and stall.amphora is not None:
            yield clause("lies-amphora", who=player_name(state, stall.amphora))


def _in_area(state: State, area: int) -> Iterator[Clause]:
    spot = state.spots[area]
    if spot.token:
        yield clause("lies-token", token=spot.token)
    for army in spot.armies:
        yield clause("lies-army", who=player_name(state, army.owner))
    if spot.settlement is not None:
        yield clause("lies-settlement", who=player_name(state, spot.settlement))
