"""The whole position as text, line by line: rows, journal, tiles, then every player."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.wayfarers.components.tables import (
    JOURNAL_NODES,
    JOURNAL_TILES,
    KINDS,
    PILE_BY_TILE,
    ROW_BY_KIND,
    TILE_NAMES,
)
from engine.games.wayfarers.ending import aim_clause
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.reading.journal import open_edges
from engine.games.wayfarers.state import NO_ROUND, NOBODY, Keep, Lying
from engine.games.wayfarers.view import UNSEEN_CARD, WayfarersView
from render.context import PictureContext
from render.games.wayfarers.alt import component_names, list_or_none, player_alt, sentence_with_list
from render.games.wayfarers.rival import rival_lines
from render.games.wayfarers.setting import deciding_seat, full_name_of
from render.kit.headline import aim_sentence

_RULES = Wayfarers()


def describe(view: WayfarersView, context: PictureContext) -> tuple[str, ...]:
    """Return lines about all visible facts: goal, question, open effects, rows, journal, tiles, players, rival."""
    parts = (
        _aim_lines,
        _question_lines,
        _open_task_texts,
        _row_lines,
        journal_lines,
        pile_lines,
        _all_player_lines,
        _rival_facts,
    )
    return tuple(line for part in parts for line in part(view, context))


def _aim_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield the winning condition, if it differs from having the most VP."""
    if (goal := aim_clause(view)) is not None:
        yield aim_sentence(context, goal)


def _question_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    table, seat = view.table, deciding_seat(view)
    yield (
        context.say("picture-alt-over")
        if seat is None
        else context.say("picture-alt-decides", name=full_name_of(view, context, seat))
    )
    if any(card != UNSEEN_CARD for card in view.drawn):
        yield context.say("picture-alt-drawn", cards=list_or_none(context, component_names(context, view.drawn)))
    elif view.drawn and isinstance(table.agenda[0], Keep):
        yield context.say("picture-alt-drawing", kind=context.say(f"picture-{table.agenda[0].kind}"))
    if table.turns_left != NO_ROUND and not table.ended:
        yield context.say("picture-last-round", turns=table.turns_left)


def _open_task_texts(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield a line for each card or place with open effects, the next one first."""
    for task in view.table.agenda:
        question = _RULES.question(view, task)
        if (
            question is not None
            and question.kind in ("effects", "onward", "target")
            and dict(question.facts).get("left") != ()
        ):
            yield context.say(f"decision-{question.kind}", **dict(question.facts))


def _row_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield a line for each slot of each row, the size of each deck, and the cards in it that the reader knows."""
    for kind in KINDS:
        row = context.say(f"picture-{kind}")
        for slot, face_up in enumerate(view.table.rows[ROW_BY_KIND[kind]], 1):
            yield f"{row} {slot} {_card_text(view, context, face_up) if face_up else '–'}"
        deck = view.decks[ROW_BY_KIND[kind]]
        yield context.say("picture-alt-deck", row=row, count=len(deck))
        known_cards = [card for card in deck if card != UNSEEN_CARD]
        if known_cards:
            yield context.say(
                "picture-alt-known", row=row, cards=list_or_none(context, component_names(context, known_cards))
            )


def _card_text(view: WayfarersView, context: PictureContext, face_up: Lying) -> str:
    pieces = [context.word(face_up.card)]
    if face_up.owner != NOBODY:
        pieces.append(context.say("picture-alt-influence", name=full_name_of(view, context, face_up.owner)))
    pieces += [context.say(f"picture-worker-{worker}") for worker in face_up.workers]
    return ", ".join(pieces)


def journal_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield the journal's printed sides, its tiles with their effects, and the nodes with green workers."""
    table = view.table
    yield context.say("picture-alt-sections", sides=" ".join(table.sections.upper()))
    tiles = [f"{context.word(node)} ({', '.join(_tile_effects(context, tile))})" for node, tile in table.nodes]
    yield context.say("picture-alt-tiles", tiles=list_or_none(context, tiles))
    green = [context.word(node.id) for node in JOURNAL_NODES.values() if node.green in table.greens]
    yield context.say("picture-alt-greens", nodes=list_or_none(context, green))


def pile_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield one line that lists the tiles that can be taken, with the number of each."""
    left = [
        f"{context.word(tile)} ×{view.table.piles[PILE_BY_TILE[tile]]}"
        for tile in TILE_NAMES
        if view.table.piles[PILE_BY_TILE[tile]]
    ]
    yield context.say("picture-alt-piles", piles=list_or_none(context, left))


def _all_player_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    for seat in range(len(view.table.players)):
        yield from player_lines(view, context, seat)


def player_lines(view: WayfarersView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield a few long lines about a seat's goods, caravan, dice and cards."""
    yield from caravan_lines(view, context, seat)
    yield from card_lines(view, context, seat)


def caravan_lines(view: WayfarersView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield lines about a seat's goods, workers and tiles, and the journal's places that it can reach in one step."""
    table, player = view.table, view.table.players[seat]
    yield player_alt(view, context, seat)
    science, trade, exploration = player.guilds
    yield context.say("picture-alt-stock", count=player.stock, science=science, trade=trade, exploration=exploration)
    green, yellow, blue = player.workers
    yield context.say("picture-alt-workers", green=green, yellow=yellow, blue=blue)
    yield sentence_with_list(
        context, context.say("picture-tiles"), [f"{context.word(laid.tile)} {laid.cell}" for laid in player.tiles]
    )
    if not table.ended:
        open_nodes = [context.word(edge.end) for edge in open_edges(table, seat)]
        yield context.say("picture-alt-open", nodes=list_or_none(context, open_nodes))


def card_lines(view: WayfarersView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield lines about a seat's placed dice and its cards of each kind, with the cards tucked under them."""
    player = view.table.players[seat]
    placed = [f"{context.word(slot)} {value}" for slot, value in player.placed]
    yield context.say("picture-alt-dice", placed=list_or_none(context, placed), reserve=player.reserve)
    joined = dict((*player.hosts, *player.tucked))
    for kind, cards in (("land", player.land), ("water", player.water), ("space", player.space)):
        shown = [
            " + ".join(component_names(context, (card, joined[card]) if card in joined else (card,))) for card in cards
        ]
        yield sentence_with_list(context, context.say(f"picture-{kind}"), shown)


def _tile_effects(context: PictureContext, tile: str) -> list[str]:
    """Return the effects of a journal tile, each as a phrase in the reader's language."""
    return component_names(context, (item.as_word for item in JOURNAL_TILES[tile]))


def _rival_facts(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    if view.table.rival is not None:
        yield from rival_lines(view, context, view.table.rival)
