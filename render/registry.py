"""The interface between a game and its pictures: what can be drawn of a game, and where the code is that draws it.

A game called `name` is drawn by the package `render.games.<name>`. It has a function or value for each field of
`GamePictures` that the game needs, with the name, the parameters and the type of the field. Only `board` and `describe`
are required. A game without such a package is shown as its text diagram.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Never, TypeAlias

from msgspec import Struct
from msgspec.structs import fields, replace

from engine.game import Event, Result, Seat
from engine.score_history import ScoreHistory
from render.answer import Answer
from render.context import PictureContext
from render.kit.headline import event_sentences
from render.kit.plain_sheet import draw_plain_sheet, plain_players
from render.layouts.diagram import DiagramPictures
from render.layouts.icon_key import NamedSign, sign_of_move
from render.scene import Scene, Sprite, shorten_alt
from render.theme import Theme

View: TypeAlias = Any
"""A view of a game: what one seat may see, or what everybody may see. Pictures are drawn from nothing else, so they
cannot show anything hidden."""


def _no_picture(*_arguments: object) -> None:
    """Return None, by default: the game has no picture of this kind."""


def _none(*_arguments: object) -> tuple[Never, ...]:
    """Return (), by default: the game has no pictures, names or signs of this kind."""
    return ()


class GamePictures(Struct, frozen=True, kw_only=True):
    """The functions that draw one game. Those that return a scene or None return None if there is nothing to show.

    `board`: draws the public position, with the recent events marked. If its alt text is "", `boards` adds one.
    `further_boards`: draws the parts for which the board has no room, each as a picture with its own name. Who decides,
        the recent events and the players' belongings are on the board alone (`render.layouts.frame.EDGE_LAYER`), so
        that another picture changes only if what it shows changes.
    `describe`: writes everything that the view shows as text, line by line.
    `hand`: draws the belongings of the view's own seat, for its player only.
    `question`: draws the open question, if a picture helps to answer it: a conflict, cards to choose from. It is
        private if the view is a seat's, public if it is everybody's.
    `targets`: draws the board with the places lit that are among these words, or returns None if none of them is a
        place.
    `glance`: draws the pictures above a panel's buttons: the board with the answers on it, as numbers or as lit places,
        then the reader's belongings. Each picture is wider than high: 5:4 to 8:1.
    `letters`: explains in one line the letters on the board if its picture has no room for that, otherwise returns "".
    `tableau`: draws the public facts about one seat: its pieces, boards, cards, points.
    `lower_tableau`: draws the parts of a seat's tableau for which it has no room, shown below it.
    `sheet`: draws the final scores and the progress from move to move, in the game's own measure, instead of a plain
        sheet of points; returns None while the game goes on.
    `poster`: draws the end of a game, after this number of moves, shown in full colours above the last board.
    `cover`: draws the start of a game: the players, the seats that begin, and texts about the chosen options. It is
        shown in full colours above the first board.
    `extra_names`: lists the names of the further public pictures that exist now, for example a battle or a solo
        opponent's board. Each name is a word of the game's catalogs.
    `card`: draws a component, given its name, or returns None if it has no picture.
    `extra_picture`: draws the further public picture with that name, or returns None for a name that `extra_names`
        doesn't list.
    `key`: returns every sign of the pictures with its name, or () for a game without signs.
    `signs`: the signs in front of words on buttons and in texts, by name. They must be distinguishable at 22 pixels.
    `sign_of`: returns the name of the sign for the button of a move or of its beginning, or "". It gets the signs, the
        move and the number of words that an earlier button showed.
    `inks`: returns the colours that the game uses in addition to a theme's, for the palette of PNG files.
    """

    board: Callable[[View, PictureContext, Sequence[Event]], Scene]
    describe: Callable[[View, PictureContext], tuple[str, ...]]
    further_boards: Callable[[View, PictureContext, Sequence[Event]], tuple[Scene, ...]] = _none
    hand: Callable[[View, PictureContext], Scene | None] = _no_picture
    question: Callable[[View, PictureContext], Scene | None] = _no_picture
    targets: Callable[[View, PictureContext, Sequence[str]], Scene | None] = _no_picture
    glance: Callable[[View, PictureContext, Sequence[Answer]], tuple[Scene, ...]] = _none
    letters: Callable[[View, PictureContext], str] = lambda _view, _context: ""
    tableau: Callable[[View, PictureContext, Seat], Scene | None] = _no_picture
    lower_tableau: Callable[[View, PictureContext, Seat], Scene | None] = _no_picture
    sheet: Callable[[View, PictureContext, ScoreHistory], Scene | None] = _no_picture
    poster: Callable[[View, PictureContext, Result, int], Scene | None] = _no_picture
    cover: Callable[[View, PictureContext, tuple[Seat, ...], Sequence[str]], Scene | None] = _no_picture
    extra_names: Callable[[View], tuple[str, ...]] = _none
    extra_picture: Callable[[View, PictureContext, str], Scene | None] = _no_picture
    card: Callable[[PictureContext, str], Scene | None] = _no_picture
    key: Callable[[PictureContext], tuple[NamedSign, ...]] = _none
    signs: Mapping[str, Sprite] = {}
    sign_of: Callable[[Mapping[str, Sprite], tuple[str, ...], int], str] = sign_of_move
    inks: Callable[[Theme], tuple[str, ...]] = _none

    def boards(self, view: View, context: PictureContext, recent: Sequence[Event]) -> tuple[Scene, ...]:
        """Return the public pictures of a position, the board first. If the board has no alt text, it gets one of the
        recent events and the description of the view."""
        board = self.board(view, context, recent)
        if not board.alt:
            sentences = (*event_sentences(context, recent), *self.describe(view, context))
            board = replace(board, alt=shorten_alt(" ".join(sentences)))
        return board, *self.further_boards(view, context, recent)

    def tableaus(self, view: View, context: PictureContext, seat: Seat) -> tuple[Scene, ...]:
        """Return the public pictures of one seat, its tableau first."""
        drawn = (self.tableau(view, context, seat), self.lower_tableau(view, context, seat))
        return tuple(scene for scene in drawn if scene is not None)

    def sign(self, move: tuple[str, ...], words_before: int) -> str:
        """Return the name of the sign on a move's button, or "". `words_before`: the number of words that an earlier
        button showed."""
        return self.sign_of(self.signs, move, words_before)

    def final_scores(
        self,
        game: str,
        view: View,
        context: PictureContext,
        result: Result,
        points: ScoreHistory,
        progress: ScoreHistory,
    ) -> Scene | None:
        """Return the score sheet of a finished game: the game's own one, otherwise one of the points. Return None if
        the game has neither.

        `game`: the name of the game in code.
        `points`, `progress`: the points of each seat from move to move, and the same in the game's own measure.
        """
        if self.sheet is not _no_picture or not points:
            return self.sheet(view, context, progress)
        return draw_plain_sheet(game, context, plain_players(context, result.ranks), points)

    @property
    def has_tableaus(self) -> bool:
        """Whether the game has a public picture of each seat."""
        return self.tableau is not _no_picture

    @property
    def has_glance(self) -> bool:
        """Whether the game has pictures above a panel's buttons."""
        return self.glance is not _none

    @property
    def is_diagram(self) -> bool:
        """Whether the game has no pictures of its own and is shown as a text diagram."""
        return isinstance(getattr(self.describe, "__self__", None), DiagramPictures)


@cache
def load_pictures(name: str, diagram: Callable[[Any], str] = str) -> GamePictures:
    """Return the pictures of the game called `name` in code. `diagram`: returns the position as text, for a game
    without its own pictures."""
    drawn: object = DiagramPictures(name, diagram)
    if name.isidentifier() and find_spec(f"render.games.{name}") is not None:
        drawn = import_module(f"render.games.{name}")
    kinds = [kind.name for kind in fields(GamePictures)]
    return GamePictures(**{kind: getattr(drawn, kind) for kind in kinds if hasattr(drawn, kind)})
