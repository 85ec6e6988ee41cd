"""The secret key from which a position draws all later random numbers, one stream for each random event; and the views
of games that hide nothing but this key."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

from msgspec import Struct

from engine.chance import SEED_BYTES, Chance, Stream
from engine.game import Seat

S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=Struct)

_BYTE_VALUES = 256


def make_views(
    position: type[S], view: type[V], key: str = ""
) -> tuple[Callable[[S, Seat | None], V], Callable[[V, Chance], S]]:
    """Return the functions `view` and `sample_state` of a game, derived from its classes of positions and views.

    A view has the field `seat` first, and then the fields of a position except `key`, which is hidden ("" if there is
    none). Raises TypeError if the fields differ in any other way.
    """
    public_fields = [name for name in position.__struct_fields__ if name != key]
    seat, *shown = view.__struct_fields__
    if seat != "seat" or sorted(public_fields) != sorted(shown):
        raise TypeError(f"a view has the fields seat, {', '.join(public_fields)}")
    to_position: Callable[..., S] = position
    to_view: Callable[..., V] = view
    read_position, read_view = attrgetter(*shown), attrgetter(*public_fields)
    place = position.__struct_fields__.index(key) if key else None

    def make_view(state: S, seat: Seat | None) -> V:
        return to_view(seat, *read_position(state))

    def sample(seen: V, chance: Chance) -> S:
        values = [*read_view(seen)]
        if place is not None:
            values.insert(place, new_key(chance.stream("luck")))
        return to_position(*values)

    return make_view, sample


def new_key(stream: Stream) -> bytes:
    """Return a new random key, for an initial or a sampled position."""
    return bytes(stream.below(_BYTE_VALUES) for _ in range(SEED_BYTES))


def luck_stream(hidden: bytes, name: str) -> Stream:
    """Return the stream of random numbers of one event, drawn from the key `hidden`. `name` identifies the event and
    the number of events like it so far."""
    return Chance(hidden).stream(name)
