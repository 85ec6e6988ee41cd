"""Pictures of a reader's view, in the reader's language."""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise, takewhile, zip_longest
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from bot.messages import leagues
from bot.messages.notices import comparison_lines
from bot.model.errors import NoMoveWithNumber
from bot.model.league import Group, SeasonView, level_changes
from bot.model.position import Position
from bot.model.ratings import Rating
from bot.model.review import MoveRemark
from bot.tables import history
from bot.text.clauses import sentences
from bot.text.voice import Voice, capitalize_line, name_of_game
from bot.ui.components import File
from bot.ui.panel import Choice, chosen_move_name
from engine import codec
from engine.game import Event, Facts, Options, Seat, Words, public_events
from engine.registry import AnyGame
from engine.replay import Fold, fold_before, replay_positions
from engine.score_history import ScoreHistory
from render.answer import Answer
from render.changed import ChangedPictures, shows_same_position
from render.context import PictureContext
from render.layouts.icon_key import KEY_NAME, draw_icon_keys
from render.layouts.rating_chart import draw_rating
from render.layouts.standings import StandingRow, draw_standings
from render.registry import GamePictures, load_pictures
from render.scene import POSTER_KIND, Scene, shorten_alt
from render.service import PictureService

_log = logging.getLogger(__name__)


BOARD_PICTURE = "board"
"""The value that stands for the public picture that every game has: its board."""

_NO_OPTIONS: Options = MappingProxyType({})

_ARROW_REPLACEMENTS = str.maketrans("→←", "»»")
"""Replacements for arrows, which the pictures' font lacks. They are mirrored for readers of right-to-left languages."""

_SEAT_PREFIX = "seat-"
"""The prefix of the values that stand for the public pictures of seats."""

FRAME_SECONDS = 0.8
"""Seconds for which an animation of a game shows each position."""

MAX_FRAMES_OF_LAST_MOVES = 10
"""Maximum number of pictures in an animation of the last moves."""


class ReplayInProgress(Exception):
    """Raised if an animation for the same person is already being made."""


class PaintedPicture(Struct, frozen=True):
    """A painted picture.

    `name`: the name of the file, without its extension. `alt`: its description. `data`: the content of the file, or
        None if it could not be painted. `extension`: the extension of the file's name; a poster is not a PNG.
    """

    name: str
    alt: str
    data: bytes | None
    extension: str = "png"

    @property
    def file_name(self) -> str:
        """Return the name of the file with its extension."""
        return f"{self.name}.{self.extension}"

    def file(self) -> File:
        """Return the picture as an attachment, with its description as alt text."""
        return File(self.data or b"", self.file_name, self.alt)


class Sketch(Struct, frozen=True):
    """A picture to be painted.

    `name`: the name of the file, without its extension. `scene`: its content. `reuse_key`: a key for similar pictures,
        the last of which is reused, or None if there are none. `table`: a table whose board may be similar too.
    """

    name: str
    scene: Scene
    reuse_key: Hashable = None
    table: int | None = None

    def with_description(self, lines: Sequence[str]) -> "Sketch":
        """Return the sketch with these lines as the description of its picture."""
        return replace(self, scene=replace(self.scene, alt=shorten_alt("\n".join(lines))))

    def with_number(self, index: int) -> "Sketch":
        """Return the picture with a file name for one of several similar pictures in a message, counted from 0."""
        return replace(self, name=f"{self.name}-{index}", reuse_key=(self.reuse_key, index)) if index else self


class Pictures:
    """Pictures of a reader's view: positions, past moves, animations of games, ratings."""

    def __init__(self, service: PictureService) -> None:
        self.service = service
        self._people_waiting_for_animation: set[int] = set()

    def sketch_hand(self, position: Position, seat: Seat, voice: Voice) -> list[Sketch]:
        """Return the pictures of a seat's hand or tableau, and of its private question. In a game without hands, return
        the board."""
        if not position.game.has_hands:
            return self.sketch_board(position, voice)
        view = position.game.view(position.state, seat)
        painter, context = painter_of(position), context_of(voice)
        hand = painter.hand(view, context)
        scenes: list[Scene | None] = [hand] if hand is not None else [*painter.tableaus(view, context, seat)]
        decision = position.decision
        if decision is not None and decision.private and seat in decision.seats:
            scenes.append(painter.question(view, _context_with_explanations(position.game, voice)))
        return [_newest_sketch(position, scene, seat) for scene in scenes if scene is not None]

    def sketch_conflict(self, position: Position, voice: Voice) -> list[Sketch]:
        """Return the public pictures of the current conflict, or [] if there is none."""
        context = _context_with_explanations(position.game, voice)
        scene = painter_of(position).question(position.game.view(position.state, None), context)
        return [_newest_sketch(position, scene)] if scene is not None else []

    def sketch_targets(self, position: Position, seat: Seat, voice: Voice, words: Sequence[str]) -> list[Sketch]:
        """Return the pictures of `words` or of their possible places, or [] if they have none."""
        return self.sketch_choices(position, seat, voice, [((word,), ()) for word in words])

    def sketch_choices(
        self,
        position: Position,
        seat: Seat,
        voice: Voice,
        choices: Sequence[tuple[Words, Facts]],
        options: Options = _NO_OPTIONS,
        earlier_words: Words = (),
    ) -> list[Sketch]:
        """Return a picture of the choices or of their places. It shows the first of their words that differs and can be
        drawn, or else a word that they all share, or else the last of the earlier words that can be drawn. Return [] if
        nothing can be drawn. `choices`: the words that each choice adds to the move, and the notes about it.
        `options`: the game's options, for the effects of components. `earlier_words`: the earlier words of the move."""
        context = replace(_context_with_explanations(position.game, voice, options), choices=tuple(choices))
        view, painter = position.game.view(position.state, seat), painter_of(position)
        columns = [dict.fromkeys(filter(None, words)) for words in zip_longest(*(words for words, _ in choices))]
        earlier = [[word] for word in reversed(earlier_words)]
        for words in (*sorted(columns, key=lambda words: len(words) == 1), *earlier):
            if (scene := painter.targets(view, context, list(words))) is not None:
                return [_newest_sketch(position, scene, seat)]
        return []

    async def paint(self, sketches: Sequence[Sketch]) -> list[PaintedPicture]:
        """Paint sketches, and return the pictures in the same order."""
        return [await self._paint_sketch(sketch) for sketch in sketches]

    def sketch_board(self, position: Position, voice: Voice, seat: Seat | None = None) -> list[Sketch]:
        """Return the pictures of the public board. For a `seat`, the changes by others since its last move are
        marked."""
        recent = position.fold.moves[-1].events if position.fold.moves else ()
        view = position.game.view(position.state, None)
        context = replace(context_of(voice), since=_moves_of_others(position, seat))
        scenes = painter_of(position).boards(view, context, public_events(recent))
        return [_newest_sketch(position, scene, seat) for scene in scenes]

    def public_picture_names(self, position: Position, voice: Voice) -> dict[str, str]:
        """Return the public pictures that exist now: the board, each seat's tableau, and further pictures of the game.
        The keys are the values that select them, the values are their names."""
        painter, view = painter_of(position), position.game.view(position.state, None)
        seats = enumerate(voice.plain_names) if painter.has_tableaus else ()
        extra_names = {name: voice.word(name) for name in painter.extra_names(view)}
        if painter.key(context_of(voice)):
            extra_names[KEY_NAME] = voice.say("look-key")
        return {
            BOARD_PICTURE: voice.say("look-board"),
            **{f"{_SEAT_PREFIX}{seat}": name for seat, name in seats},
            **extra_names,
        }

    def sketch_public_picture(
        self, position: Position, voice: Voice, value: str, viewer: Seat | None = None
    ) -> list[Sketch]:
        """Return the public pictures with the value `value`, or else the board, as the seat `viewer` sees it."""
        painter, view, context = painter_of(position), position.game.view(position.state, None), context_of(voice)
        seat = value.removeprefix(_SEAT_PREFIX)
        if value not in self.public_picture_names(position, voice) or value == BOARD_PICTURE:
            return self.sketch_board(position, voice, viewer)
        if value == KEY_NAME:
            keys = draw_icon_keys(position.game.name, context, painter.key(context))
            return [Sketch(f"{key.name}-{position.table}", key) for key in keys]
        extra = painter.extra_picture(view, context, value) if seat == value else None
        scenes = painter.tableaus(view, context, int(seat)) if seat != value else (extra,) if extra is not None else ()
        if not scenes:
            return self.sketch_board(position, voice)
        suffix = f"{seat}-{position.table}-{position.version}"
        return [Sketch(f"{scene.name}-{suffix}", scene, (position.table, value, scene.kind)) for scene in scenes]

    def sketch_component(self, position: Position, voice: Voice, name: str) -> list[Sketch]:
        """Return the picture of a component, or [] if it has none."""
        scene = painter_of(position).card(_context_with_explanations(position.game, voice), name)
        return [Sketch(f"{scene.name}-{name}", scene)] if scene is not None else []

    def explain_lettering(self, position: Position, seat: Seat, voice: Voice) -> str:
        """Return one line that explains the lettering on the board, or "" if the picture has a legend."""
        return painter_of(position).letters(position.game.view(position.state, seat), context_of(voice))

    def describe(self, position: Position, seat: Seat | None, voice: Voice) -> tuple[str, ...]:
        """Return the text description of the position as `seat` may know it, line by line."""
        names = voice.display_names
        context = PictureContext(voice.say, voice.word, names, voice.rtl)
        painter = painter_of(position)
        lines = painter.describe(position.game.view(position.state, seat), context)
        return lines if painter.is_diagram else tuple(capitalize_line(line, names) for line in lines)

    async def sketch_after_move(self, position: Position, entry_number: int, voice: Voice) -> list[Sketch]:
        """Return the pictures that a move changed, as they were after it; for number 0, those of the first position.
        The poster is added to those of the last move. Raises NoMoveWithNumber."""
        scenes = await asyncio.to_thread(_scenes_after, position, entry_number, context_of(voice))
        moments = position.fold.moves
        if moments and moments[-1].entry.number == entry_number:
            scenes += poster_of(position.game, position.fold, context_of(voice))
        return [Sketch(f"{scene.name}-{position.table}-{entry_number}", scene) for scene in scenes]

    async def animate_game(self, position: Position, voice: Voice, user: int, *, last: bool = False) -> bytes | None:
        """Return an animation (WebP) of the game so far or, if `last`, only of the last moves. Return None if it cannot
        be drawn. Readers with the same settings share an animation, which is finished even if nobody waits for it any
        more. Raises ReplayInProgress while another animation is being made for `user`."""
        if user in self._people_waiting_for_animation:
            raise ReplayInProgress
        self._people_waiting_for_animation.add(user)
        try:
            if last:
                return await animate_last_moves(self, position, voice)
            scenes = partial(_all_scenes, position, context_of(voice))
            return await _animate(self.service, position, scenes, repeats=True, key=_animation_key(position, voice))
        finally:
            self._people_waiting_for_animation.discard(user)

    async def paint_rating(self, standing: Rating, voice: Voice) -> PaintedPicture:
        """Return a picture of a person's rating after each game."""
        game = name_of_game(voice, standing.game)
        scene = draw_rating(game, standing.rating_history, standing.uncertainty_history, context_of(voice))
        return await self._paint_sketch(Sketch(scene.name, scene))

    async def paint_score_sheet(
        self, position: Position, voice: Voice, points: ScoreHistory, progress: ScoreHistory
    ) -> PaintedPicture | None:
        """Return the score sheet of a finished game, with everybody's `points` and `progress` after each move, or None
        for a running game."""
        scene = score_sheet_of(position, context_of(voice), points, progress)
        return await self._paint_sketch(Sketch(f"{scene.name}-{position.table}", scene)) if scene is not None else None

    async def _paint_sketch(self, sketch: Sketch) -> PaintedPicture:
        name, scene = sketch.name, sketch.scene
        try:
            if scene.kind == POSTER_KIND:
                return PaintedPicture(name, scene.alt, await self.service.draw_poster(scene), "jpg")
            return PaintedPicture(
                name, scene.alt, await self.service.draw_private(scene, place=sketch.reuse_key, shown_with=sketch.table)
            )
        except Exception:  # a picture that fails must not stop the player
            _log.exception("a picture failed", extra={"picture": scene.kind, "file": name})
            return PaintedPicture(name, scene.alt, None)


def sketch_league_group(
    view: SeasonView, group: Group, names: Mapping[int, str], voice: Voice, user: int = 0
) -> Sketch:
    """Return the standings of a league's group. `names`: the names of its entrants by number; anybody else is shown as
    a former player. `user`: the person whose row is highlighted, or 0."""
    highlighted = {entrant.id for entrant in view.entrants if entrant.user == user}
    level_changes_by_entrant = level_changes(view.groups)
    rows = [
        StandingRow(
            names.get(standing.entrant) or voice.say("former-player"),
            leagues.games_text(group, standing),
            standing.won,
            leagues.points_text(standing.points, voice),
            voice.say("league-absent", count=standing.absent) if standing.absent else "",
            level_changes_by_entrant.get(standing.entrant, 0),
            standing.entrant in highlighted,
        )
        for standing in group.standings
    ]
    name = leagues.group_name(group, voice)
    scene = draw_standings(leagues.picture_title(view, voice), name, rows, context_of(voice))
    return Sketch(f"{scene.name}-{group.number}", scene)


def sketch_glance(
    position: Position, seat: Seat, voice: Voice, choices: Iterable[Choice], options: Options = _NO_OPTIONS
) -> list[Sketch]:
    """Return the pictures above a panel's buttons: the board with these choices on it, and the seat's belongings.
    Return [] in a game without such pictures. `options`: the game's options, for the effects of its components."""
    plain = replace(voice, markdown=False)
    answers = [_picture_answer(choice, plain) for choice in choices]
    view, context = position.game.view(position.state, seat), _context_with_explanations(position.game, voice, options)
    return [_newest_sketch(position, scene, seat) for scene in painter_of(position).glance(view, context, answers)]


def _picture_answer(choice: Choice, voice: Voice) -> Answer:
    """Return a choice as an `Answer`, whose number, name and sign the picture shows."""
    label = chosen_move_name(choice.words, choice.notes, voice) if choice.number else choice.label
    text = f"{label} ({choice.detail})" if choice.detail and choice.number else label
    return Answer(choice.words, choice.number, text, choice.aside)


def _moves_of_others(position: Position, seat: Seat | None) -> tuple[tuple[Seat, tuple[Event, ...]], ...]:
    """Return the moves that others have made since the last move of `seat`, with their public events. Return () for a
    single move, which every board marks anyway."""
    if seat is None:
        return ()
    later = [*takewhile(lambda moment: moment.entry.seat != seat, reversed(position.fold.moves))]
    moves = [(moment.entry.seat, public_events(moment.events)) for moment in reversed(later)]
    return tuple(moves) if len(moves) > 1 and len(later) < len(position.fold.moves) else ()


def _newest_sketch(position: Position, scene: Scene, seat: Seat | None = None) -> Sketch:
    """Return a picture of the newest position, with a key by which the next picture for the seat can reuse it."""
    name = f"{scene.name}-{position.table}-{position.version}"
    return Sketch(name, scene, (position.table, seat, scene.kind, scene.name), position.table)


def _context_with_explanations(game: AnyGame, voice: Voice, options: Options = _NO_OPTIONS) -> PictureContext:
    """Return the reader's picture settings, with the function that explains components for this game and its
    options."""
    return replace(context_of(voice), explain=partial(explain_component, game, options, replace(voice, markdown=False)))


def explain_component(game: AnyGame, options: Options, voice: Voice, name: str) -> tuple[str, ...]:
    """Return a component's effects, one sentence each, in characters that the pictures' font has. Return () for an
    unknown component."""
    lines = sentences(voice, game.explain(options, name)) if name in game.components(options) else ()
    return tuple(sentence.translate(_ARROW_REPLACEMENTS) for sentence in lines)


def poster_of(game: AnyGame, fold: Fold[object], context: PictureContext) -> tuple[Scene, ...]:
    """Return the poster of a finished game, or () for a running game or a game without a poster."""
    if (result := game.result(fold.state)) is None:
        return ()
    painter, view = load_pictures(game.name, game.diagram), game.view(fold.state, None)
    scene = painter.poster(view, context, result, len(fold.moves))
    return (scene,) if scene is not None else ()


def score_sheet_of(
    position: Position, context: PictureContext, points: ScoreHistory, progress: ScoreHistory
) -> Scene | None:
    """Return the score sheet of a finished game with the `points` and `progress` after each move, or None for a running
    game."""
    if (result := position.game.result(position.state)) is None:
        return None
    view = position.game.view(position.state, None)
    return painter_of(position).final_scores(position.game.name, view, context, result, points, progress)


def cover_of(game: AnyGame, fold: Fold[object], context: PictureContext, chosen: Sequence[str]) -> tuple[Scene, ...]:
    """Return the cover of a game that begins, or () if it has none. `chosen`: texts about the choices that differ from
    the usual ones."""
    painter, decision = load_pictures(game.name, game.diagram), game.decision(fold.start)
    scene = painter.cover(game.view(fold.start, None), context, decision.seats if decision is not None else (), chosen)
    return (scene,) if scene is not None else ()


def painter_of(position: Position) -> GamePictures:
    """Return the functions that draw a position's game."""
    return load_pictures(position.game.name, position.game.diagram)


def context_of(voice: Voice) -> PictureContext:
    """Return the language, names and theme of a voice as settings for pictures."""
    plain = replace(voice, markdown=False)
    return PictureContext(plain.say, plain.word, plain.plain_names, plain.rtl, plain.theme)


def scenes_of(game: AnyGame, fold: Fold[object], context: PictureContext) -> Iterator[tuple[int, Scene]]:
    """Yield the public pictures of the first position, then those that each move changed, each with the number of the
    entry (0 for the first position)."""
    painter, view = load_pictures(game.name, game.diagram), game.view(fold.start, None)
    yield from ((0, scene) for scene in painter.boards(view, context, ()))
    changed = ChangedPictures(painter, context, view)
    for moment, state in replay_positions(game, fold):
        recent, mover = public_events(moment.events), moment.entry.seat
        for scene in changed.find_changed(game.view(state, None), recent, mover):
            yield moment.entry.number, scene


def _scenes_after(position: Position, entry_number: int, context: PictureContext) -> tuple[Scene, ...]:
    """Return the pictures that entry `entry_number` changed, or those of the first position if it is 0. Raises
    NoMoveWithNumber."""
    painter, game = painter_of(position), position.game
    if entry_number == 0:
        return painter.boards(game.view(position.fold.start, None), context, ())
    earlier, state, moment = history.states_around(game, position.fold, entry_number)
    changed = ChangedPictures(painter, context, game.view(earlier, None))
    return changed.find_changed(game.view(state, None), public_events(moment.events), moment.entry.seat)


async def comparison(drawn: Pictures, position: Position, remark: MoveRemark, voice: Voice) -> list[Sketch]:
    """Return the pictures of the position before the move that a review criticizes, as the mover saw it, with that
    move marked 1 and the better one marked 2. Raises NoMoveWithNumber."""
    former, seat = await asyncio.to_thread(_position_before, position, remark.number)
    choices = [Choice(move, "", number=place) for place, move in enumerate((remark.played, remark.better), 1)]
    board, *others = sketch_glance(former, seat, voice, choices) or drawn.sketch_board(former, voice)
    plain_voice = replace(voice, markdown=False)
    description = (*comparison_lines(remark, plain_voice), *drawn.describe(former, seat, plain_voice))
    return [board.with_description(description), *others]


def _position_before(position: Position, entry_number: int) -> tuple[Position, Seat]:
    """Return the position before move `entry_number`, and the seat that made the move. Raises NoMoveWithNumber."""
    seat = next((move.entry.seat for move in position.fold.moves if move.entry.number == entry_number), None)
    if seat is None:
        raise NoMoveWithNumber(entry_number)
    fold = fold_before(position.game, position.fold, entry_number)
    return replace(position, fold=fold, version=entry_number), seat


async def animate_last_moves(pictures: Pictures, position: Position, voice: Voice) -> bytes | None:
    """Return an animation (WebP) of the last moves that stops at its last frame, or None if it cannot be drawn."""
    scenes, key = partial(_last_scenes, position, context_of(voice)), ("last", *_animation_key(position, voice))
    return await _animate(pictures.service, position, scenes, repeats=False, key=key)


async def _animate(
    service: PictureService, position: Position, scenes: Callable[[], Sequence[Scene]], *, repeats: bool, key: Hashable
) -> bytes | None:
    try:
        return await service.draw_animation(scenes, FRAME_SECONDS, repeats=repeats, key=key)
    except Exception:  # the caller reports it in words
        _log.exception("a moving picture failed", extra={"table": position.table})
        return None


def _all_scenes(position: Position, context: PictureContext) -> list[Scene]:
    """Return the pictures of a game so far. Of consecutive pictures with the same board, only the last is kept."""
    scenes = [scene for _, scene in scenes_of(position.game, position.fold, context)]
    return [*(scene for scene, after in pairwise(scenes) if not shows_same_position(scene, after)), scenes[-1]]


def _last_scenes(position: Position, context: PictureContext) -> list[Scene]:
    """Return the board's first picture after each of the last moves that changed it: views that alternate with it would
    be hard to follow, and each is a whole picture more."""
    game, fold = position.game, position.fold
    first_move = len(fold.moves) - MAX_FRAMES_OF_LAST_MOVES
    earlier_state = [fold.start, *(state for _, state in islice(replay_positions(game, fold), max(0, first_move)))][-1]
    painter = painter_of(position)
    board, *_ = painter.boards(game.view(earlier_state, None), context, ())
    changed_pictures, scenes = ChangedPictures(painter, context, game.view(earlier_state, None)), list[Scene]()
    for moment, state in islice(replay_positions(game, fold), max(0, first_move), None):
        scenes += changed_pictures.find_changed(game.view(state, None), public_events(moment.events), moment.entry.seat)
    return [scene for scene in scenes if scene.name == board.name][-MAX_FRAMES_OF_LAST_MOVES:] or [board]


def _animation_key(position: Position, voice: Voice) -> tuple[Hashable, ...]:
    """Return a value that is equal for animations with the same frames, which readers then share."""
    moves = tuple(move.entry for move in position.fold.moves)
    game, start = position.game, codec.digest(position.fold.start)
    return game.name, game.rules, start, moves, voice.language, voice.theme, voice.names
