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
    if locks and goal == positions and positions in (place for seal, place in enumerate(track.at) if seal != player):
        goal -= 1
    if goal <= track.at[player]:
        return track
    places = tuple(goal if seal == player else place for seal, place in enumerate(track.at))
    other_seals = [seal for seal in track.order if seal != player]
    above = sum(places[seal] > goal for seal in other_seals)
    return Track((*other_seals[:above], player, *other_seals[above:]), places)
