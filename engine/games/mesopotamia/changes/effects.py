"""Change pieces, goods and seals."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import BONE, PIECES, RAM, SixCounts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import enemies, has_room
from engine.games.mesopotamia.reading.goods import goods_words, single
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.state import UR, Player


def launch(draft: Draft, segment: int, player: Player) -> None:
    """Put a ship on a segment."""
    draft.state = replace(draft.state, fleet=tuple(sorted((*draft.state.fleet, (segment, player)))))


def sink(draft: Draft, segment: int, player: Player) -> None:
    """Take a ship from a segment."""
    fleet = list(draft.state.fleet)
    fleet.remove((segment, player))
    draft.state = replace(draft.state, fleet=tuple(fleet))


def border(draft: Draft, segment: int) -> str:
    """Return the name of a segment."""
    return draft.content.map.segments[segment].name


def drop_rams(draft: Draft, area: int) -> None:
    """Destroy the rams that are alone among enemy units (16.21)."""
    for one in draft.state.spots[area].armies:
        if one.rams and not any(one.units) and enemies(draft.state.spots[area], one.owner):
            draft.journal.tell("rams-lost", who=draft.who(one.owner), area=draft.name(area), count=one.rams)
            draft.muster(area, one.owner, RAM, -one.rams)


def recruit(draft: Draft, area: int, player: Player, unit: int) -> None:
    """Put a unit that was gained into an area, or give 1 bone where limit or supply forbid it (19.8)."""
    if has_room(draft.state, player, unit):
        draft.muster(area, player, unit)
        draft.journal.tell("unit-gained", who=draft.who(player), unit=PIECES[unit], area=draft.name(area))
    else:
        draft.journal.tell("unit-not-gained", who=draft.who(player), unit=PIECES[unit])
        earn(draft, player, single(BONE, 1))


def earn(draft: Draft, player: Player, goods: SixCounts) -> None:
    """Give a player goods and tell of it; empires that nobody sits behind take bones only (22.1)."""
    taken = single(BONE, goods[BONE]) if draft.state.is_bot(player) else goods
    if any(taken):
        draft.gain(player, taken)
        draft.journal.tell("goods-gained", who=draft.who(player), goods=goods_words(taken))


def pay(draft: Draft, player: Player, cost: SixCounts) -> None:
    """Take goods from a person's stock and tell of it; automata pay nothing (22.1)."""
    if any(cost) and not draft.state.is_bot(player):
        draft.gain(player, cost, -1)
        draft.journal.tell("goods-paid", who=draft.who(player), goods=goods_words(cost))


def climb(draft: Draft, name: str, player: Player, steps: int) -> None:
    """Move a player's seal up the `population` or `events` track (20); no lock stops the defenders of Ur (24.2)."""
    growing = name == "population"
    track = draft.state.population if growing else draft.state.events
    positions = (draft.content.population if growing else draft.content.track).positions
    besieged = draft.state.config.mode == UR and draft.state.is_bot(player)
    moved = climb_track(track, player, steps, positions, locks=not besieged)
    if moved is track:
        draft.journal.tell("track-blocked", who=draft.who(player), track=name)
        return
    draft.journal.tell("track-climbed", who=draft.who(player), track=name, position=moved.at[player])
    draft.state = replace(draft.state, population=moved) if growing else replace(draft.state, events=moved)
