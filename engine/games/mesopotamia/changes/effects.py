"""Change pieces, goods and seals, and raise technologies (10.3)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import ACTIONS, BONE, PIECES, RAM, SixCounts, as_six_counts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import count_enemies, has_room
from engine.games.mesopotamia.reading.goods import counts_of, goods_words
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.state import UR_MODE, Player
from engine.kit.changing import with_value


def place_ship(draft: Draft, segment: int, player: Player) -> None:
    """Add a player's ship to a river segment of the map."""
    draft.state = replace(draft.state, fleet=tuple(sorted((*draft.state.fleet, (segment, player)))))


def remove_ship(draft: Draft, segment: int, player: Player) -> None:
    """Remove a player's ship from a river segment of the map."""
    fleet = list(draft.state.fleet)
    fleet.remove((segment, player))
    draft.state = replace(draft.state, fleet=tuple(fleet))


def place_amphora(draft: Draft, player: Player, slot_index: int, points: int) -> None:
    """Put a player's amphora on a free trade place, and report the points that it brings the player (11.8)."""
    stall = replace(draft.state.market[slot_index], amphora=player)
    draft.state = replace(draft.state, market=with_value(draft.state.market, slot_index, stall))
    slot = draft.content.slots[slot_index].name
    draft.journal.report("amphora-placed", who=draft.player_fact(player), slot=slot, points=points)


def border_name(draft: Draft, segment: int) -> str:
    """Return the printed name of a segment, as events report it."""
    return draft.content.map.segments[segment].name


def destroy_lone_rams(draft: Draft, area: int) -> None:
    """Destroy the rams that are alone among enemy units (16.21)."""
    for army in draft.state.spots[area].armies:
        if army.rams and not any(army.units) and count_enemies(draft.state.spots[area], army.owner):
            draft.journal.report(
                "rams-lost", who=draft.player_fact(army.owner), area=draft.area_name(area), count=army.rams
            )
            draft.add_units(area, army.owner, RAM, -army.rams)


def gain_unit(draft: Draft, area: int, player: Player, unit: int) -> None:
    """Put a gained unit into an area, or give 1 bone if the limit or the supply forbids it (19.8)."""
    if has_room(draft.state, player, unit):
        draft.add_units(area, player, unit)
        draft.journal.report(
            "unit-gained", who=draft.player_fact(player), unit=PIECES[unit], area=draft.area_name(area)
        )
    else:
        draft.journal.report("unit-not-gained", who=draft.player_fact(player), unit=PIECES[unit])
        gain_goods(draft, player, counts_of(BONE, 1))


def gain_goods(draft: Draft, player: Player, goods: SixCounts) -> None:
    """Give a player goods and report it. Automata take bones only (22.1)."""
    taken = counts_of(BONE, goods[BONE]) if draft.state.is_bot(player) else goods
    if any(taken):
        draft.change_goods(player, taken)
        draft.journal.report("goods-gained", who=draft.player_fact(player), goods=goods_words(taken))


def pay_goods(draft: Draft, player: Player, cost: SixCounts) -> None:
    """Take goods from a person's stock and report it; automata pay nothing (22.1)."""
    if any(cost) and not draft.state.is_bot(player):
        draft.change_goods(player, cost, -1)
        draft.journal.report("goods-paid", who=draft.player_fact(player), goods=goods_words(cost))


def move_up_track(draft: Draft, name: str, player: Player, steps: int) -> None:
    """Move a player's seal up the `population` or `events` track (20). No lock stops the defenders of Ur (24.2)."""
    growing = name == "population"
    track = draft.state.population if growing else draft.state.events
    positions = (draft.content.population if growing else draft.content.track).positions
    besieged = draft.state.config.mode == UR_MODE and draft.state.is_bot(player)
    moved = climb_track(track, player, steps, positions, locks=not besieged)
    if moved is track:
        draft.journal.report("track-blocked", who=draft.player_fact(player), track=name)
        return
    draft.journal.report("track-climbed", who=draft.player_fact(player), track=name, position=moved.at[player])
    draft.state = replace(draft.state, population=moved) if growing else replace(draft.state, events=moved)


def raise_technology(draft: Draft, player: Player, action: int) -> None:
    """Replace a technology with the next level of the same action (10.3)."""
    realm = draft.realm(player)
    levels = realm.levels
    raised = tuple(level + (number == action) for number, level in enumerate(levels))
    draft.set_realm(player, replace(realm, levels=as_six_counts(raised)))
    card = draft.content.cards[draft.state.config.empires[player], action, raised[action]]
    draft.journal.report(
        "technology-discovered",
        who=draft.player_fact(player),
        action=ACTIONS[action],
        level=raised[action],
        name=card.name,
    )
