"""The view of a seat, and sampled positions that fit it."""

from typing import Annotated, TypeVar

from engine import codec
from engine.chance import Chance, Stream
from engine.game import Seat
from engine.games.kingdoms.naming import UNNAMED, Naming, Position
from engine.games.tigris.pieces import TILE_COUNTS
from engine.games.tigris.places import MAPS
from engine.games.tigris.state import Board, Conflict, State, Task
from engine.kit.counts import NO_PIECES, FourCounts, deal_heaps, list_pieces
from engine.kit.memory import cache_last

T = TypeVar("T")


class TigrisView(Position, frozen=True, eq=False):
    """A position as a seat sees it. Hidden parts are None, or only their number is known.

    `seat`: the viewing seat; None means the public.
    `map`: the name of the map.
    `dynasties`: the dynasty of each seat.
    `english`: whether the English variant is played (R12.1).
    `open_scores`: whether points and treasures are open during the game.
    `board`: all open components.
    `turn`: the seat whose turn it is.
    `actions`: the number of actions left in this turn.
    `hand`: the tiles of the viewing seat by colour, or None for the public.
    `hands`: the number of tiles that each seat holds.
    `swapped`: the tiles that the viewing seat put away unseen, by colour, or None for the public.
    `swaps`: the number of tiles that each seat put away unseen.
    `catastrophes`: the number of catastrophe tiles that each seat has.
    `points`: the points of each seat by colour, or None if they are hidden.
    `treasures`: the number of treasures that each seat has, or None if they are hidden.
    `bag`: the number of tiles in the bag.
    `out`: the tiles that left play openly, by colour, including those face down under monuments.
    `agenda`: the open tasks, the next one first.
    `conflict`: the open conflict, or the one of the last action, or None.
    `ended`: the reason for the end of the game; "" while it goes on.
    `naming`: the names of the kingdoms. They follow from earlier moves and are part of no digest.
    """

    seat: Seat | None
    map: str
    dynasties: tuple[str, ...]
    english: bool
    open_scores: bool
    board: Board
    turn: Seat
    actions: int
    hand: FourCounts | None
    hands: tuple[int, ...]
    swapped: FourCounts | None
    swaps: tuple[int, ...]
    catastrophes: tuple[int, ...]
    points: tuple[FourCounts | None, ...]
    treasures: tuple[int | None, ...]
    bag: int
    out: FourCounts
    agenda: tuple[Task, ...]
    conflict: Conflict | None
    ended: str
    naming: Annotated[Naming, codec.UNWRITTEN_FIELD] = UNNAMED

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ended)


def view(state: State, seat: Seat | None) -> TigrisView:
    """Return the state as `seat` may see it (R2.4)."""
    are_scores_open = state.open_scores or bool(state.ended)
    return TigrisView(
        seat,
        state.map,
        state.dynasties,
        state.english,
        state.open_scores,
        state.board,
        state.turn,
        state.actions,
        None if seat is None else state.hands[seat],
        tuple([red + blue + green + black for red, blue, green, black in state.hands]),
        None if seat is None else state.swapped[seat],
        _heap_sizes(state.swapped),
        state.catastrophes,
        state.points if are_scores_open else _show_only_own(state.points, seat),
        state.treasures if are_scores_open else _show_only_own(state.treasures, seat),
        len(state.bag),
        state.out,
        state.agenda,
        state.conflict,
        state.ended,
        state.naming,
    )


def _show_only_own(values: tuple[T, ...], seat: Seat | None) -> tuple[T | None, ...]:
    """Return the viewing seat's value in its place, and None for all other seats."""
    shown: list[T | None] = [None] * len(values)
    if seat is not None:
        shown[seat] = values[seat]
    return tuple(shown)


@cache_last
def _heap_sizes(heaps: tuple[FourCounts, ...]) -> tuple[int, ...]:
    """Return the total number of tiles in each seat's heap."""
    return tuple([sum(heap) for heap in heaps])


_MAX_POINT_DIFFERENCE = 5
"""Maximum difference between another player's unseen points in a colour and the viewer's points."""


def sample_state(view: TigrisView, chance: Chance) -> State:
    """Return a random state that `view.seat` cannot distinguish from the true one."""
    stream = chance.stream("imagine")
    unseen = bytes(stream.shuffle(_unseen_tiles(view)))
    hands, unseen = deal_heaps(unseen, view.hands, view.seat, view.hand)
    swapped, unseen = deal_heaps(unseen, view.swaps, view.seat, view.swapped)
    return State(
        map=view.map,
        dynasties=view.dynasties,
        english=view.english,
        open_scores=view.open_scores,
        board=view.board,
        hands=hands,
        swapped=swapped,
        catastrophes=view.catastrophes,
        points=_sample_points(view, stream),
        treasures=_sample_treasures(view, stream),
        bag=unseen,
        out=view.out,
        turn=view.turn,
        actions=view.actions,
        agenda=view.agenda,
        conflict=view.conflict,
        ended=view.ended,
        naming=view.naming,
    )


def _unseen_tiles(view: TigrisView) -> bytes:
    hand, swapped = view.hand or NO_PIECES, view.swapped or NO_PIECES
    seen_by_colour = zip(view.board.tiles, view.out, hand, swapped, strict=True)
    seen = (tiles.bit_count() + out + in_hand + away for tiles, out, in_hand, away in seen_by_colour)
    return list_pieces(count - part for count, part in zip(TILE_COUNTS, seen, strict=True))


def _sample_points(view: TigrisView, stream: Stream) -> tuple[FourCounts, ...]:
    own_points = NO_PIECES if view.seat is None else view.points[view.seat] or NO_PIECES

    def guess() -> FourCounts:
        red, blue, green, black = (
            max(0, points - _MAX_POINT_DIFFERENCE) + stream.below(2 * _MAX_POINT_DIFFERENCE) for points in own_points
        )
        return (red, blue, green, black)

    return tuple(guess() if points is None else points for points in view.points)


def _sample_treasures(view: TigrisView, stream: Stream) -> tuple[int, ...]:
    taken = MAPS[view.map].temples.bit_count() - view.board.treasures.bit_count()
    counts = [treasures or 0 for treasures in view.treasures]
    hidden_seats = [seat for seat, treasures in enumerate(view.treasures) if treasures is None]
    if hidden_seats:
        for _ in range(taken - sum(counts)):
            counts[stream.choice(hidden_seats)] += 1
    return tuple(counts)
