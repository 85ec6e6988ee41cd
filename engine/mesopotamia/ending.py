"""Points, ranks and the end of the game (21, 24.12, 25.9)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.game import Result, Who
from engine.kit.changing import replace
from engine.kit.counts import ranked
from engine.mesopotamia.board import controlled, tally
from engine.mesopotamia.content.tables import FLOORS, GOODS, PIECES, UNITS, Content, Quest, SixCounts, TrackTable
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.state import ALONE, ASHUR, HELD, TOGETHER, UR, Player, State, Track

QUEST_POINTS = 2
WON = ("ur-reached", "waves-broken")


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player has on the map: how many pieces of each kind, and the areas under control."""

    counts: tuple[int, ...]
    areas: tuple[int, ...]

    @classmethod
    def of(cls, state: State, player: Player) -> "Holdings":
        """Return what a player has on the map."""
        return cls(tally(state, player), controlled(state, player))


def points(state: State, player: Player, quests: tuple[str, ...], on_map: Holdings | None = None) -> dict[str, int]:
    """Return a player's points by what they are for; `quests` are those that the player holds (21.1)."""
    content, on_map = state.content, on_map or Holdings.of(state, player)
    counts, held = on_map.counts, on_map.areas
    tokens = [state.spots[area].token for area in held if state.spots[area].event == HELD]
    stalls = [stall.token for stall in state.market if stall.amphora == player and stall.token]
    return {
        "events": _rank_points(state.events, content.track, player),
        "population": _rank_points(state.population, content.population, player),
        "gardens": sum(content.gardens[name].vp for name in state.realms[player].gardens),
        "trade": sum(content.tokens[name].vp for name in stalls),
        "tokens": sum(max(option.vp for option in content.events[name].options) for name in tokens),
        "settlements": counts[PIECES.index("settlement")],
        "quests": QUEST_POINTS * len(completed(state, player, quests)),
        "areas": _areas(state, player, held),
    }


def _rank_points(track: Track, table: TrackTable, player: Player) -> int:
    """Return what the rank on a track is worth: the first three, whatever the number of players (21.2)."""
    if player not in track.order:
        return 0
    rank = track.order.index(player)
    return table.vp[rank] if rank < len(table.vp) else 0


def _areas(state: State, player: Player, held: Sequence[int]) -> int:
    """Return how many of the areas that a player controls count: the home and blocked ones do not (21.1, 3.7)."""
    return sum(area != state.realms[player].home and area not in state.config.blocked for area in held)


def total(state: State, player: Player) -> int:
    """Return all points of a player, quests included as far as they are known."""
    known = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    return sum(points(state, player, known).values())


def measures(state: State, player: Player, on_map: Holdings | None = None) -> dict[str, int]:
    """Return what quests may ask for, goods apart (21.3)."""
    on_map = on_map or Holdings.of(state, player)
    counts = on_map.counts
    return {
        "settlements": counts[PIECES.index("settlement")],
        "walls": counts[PIECES.index("wall")],
        "ships": counts[PIECES.index("ship")],
        "units": sum(counts[:UNITS]),
        "floors": min(state.realms[player].floors, FLOORS),
        "amphorae": sum(stall.amphora == player for stall in state.market),
        "gardens": len(state.realms[player].gardens),
        "areas": _areas(state, player, on_map.areas),
        "population": state.population.at[player],
        "events": state.events.at[player],
    }


def completed(state: State, player: Player, quests: tuple[str, ...]) -> tuple[str, ...]:
    """Return the largest set of quests that a player completes: goods serve one quest each (21.3-21.5)."""
    names = [name for name in quests if name in state.content.quests]
    if not names:
        return ()
    realm, has = state.realms[player], measures(state, player)
    met = tuple(name for name in names if _is_met(state.content.quests[name], has, realm.levels))
    return _most(state.content, met, realm.goods)


def _is_met(quest: Quest, has: Mapping[str, int], levels: SixCounts) -> bool:
    """Whether all needs but goods are met; a higher level of a technology counts (21.4)."""
    needs = all(has[need] >= least for need, least in quest.needs.items() if need not in GOODS)
    return needs and all(levels[action] >= level for action, level in quest.tech.items())


def _most(content: Content, names: tuple[str, ...], goods: SixCounts) -> tuple[str, ...]:
    """Return the longest choice of `names` whose goods can all be shown at once."""
    if not names:
        return ()
    first, rest = names[0], names[1:]
    without = _most(content, rest, goods)
    needs = content.quests[first].needs
    left = [own - needs.get(good, 0) for own, good in zip(goods, GOODS, strict=True)]
    if min(left) < 0:
        return without
    using = (first, *_most(content, rest, (left[0], left[1], left[2], left[3], left[4], left[5])))
    return using if len(using) > len(without) else without


def end_game(draft: Draft, reason: str) -> None:
    """End the game: everything is shown, points are told (21)."""
    draft.state = replace(draft.state, ended=reason, agenda=(), battle=None)
    draft.learn()
    draft.tell("game-ended", reason=reason)
    if draft.state.config.side == TOGETHER:
        last, best = _last_and_best(draft.state)
        name = "people-won" if _people_won(draft.state) else "people-lost"
        own, other = total(draft.state, last), total(draft.state, best)
        draft.tell(name, who=draft.who(last), points=own, other=draft.who(best), count=other)
    for player in standings(draft.state):
        quests = draft.state.hidden.quests[player] if not draft.state.is_bot(player) else ()
        parts = points(draft.state, player, quests)
        done = completed(draft.state, player, quests)
        draft.tell("final-score", who=draft.who(player), points=sum(parts.values()), done=done, **parts)


def places(state: State) -> list[tuple[int, Player]]:
    """Return everybody's rank, from the first to the last: by points, then by the population track (21.6). A side that
    has won is first as a whole (22.20, 24.12, 25.9)."""
    ordered = sorted(state.players, key=lambda player: _key(state, player), reverse=True)
    won = _people_won(state)
    if won is None:
        return list(enumerate(ordered, 1))
    return sorted(((1 if won != state.is_bot(player) else 2, player) for player in ordered), key=lambda one: one[0])


def standings(state: State) -> list[Player]:
    """Return the players from the first to the last."""
    return [player for _, player in places(state)]


def _people_won(state: State) -> bool | None:
    """Return whether the people have won as a side: in a siege and a defence by its reason (24.12, 25.9), together if
    the last of them is ahead of the best automaton (22.20); None where everybody plays alone."""
    if state.config.mode in (UR, ASHUR):
        return state.ended in WON
    if state.config.side == ALONE:
        return None
    last, best = _last_and_best(state)
    return _key(state, last) > _key(state, best)


def _last_and_best(state: State) -> tuple[Player, Player]:
    """Return the last of the people and the best of the automata."""
    seats = state.config.seats
    last = min(range(seats), key=lambda player: _key(state, player))
    return last, max(state.players[seats:], key=lambda player: _key(state, player))


def _key(state: State, player: Player) -> tuple[int, int]:
    order = state.population.order
    higher = len(order) - order.index(player) if player in order else 0
    return total(state, player), higher


def result(state: State) -> Result | None:
    """Return how the game ended, None while it goes on. A score is the points and the place on the population track,
    which breaks ties (21.6, 21.7); where a side wins as a whole it says first whether that is so (22.20, 24.12, 25.9),
    and the automata are one rival, as good as the best of them."""
    if not state.ended:
        return None
    keys = [_key(state, player) for player in state.players]
    people, others = tuple(keys[: state.config.seats]), sorted(keys[state.config.seats :], reverse=True)
    won = _people_won(state)
    if won is None:
        return Result(ranked(people, others), people, state.ended, tuple(others))
    scores = tuple((int(won), *key) for key in people)
    return Result((2 - won,) * len(people), scores, state.ended, ((1 - won, *others[0]),))


def reach_city(draft: Draft, player: Player, area: int) -> bool:
    """End the siege where the human's unit has entered Ur, and return whether it has (24.1, 24.12)."""
    if draft.state.config.mode != UR or player != 0 or area != draft.state.realms[1].home:
        return False
    draft.tell("city-entered", who=Who(player), area=draft.name(area))
    end_game(draft, "ur-reached")
    return True


def check_siege(draft: Draft) -> bool:
    """End the siege where the defenders have reached the position on either track that wins it for them (24.1)."""
    state = draft.state
    if state.config.mode != UR or state.ended:
        return bool(state.ended)
    if max(state.events.at[1], state.population.at[1]) >= draft.content.siege.lose_at:
        end_game(draft, "ur-grew")
        return True
    return False
