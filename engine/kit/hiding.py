"""The view of a game that hides nothing but the key of its luck, and a position that looks like such a view."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

from msgspec import Struct

from engine.chance import Chance
from engine.game import Seat
from engine.kit.luck import new_key

S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=Struct)


def make_views(
    position: type[S], view: type[V], key: str = ""
) -> tuple[Callable[[S, Seat | None], V], Callable[[V, Chance], S]]:
    """Return the functions `view` and `sample_state` of a game, from its classes of positions and views.

    A view has the field `seat` first, and then the fields of a position but `key`, which is hidden ("": none is).
    Raises TypeError where the fields differ otherwise.
    """
    kept = [name for name in position.__struct_fields__ if name != key]
    seat, *shown = view.__struct_fields__
    if seat != "seat" or sorted(kept) != sorted(shown):
        raise TypeError(f"a view has the fields seat, {', '.join(kept)}")
    to_position: Callable[..., S] = position
    to_view: Callable[..., V] = view
    read_position, read_view = attrgetter(*shown), attrgetter(*kept)
    place = position.__struct_fields__.index(key) if key else None

    def viewed(state: S, seat: Seat | None) -> V:
        return to_view(seat, *read_position(state))

    def imagined(seen: V, chance: Chance) -> S:
        values = [*read_view(seen)]
        if place is not None:
            values.insert(place, new_key(chance.stream("luck")))
        return to_position(*values)

    return viewed, imagined
