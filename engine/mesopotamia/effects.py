"""What happens to pieces, goods and seals, each told as it happens."""

from collections.abc import Mapping

from engine.kit.changing import replace
from engine.mesopotamia.board import enemies, has_room
from engine.mesopotamia.content.tables import ACTIONS, BONE, GOODS, PIECES, RAM, SixCounts
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.state import UR, Player, Track

_NEEDED = {
    "settlements": "settlement",
    "walls": "wall",
    "ships": "ship",
    "floors": "floor",
    "amphorae": "amphora",
    "gardens": "garden",
    "units": "unit",
    "areas": "area",
    "population": "population-at",
    "events": "events-at",
}
"""By what a quest or garden may need besides goods the word that says how much of it."""


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
            draft.tell("rams-lost", who=draft.who(one.owner), area=draft.name(area), count=one.rams)
            draft.muster(area, one.owner, RAM, -one.rams)


def recruit(draft: Draft, area: int, player: Player, unit: int) -> None:
    """Put a unit that was gained into an area, or give 1 bone where limit or supply forbid it (19.8)."""
    if has_room(draft.state, player, unit):
        draft.muster(area, player, unit)
        draft.tell("unit-gained", who=draft.who(player), unit=PIECES[unit], area=draft.name(area))
    else:
        draft.tell("unit-not-gained", who=draft.who(player), unit=PIECES[unit])
        earn(draft, player, single(BONE, 1))


def earn(draft: Draft, player: Player, goods: SixCounts) -> None:
    """Give a player goods and tell of it; empires that nobody sits behind take bones only (22.1)."""
    taken = single(BONE, goods[BONE]) if draft.state.is_bot(player) else goods
    if any(taken):
        draft.gain(player, taken)
        draft.tell("goods-gained", who=draft.who(player), goods=goods_words(taken))


def pay(draft: Draft, player: Player, cost: SixCounts) -> None:
    """Take goods from a person's stock and tell of it; automata pay nothing (22.1)."""
    if any(cost) and not draft.state.is_bot(player):
        draft.gain(player, cost, -1)
        draft.tell("goods-paid", who=draft.who(player), goods=goods_words(cost))


def climb(draft: Draft, name: str, player: Player, steps: int) -> None:
    """Move a player's seal up the `population` or `events` track (20); no lock stops the defenders of Ur (24.2)."""
    growing = name == "population"
    track = draft.state.population if growing else draft.state.events
    positions = (draft.content.population if growing else draft.content.track).positions
    besieged = draft.state.config.mode == UR and draft.state.is_bot(player)
    moved = climbed(track, player, steps, positions, locks=not besieged)
    if moved is track:
        draft.tell("track-blocked", who=draft.who(player), track=name)
        return
    draft.tell("track-climbed", who=draft.who(player), track=name, position=moved.at[player])
    draft.state = replace(draft.state, population=moved) if growing else replace(draft.state, events=moved)


def goods_words(goods: SixCounts) -> tuple[str, ...]:
    """Return goods as words, one for each."""
    return tuple(GOODS[good] for good, count in enumerate(goods) for _ in range(count))


def need_words(needs: Mapping[str, int], levels: Mapping[int, int]) -> tuple[str, ...]:
    """Return what a quest or garden needs as words: pieces and goods with how many, positions, levels of actions."""
    held = (f"{_NEEDED.get(need, need)}-{least}" for need, least in needs.items())
    return (*held, *(f"{ACTIONS[action]}-level-{level}" for action, level in levels.items()))


def single(good: int, count: int) -> SixCounts:
    """Return so many of one good."""
    counts = [0] * 6
    counts[good] = count
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def climbed(track: Track, player: Player, steps: int, positions: int, *, locks: bool = True) -> Track:
    """Return a track with a seal some steps higher, on top of those it meets; the very same where it cannot move
    (20.2-20.4). The last position takes one seal where it `locks`."""
    if not track.at[player]:
        return track
    goal = min(track.at[player] + steps, positions)
    if locks and goal == positions and positions in (at for other, at in enumerate(track.at) if other != player):
        goal -= 1
    if goal <= track.at[player]:
        return track
    at = tuple(goal if other == player else own for other, own in enumerate(track.at))
    others = [other for other in track.order if other != player]
    above = sum(at[other] > goal for other in others)
    return Track((*others[:above], player, *others[above:]), at)
