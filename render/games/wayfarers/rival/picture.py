"""The rival's picture: caravan path, resource ring, comets, open schemes, belongings, and its predicted next turn."""

from collections.abc import Iterator

from engine.games.wayfarers.components.tables import CARDS, COMET_MOST, GUILDS, KINDS, RIVAL_BOARDS, RIVAL_VP, WORKERS
from engine.games.wayfarers.reading.scoring import rival_sheet
from engine.games.wayfarers.solo.sight import PATH, tiles_on_path, total
from engine.games.wayfarers.state import RIVAL, Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.rival.outlook import outlook_items, rival_lines
from render.games.wayfarers.setting import SIZE, mark_of, name_of
from render.games.wayfarers.sprites.pieces import Badge, Worker
from render.games.wayfarers.sprites.places.plates import Count
from render.games.wayfarers.sprites.places.rival import Plan, Portrait, Ring, Step
from render.games.wayfarers.sprites.tokens import Sign, Token, of_effects
from render.kit.names import LEAST, break_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, Pip
from render.sprites.ground import Rect, Wall

NAME = "rival"
_HEAD: Rect = (8, 8, 238, 290)
_NEXT: Rect = (254, 8, 470, 290)
_SCHEMES_RECT: Rect = (732, 8, 360, 290)
_PATH: Rect = (8, 306, 560, 300)
_TRACKS: Rect = (576, 306, 516, 300)
_STOCK: Rect = (8, 614, 1084, 78)
_FACE_HEIGHT, _PLAN, _PLANS = 172.0, 112.0, 334.0
"""Height of the face, width of a scheme card, and the room for all of them."""

_CELL = 76.0
_RIVAL_LEFT = 272.0


def names(view: WayfarersView) -> tuple[str, ...]:
    """Return the name of the rival's picture if there is a rival."""
    return (NAME,) if view.table.rival is not None else ()


def extra(view: WayfarersView, context: PictureContext, name: str) -> Scene | None:
    """Draw the rival's picture; None for another name."""
    rival = view.table.rival
    if rival is None or name != NAME:
        return None
    frame = Frame(SIZE[0], context.rtl)
    items = [
        *_head(view, context, frame, rival),
        *_path(context, frame, rival),
        *_tracks(context, frame, rival),
        *_schemes(view, context, frame, rival),
        *outlook_items(view, context, frame, _NEXT),
        *_stock(view, frame, rival),
    ]
    cards = tuple(frame.card(card) for card in (_HEAD, _PATH, _TRACKS, _SCHEMES_RECT, _NEXT, _STOCK))
    alt = shorten(" ".join(rival_lines(view, context, rival)))
    return Scene("rival", "wayfarers-rival", SIZE, context.theme, Wall(SIZE, cards, ()), stack(items), alt)


def _head(view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the rival's face with badge and points; below it its name, its focus, and the effects of its rest."""
    board, (x, y, width, height) = RIVAL_BOARDS[rival.board], _HEAD
    yield frame.top_left(x + 3, y + 3, width - 6, Portrait(board.focus, width - 6, _FACE_HEIGHT - 3))
    yield frame.item(x + 30, y + _FACE_HEIGHT - 26, Badge(mark_of(view, RIVAL), 23))
    yield frame.item(
        x + width - 38, y + _FACE_HEIGHT - 32, Sign(Token("points", rival_sheet(view.table, rival).total), 48)
    )
    name = name_of(view, context, RIVAL)
    yield frame.middle(x + width / 2, y + _FACE_HEIGHT + 22, *fit(name, width - 20, 36, HEAVY, 28), HEAVY)
    focus = context.say(f"picture-focus-{board.focus}")
    yield frame.middle(x + width / 2, y + _FACE_HEIGHT + 56, *fit(focus, width - 20, 28, BOLD, LEAST), BOLD, GOLD)
    signs = (Token("rest"), *of_effects(board.rest))
    for number, token in enumerate(signs):
        yield frame.item(x + width / 2 + 46 * (number - (len(signs) - 1) / 2), y + height - 30, Sign(token, 36))


def _path(context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    left, top, *_ = _PATH
    yield frame.start(left + 16, top + 24, *fit(context.say("picture-caravan"), 500, 30, BOLD, LEAST), BOLD, MUTED)
    covered, board = tiles_on_path(rival.tiles), RIVAL_BOARDS[rival.board]
    for number, (column, row) in enumerate(PATH):
        bonus = board.cells.get((column, row))
        tokens = of_effects((bonus,)) if bonus else ()
        step = Step(tokens, covered[number] if number < len(covered) else "", _CELL)
        x, y = left + 14 + _CELL * (column - 1), top + 52 + _CELL * (row - 1)
        yield frame.top_left(x, y, _CELL, step)


def _tracks(context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    x, y, width, _ = _TRACKS
    yield frame.item(x + 138, y + 150, Ring(rival.spot, total(rival), 100))
    yield frame.start(x + _RIVAL_LEFT, y + 34, *fit(context.say("picture-comets"), 190, 30, BOLD, LEAST), BOLD, MUTED)
    yield frame.item(x + width - 26, y + 34, Sign(Token("comet"), 30))
    for number in range(COMET_MOST):
        yield frame.item(x + _RIVAL_LEFT + 8 + 19.5 * number, y + 66, Pip(number < rival.comets))
    for number, guild in enumerate(GUILDS):
        yield frame.top_left(
            x + _RIVAL_LEFT + 78 * number, y + 90, 72, Count(Token(guild), rival.guilds[number], 72, 42)
        )
    held = [colour for colour, count in zip(WORKERS, rival.workers, strict=True) for _ in range(count)]
    for number, colour in enumerate(held):
        yield frame.item(x + _RIVAL_LEFT + 16 + min(32.0, 180 / len(held)) * number, y + 164, Worker(colour, 34))
    bonus = of_effects((RIVAL_BOARDS[rival.board].bonus,))
    yield frame.start(
        x + _RIVAL_LEFT, y + 212, *fit(context.say("picture-track-bonus"), 190, 30, MEDIUM, LEAST), MEDIUM, MUTED
    )
    yield frame.item(x + width - 36, y + 212, Sign(bonus[0], 28))
    yield frame.start(
        x + _RIVAL_LEFT, y + 256, *fit(context.say("picture-node", node=rival.node), 230, 30, BOLD, LEAST), BOLD
    )


def _schemes(view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    x, y, _, _ = _SCHEMES_RECT
    title = break_name(context.say("picture-schemes", count=view.schemes), _PLANS)
    for number, line in enumerate(title):
        yield frame.start(x + 14, y + 24 + 30 * number, *fit(line, _PLANS, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    pitch = min(_PLAN + 4, (_PLANS - _PLAN) / max(1, len(rival.opened) - 1))
    for number, card in enumerate(rival.opened):
        yield frame.top_left(x + 13 + pitch * number, y + 88, _PLAN, Plan(card, _PLAN, 190))


def _stock(view: WayfarersView, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the rival's cards by kind and its tiles, with the VP for them."""
    held = {kind: sum(CARDS[card].kind == kind for card in rival.cards) for kind in KINDS}
    own = rival_sheet(view.table, rival)
    counts = [(f"card-{kind}", count, count * RIVAL_VP[kind]) for kind, count in held.items()]
    counts.append(("tile-any", len(rival.tiles), own.tiles))
    for number, (sign, count, points) in enumerate(counts):
        yield frame.top_left(
            _STOCK[0] + 24 + 176 * number, _STOCK[1] + 13, 160, Count(Token(sign), count, 160, 52, points)
        )
