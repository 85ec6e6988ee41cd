"""Joining cards: turned up when the conflicts are over (10.7), discarded beside an empty column (R17)."""

from dataclasses import replace

from engine.kings.changes import with_link
from engine.kings.draft import Draft
from engine.kings.pieces import Colour
from engine.kings.places import LINKS


def turn_up(draft: Draft) -> None:
    """Turn the joining card up, so that it counts from now on; tell so where there was a conflict."""
    gap = draft.table.face_down
    if gap is None:
        return
    draft.table = replace(draft.table, face_down=None)
    card = draft.table.links[gap]
    if draft.conflict is not None and card is not None:
        draft.journal.tell("card-turned", card=card.word, place=LINKS[gap].name)


def discard_lonely(draft: Draft) -> None:
    """Discard cards in gaps beside an empty column; a leader there goes home."""
    for gap, card in enumerate(draft.table.links):
        if card is not None and not all(draft.table.columns[gap : gap + 2]):
            place = LINKS[gap]
            if leader := draft.table.leader_at(place):
                draft.send_home(*leader)
            draft.table = with_link(draft.table, gap, None)
            draft.discard(Colour(card))
            draft.journal.tell("link-lost", card=card.word, place=place.name)
            if draft.table.face_down == gap:
                draft.table = replace(draft.table, face_down=None)
