"""The population track and the events track: who leads, and climbing (20)."""

from engine.games.mesopotamia.state import Player, State, Track


def track_leader(state: State) -> Player:
    """Return the player at the top of the events track, who decides the order of battles (15.3)."""
    return state.events.order[0]


def climb_track(track: Track, player: Player, steps: int, positions: int, *, locks: bool = True) -> Track:
    """Return a track with a seal moved up by some steps, on top of those at its new position, or the same object if the
    seal cannot move (20.2-20.4). The last position takes only one seal if it `locks`."""
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
