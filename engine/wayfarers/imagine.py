"""Positions that look like a view: what is unseen is dealt anew."""

from collections.abc import Iterator

from engine.chance import Chance, Stream
from engine.kit.luck import new_key
from engine.wayfarers.state import State, Table
from engine.wayfarers.tables import DECKS, KINDS, SCHEMES
from engine.wayfarers.view import UNSEEN, WayfarersView


def imagine(view: WayfarersView, chance: Chance) -> State:
    """Return a state that the view's seat cannot tell from the true one."""
    stream = chance.stream("imagine")
    key = new_key(stream)
    known = set(_open(view.table))
    decks = []
    drawn = view.drawn
    for cards, deck in zip(DECKS, view.decks, strict=True):
        seen = known.union(deck, view.drawn)
        unseen = list(stream.shuffled(tuple(card for card in cards if card not in seen)))
        decks.append(tuple(card or unseen.pop() for card in deck))
        if UNSEEN in drawn and KINDS[len(decks) - 1] == _drawn_kind(view.table):
            drawn = tuple(unseen.pop() for _ in drawn)
    return State(view.table, tuple(decks), key, drawn, _schemes(view, stream), view.shuffles)


def _drawn_kind(table: Table) -> str:
    return next((getattr(task, "kind", "") for task in table.agenda[:1]), "")


def _schemes(view: WayfarersView, stream: Stream) -> tuple[str, ...]:
    rival = view.table.rival
    if rival is None:
        return ()
    return stream.shuffled(tuple(card for card in SCHEMES if card not in rival.opened))


def _open(table: Table) -> Iterator[str]:
    """Yield every card that lies face up."""
    for row in table.rows:
        yield from (lying.card for lying in row if lying is not None)
    for player in table.players:
        yield from (*player.land, *player.water, *player.space)
        yield from (card for _, card in (*player.tucked, *player.hosts))
    if table.rival is not None:
        yield from table.rival.cards
