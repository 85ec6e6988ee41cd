"""Points, ranks and the end of the game (21, 24.12, 25.9)."""

from msgspec.structs import replace

from engine.game import Result, Seat, SeatRef
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.scoring import largest_completed_set, total_points
from engine.games.mesopotamia.reading.scoring import points_by_category as parts_of
from engine.games.mesopotamia.state import ALONE, ASHUR_MODE, TOGETHER, UR_MODE, Player, State
from engine.kit.counts import rank_scores

WON_ENDINGS = ("ur-reached", "waves-broken")


def end_game(draft: Draft, reason: str) -> None:
    """End the game: reveal everything and report the points (21)."""
    draft.state = replace(draft.state, ended=reason, battle=None)
    draft.agenda.tasks = ()
    draft.inform_everybody()
    draft.journal.report("game-ended", reason=reason)
    if draft.state.config.side == TOGETHER:
        last, best = _last_and_best(draft.state)
        name = "people-won" if _people_won(draft.state) else "people-lost"
        points, count = total_points(draft.state, last), total_points(draft.state, best)
        draft.journal.report(
            name, who=draft.player_fact(last), points=points, other=draft.player_fact(best), count=count
        )
    for player in players_in_order(draft.state):
        quests = draft.state.hidden.quests[player] if not draft.state.is_bot(player) else ()
        parts = parts_of(draft.state, player, quests)
        completed = largest_completed_set(draft.state, player, quests)
        draft.journal.report(
            "final-score", who=draft.player_fact(player), points=sum(parts.values()), done=completed, **parts
        )


def ranked_players(state: State) -> list[tuple[int, Player]]:
    """Return everybody's rank, from first to last: by points, then by the population track (21.6). The members of a
    winning side share the first rank (22.20, 24.12, 25.9)."""
    ordered = sorted(state.players, key=lambda player: _rank_key(state, player), reverse=True)
    won = _people_won(state)
    if won is None:
        return list(enumerate(ordered, 1))
    return sorted(((1 if won != state.is_bot(player) else 2, player) for player in ordered), key=lambda pair: pair[0])


def players_in_order(state: State) -> list[Player]:
    """Return all players by rank, from the winner to the last."""
    return [player for _, player in ranked_players(state)]


def _people_won(state: State) -> bool | None:
    """Return whether the people have won as a side, or None if everybody plays alone. In a siege and a defence the
    reason of the end decides (24.12, 25.9); together they win if the last of them is ahead of the best automaton
    (22.20)."""
    if state.config.mode in (UR_MODE, ASHUR_MODE):
        return state.ended in WON_ENDINGS
    if state.config.side == ALONE:
        return None
    last, best = _last_and_best(state)
    return _rank_key(state, last) > _rank_key(state, best)


def _last_and_best(state: State) -> tuple[Player, Player]:
    """Return the person with the fewest points and the automaton with the most, by `_rank_key`."""
    seats = state.config.seats
    last = min(range(seats), key=lambda player: _rank_key(state, player))
    return last, max(state.players[seats:], key=lambda player: _rank_key(state, player))


def _rank_key(state: State, player: Player) -> tuple[int, int]:
    order = state.population.order
    higher = len(order) - order.index(player) if player in order else 0
    return total_points(state, player), higher


def result(state: State) -> Result | None:
    """Return the result of the game, or None while it goes on. A score is the points and the place on the population
    track, which breaks ties (21.6, 21.7). If a side wins as a whole, its win comes first (22.20, 24.12, 25.9), and the
    automata are one rival, as good as the best of them."""
    if not state.ended:
        return None
    keys = [_rank_key(state, player) for player in state.players]
    people, automata = tuple(keys[: state.config.seats]), sorted(keys[state.config.seats :], reverse=True)
    won = _people_won(state)
    if won is None:
        return Result(rank_scores(people, automata), people, state.ended, tuple(automata))
    scores = tuple((int(won), *key) for key in people)
    return Result((2 - won,) * len(people), scores, state.ended, ((1 - won, *automata[0]),))


def points(state: State, seat: Seat) -> int:
    """Return all points of a seat, including quests (21)."""
    return total_points(state, seat)


def end_siege_in_city(draft: Draft, player: Player, area: int) -> bool:
    """End the siege if the human's unit has entered Ur. Return whether it has (24.1, 24.12)."""
    if draft.state.config.mode != UR_MODE or player != 0 or area != draft.state.realms[1].home:
        return False
    draft.journal.report("city-entered", who=SeatRef(player), area=draft.area_name(area))
    end_game(draft, "ur-reached")
    return True


def end_siege_on_track(draft: Draft) -> bool:
    """End the siege if the defenders have reached the winning position on either track (24.1). Return whether they
    have."""
    state = draft.state
    if state.config.mode != UR_MODE or state.ended:
        return bool(state.ended)
    if max(state.events.at[1], state.population.at[1]) >= draft.content.siege.lose_at:
        end_game(draft, "ur-grew")
        return True
    return False
