"""The interface between a game and its pictures: the kinds of pictures, and the location of a game's drawing code.

A game called `name` is drawn by the package `render.games.<name>`, which has a function for each kind of picture that
the game has. The functions have the names and parameters of the fields of `GamePictures`. Only `board` and `describe`
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
"""A game's view: what one seat may see, or everybody. Pictures are drawn from nothing else, so they cannot show
anything hidden."""


def _no_picture(*_arguments: object) -> None:
    """Return None, the default: the game has no picture of this kind."""


def _none(*_arguments: object) -> tuple[Never, ...]:
    """Return (), the default: the game has no pictures, names, signs or colours of this kind."""
    return ()


def _no_letters(_view: View, _context: PictureContext) -> str:
    """Return "", the default: the board has no letters, or its picture explains them."""
    return ""


class GamePictures(Struct, frozen=True, kw_only=True):
    """The functions that draw one game. Each gets the reader's view, and returns None instead of a scene if there is
    nothing to show.

    `board`: draws the public position, with the recent events marked. Its alt text may be empty (`boards`).
    `further_boards`: draws the parts for which the board has no room, each as a picture with its own name, shown below
        the board. The deciding seats, the last actions and the players' belongings are on the board alone
        (`render.layouts.frame.EDGE`), so that only a move that changes something in another picture changes that
        picture.
    `describe`: writes everything that the view shows as text, line by line.
    `hand`: draws the belongings of the view's own seat, for its player only.
    `question`: draws the open question, if a picture helps to answer it: a conflict, cards to choose from. It is
        private if the view is a seat's, public if it is everybody's.
    `targets`: draws the board with the places among the words lit, or returns None if the words are no places.
    `glance`: draws the pictures above a panel's buttons: the board with the answers on it, as numbers or as lit places,
        then the reader's belongings. Each picture is wider than high: 5:4 to 8:1.
    `letters`: writes in one line the meanings of the letters on the board if its picture has no room for them,
        otherwise "".
    `tableau`: draws the public facts about one seat: its pieces, boards, cards, points.
    `lower_tableau`: draws the parts for which a seat's tableau has no room, shown below it.
    `sheet`: draws the final scores and the progress from move to move, in the game's own measure, instead of a plain
        sheet of its points. None while the game goes on.
    `poster`: draws the end of a game: the winners and everybody's rank, after this number of moves. It is shown above
        the last board, in full colours.
    `cover`: draws the start of a game: the players, the seats that begin, and texts about the chosen options. It is
        shown above the first board, in full colours.
    `extra_names`: lists the names of the further public pictures that exist now, for example a battle or a solo
        opponent's board. Each name is a word of the game's catalogs.
    `card`: draws a component enlarged, given its name, or returns None if it has no picture.
    `extra_picture`: draws the further public picture with that name, or returns None for a name that `extra_names`
        doesn't list.
    `key`: returns every sign of the pictures with its name, or () for a game without signs.
    `signs`: the signs in front of words on buttons and in texts, by name. They must be distinguishable at 22 pixels.
    `sign_of`: returns the name of one of these signs for the button of a move, or of its beginning, or "". It gets the
        signs and the number of words that an earlier button showed. By default it is the sign of the only word that has
        one, otherwise that of the verb.
    `inks`: returns the game's colours in addition to a theme's, for the palette of PNG files.
    """

    board: Callable[[View, PictureContext, Sequence[Event]], Scene]
    describe: Callable[[View, PictureContext], tuple[str, ...]]
    further_boards: Callable[[View, PictureContext, Sequence[Event]], tuple[Scene, ...]] = _none
    hand: Callable[[View, PictureContext], Scene | None] = _no_picture
    question: Callable[[View, PictureContext], Scene | None] = _no_picture
    targets: Callable[[View, PictureContext, Sequence[str]], Scene | None] = _no_picture
    glance: Callable[[View, PictureContext, Sequence[Answer]], tuple[Scene, ...]] = _none
    letters: Callable[[View, PictureContext], str] = _no_letters
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
        """Return the public pictures of a position, the board first. A board without an alt text gets the last events
        and the description of the view."""
        board = self.board(view, context, recent)
        if not board.alt:
            sentences = (*event_sentences(context, recent), *self.describe(view, context))
            board = replace(board, alt=shorten_alt(" ".join(sentences)))
        return board, *self.further_boards(view, context, recent)

    def tableaus(self, view: View, context: PictureContext, seat: Seat) -> tuple[Scene, ...]:
        """Return the public pictures of one seat, its tableau first, or () if there is none."""
        drawn = (self.tableau(view, context, seat), self.lower_tableau(view, context, seat))
        return tuple(scene for scene in drawn if scene is not None)

    def sign(self, move: tuple[str, ...], words_before: int) -> str:
        """Return the name of the sign on a move's button, or "" if it has none. `words_before`: the number of words
        that an earlier button showed."""
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
        """Return the end of a game called `game`: the game's own sheet with everybody's progress, otherwise everybody's
        points and their growth."""
        if self.sheet is not _no_picture or not points:
            return self.sheet(view, context, progress)
        return draw_plain_sheet(game, context, plain_players(context, result.ranks), points)

    @property
    def has_tableaus(self) -> bool:
        """Whether there is a public picture of each seat."""
        return self.tableau is not _no_picture

    @property
    def has_glance(self) -> bool:
        """Whether there are pictures of the answers on a panel."""
        return self.glance is not _none

    @property
    def is_diagram(self) -> bool:
        """Whether the game has no pictures of its own, so that its diagram is shown."""
        return isinstance(getattr(self.describe, "__self__", None), DiagramPictures)


@cache
def load_pictures(name: str, diagram: Callable[[Any], str] = str) -> GamePictures:
    """Return the pictures of the game called `name`. `diagram`: writes the position of a game without its own
    pictures."""
    drawn: object = DiagramPictures(name, diagram)
    if name.isidentifier() and find_spec(f"render.games.{name}") is not None:
        drawn = import_module(f"render.games.{name}")
    kinds = [kind.name for kind in fields(GamePictures)]
    return GamePictures(**{kind: getattr(drawn, kind) for kind in kinds if hasattr(drawn, kind)})
