"""Contact sheets: the pictures of every game in every language and theme, singly and as a chat shows them. Usage:
`python -m bot.cli.contact_sheet FOLDER`."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeAlias

from bot.messages.lobby import option_label
from bot.model.position import Position
from bot.pictures import (
    BOARD_PICTURE,
    Pictures,
    Sketch,
    context_of,
    cover_of,
    explain_component,
    painter_of,
    poster_of,
    score_sheet_of,
    sketch_glance,
)
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import Choice
from engine.ai import choose
from engine.chance import SEED_BYTES, Chance, commitment
from engine.game import STOP, Seat, Words
from engine.moves import every_move, random_move
from engine.record import Entry, Header
from engine.registry import GAMES, AnyGame
from engine.replay import add_entry, begin_fold
from render.layouts.chat_preview import draw_chat
from render.layouts.rating_chart import draw_rating
from render.raster import compose, compose_exact, encode_jpeg, encode_png
from render.scene import POSTER_KIND, Scene
from render.service import PictureService
from render.theme import THEMES

Subject: TypeAlias = Callable[[Voice], Sequence[Scene]]
"""A function that returns the pictures of one subject for the voice of a reader."""

_QUARTERS = 4
_PROPOSALS = 5
_MAX_DEPTH = 3
"""Maximum number of words of a move to try when searching for questions about places."""

_SEED = bytes([18]) * SEED_BYTES
_NAMES = ("Žofie Řeháčková", "Ilmari Mäkelä", "נועה בן־דוד", "Maximilián 🦁", "Computer 4", "Computer 5")
_COURSE = (1000, 1012, 1031, 1024, 1047, 1089, 1071, 1102)
_SPREAD = (167, 150, 131, 118, 104, 96, 88, 81)
"""The uncertainty of a sample rating after each game, for the chart."""


def seats_of(game: AnyGame, language: str) -> int:
    """Return the number of players at the sample table of a language. Together, the languages cover a game's smallest
    and largest numbers."""
    counts = sorted(game.seats)
    chosen = (counts[-1], counts[len(counts) // 2], counts[0], counts[max(0, len(counts) - 2)])
    return dict(zip(LANGUAGES, chosen, strict=True))[language]


def play_samples(game: AnyGame, seats: int, count: int | None = None) -> list[Position]:
    """Return at most `count` positions of a whole game between computers. Every third public decision is random, to
    show more kinds of events."""
    options = {option.name: option.choices[0] for option in game.options}
    head = Header(game.name, game.rules, tuple(options.items()), game.marks[:seats], commitment(_SEED), _SEED)
    chance = Chance(_SEED)
    stream, fold = chance.stream("moves"), begin_fold(game, head)
    moments = [Position(1, game, fold, 0)]
    while (decision := moments[-1].decision) is not None and len(moments) <= (count or game.max_moves):
        seat = decision.seats[0]
        if len(moments) % 3 == 0 and not decision.private:
            move = random_move(game, fold.state, seat, stream)
        else:
            move = choose(game, game.view(fold.state, seat), seat, chance)
        fold = add_entry(game, fold, Entry(len(moments), seat, move))
        moments.append(Position(1, game, fold, len(moments)))
    return moments


def voice_for(language: str, game: AnyGame, seats: int, theme: str) -> Voice:
    """Return the voice of a reader of `language` at a table of people whose names are hard to lay out."""
    return Voice(language, game.name, _NAMES[:seats], markdown=False, theme=theme)


def find_subjects(moments: Sequence[Position], seats: int) -> dict[str, Subject]:
    """Return the subjects of a game for this number of players: boards at several moves, a hand at each of them, the
    last picture of each rare kind, the end, and pictures outside games (single cards, a rating)."""
    pictures, subjects = Pictures(PictureService()), dict[str, Subject]()
    last_moment = moments[-1]
    plain_voice = voice_for(LANGUAGES[0], last_moment.game, seats, next(iter(THEMES)))
    was_conflict = False
    for index, moment in enumerate(moments):
        quarter, remainder = divmod(index * _QUARTERS, len(moments))
        picture_names: Iterable[str] = painter_of(moment).extra_names(moment.game.view(moment.state, None))
        if remainder < _QUARTERS or moment is last_moment:
            moment_name, picture_names = (
                "end" if moment is last_moment else str(quarter),
                pictures.public_picture_names(moment, plain_voice),
            )
            subjects[f"board-{moment_name}"] = partial(_scenes, partial(pictures.sketch_board, moment))
        for picture_name in (picture_name for picture_name in picture_names if picture_name != BOARD_PICTURE):
            subjects[f"look-{picture_name}"] = partial(
                _scenes, partial(pictures.sketch_public_picture, moment, value=picture_name)
            )
        is_conflict = _is_questioned(pictures, moment, plain_voice)
        if was_conflict and not is_conflict:
            subjects["conflict-decided"] = partial(_scenes, partial(pictures.sketch_conflict, moment))
        was_conflict = is_conflict
        if moment.decision is not None:
            seat = moment.decision.seats[0]
            moment_name = moment.decision.kind if moment.decision.private else str(quarter)
            subjects[f"hand-{moment_name}"] = partial(_scenes, partial(pictures.sketch_hand, moment, seat))
            subjects |= _choice_subjects(pictures, moment, seat)
            subjects[f"glance-{moment_name}"] = partial(_panel_scenes, moment, seat)
            if is_conflict:
                subjects["board-conflict"] = partial(_scenes, partial(pictures.sketch_board, moment))
                subjects["conflict-open"] = partial(_scenes, partial(pictures.sketch_conflict, moment))
    subjects["sheet"] = partial(_score_sheet_scenes, moments, seats)
    subjects["poster"] = partial(_poster_scenes, last_moment)
    subjects["cover"] = partial(_cover_scenes, moments[0])
    subjects["rating"] = partial(_rating_scenes, last_moment.game)
    return subjects | {
        f"card-{kind}": partial(_component_scenes, pictures, last_moment, kind)
        for kind in _components_by_kind(last_moment.game)
    }


def _scenes(drawing: Callable[..., Sequence[Sketch]], voice: Voice) -> Sequence[Scene]:
    return [sketch.scene for sketch in drawing(voice=voice)]


def _is_questioned(drawn: Pictures, moment: Position, voice: Voice) -> bool:
    """Whether the current question is private but has a public picture."""
    return moment.decision is not None and moment.decision.private and bool(drawn.sketch_conflict(moment, voice))


def _choice_subjects(drawn: Pictures, moment: Position, seat: Seat) -> Iterator[tuple[str, Subject]]:
    """Yield pictures of the choices, or of their places, with their costs and effects."""
    for verb in moment.game.words(moment.state, seat, ()):
        prefix: Words = (verb,)
        while (
            (words := moment.game.words(moment.state, seat, prefix)) and words[0] != STOP and len(prefix) < _MAX_DEPTH
        ):
            yield f"targets-{verb}-{len(prefix)}", partial(_option_pictures, drawn, moment, seat, prefix, words)
            prefix = (*prefix, words[0])


def _panel_scenes(position: Position, seat: Seat, voice: Voice) -> Sequence[Scene]:
    """Return the pictures of a panel that offers some moves to a seat."""
    moves = islice(every_move(position.game, position.state, seat), _PROPOSALS)
    answers = [Choice(move, voice.sentence(move), number=number) for number, move in enumerate(moves, 1)]
    return [sketch.scene for sketch in sketch_glance(position, seat, voice, answers)]


def _option_pictures(
    drawn: Pictures, moment: Position, seat: Seat, prefix: Words, words: Sequence[str], voice: Voice
) -> Sequence[Scene]:
    """Return the pictures of one page, which offers `words` after the words already chosen."""
    view = moment.game.view(moment.state, seat)
    choices = [((word,), moment.game.annotations(view, prefix, word)) for word in words]
    return [sketch.scene for sketch in drawn.sketch_choices(moment, seat, voice, choices, earlier_words=prefix)]


def _score_sheet_scenes(moments: Sequence[Position], seats: int, voice: Voice) -> Sequence[Scene]:
    last_moment = moments[-1]
    points, progress = (
        [tuple(measure(moment.state, seat) for seat in range(seats)) for moment in moments]
        for measure in (last_moment.game.points, last_moment.game.progress)
    )
    scene = score_sheet_of(last_moment, context_of(voice), points, progress)
    return [scene] if scene is not None else []


def _poster_scenes(position: Position, voice: Voice) -> Sequence[Scene]:
    return poster_of(position.game, position.fold, context_of(voice))


def _cover_scenes(position: Position, voice: Voice) -> Sequence[Scene]:
    every = [option for option in position.game.options if option.is_open]
    chosen = [option_label(voice, option.name, option.choices[-1], (position.game,)) for option in every]
    return cover_of(position.game, position.fold, context_of(voice), chosen)


def _rating_scenes(game: AnyGame, voice: Voice) -> Sequence[Scene]:
    return [draw_rating(voice.say("game-name"), _COURSE, _SPREAD, context_of(voice))]


def _components_by_kind(game: AnyGame) -> Mapping[str, Sequence[str]]:
    """Return the names of a game's components, grouped by kind."""
    kinds: dict[str, list[str]] = {}
    for name, kind in game.components({option.name: option.choices[0] for option in game.options}).items():
        kinds.setdefault(kind, []).append(name)
    return kinds


def _component_scenes(drawn: Pictures, position: Position, kind: str, voice: Voice) -> Sequence[Scene]:
    """Return a picture of the component of this kind that has the longest explanation in the reader's language."""
    game = position.game
    names = sorted(
        _components_by_kind(game)[kind], key=lambda name: len(" ".join(explain_component(game, {}, voice, name)))
    )
    return [sketch.scene for sketch in drawn.sketch_component(position, voice, names[-1])]


def scenes(subjects: Mapping[str, Subject], voice: Voice) -> dict[str, Scene]:
    """Return the pictures of the subjects as one reader sees them. Further pictures of one subject are numbered from
    2."""
    drawn = ((name, number, one) for name, subject in subjects.items() for number, one in enumerate(subject(voice), 1))
    return {name if number == 1 else f"{name}-{number}": scene for name, number, scene in drawn}


def _write_pictures(folder: Path, name: str, scene_by_name: Mapping[str, Scene], *, lossless: bool) -> int:
    """Write every picture, and pages that show all of them in a dark and in a light chat. Return the number of
    files."""
    full = {kind for kind, scene in scene_by_name.items() if lossless or scene.kind == POSTER_KIND}
    picture_by_kind = {
        kind: (compose_exact if kind in full else compose)(scene) for kind, scene in scene_by_name.items()
    }
    for kind, picture in picture_by_kind.items():
        target = folder / f"{name}-{kind}.png"
        if lossless:
            picture.save(target)
        elif kind in full:
            target.with_suffix(".jpg").write_bytes(encode_jpeg(scene_by_name[kind]))
        else:
            target.write_bytes(encode_png(picture, scene_by_name[kind].theme))
    grounds = () if lossless else ("dark", "light")
    for ground in grounds:
        draw_chat([*picture_by_kind.values()], dark=ground == "dark").save(folder / f"chat-{ground}-{name}.png")
    return len(picture_by_kind) + len(grounds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot.cli.contact_sheet",
        description="Draw the pictures of a game that computers play, at its start, middle and end: "
        "each alone, and all as a dark and a light chat show them.",
    )
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    for name, choices in (("game", [game.name for game in GAMES]), ("language", LANGUAGES), ("theme", [*THEMES])):
        parser.add_argument(
            f"--{name}", action="append", choices=choices, help=f"this {name} alone; can be given more than once"
        )
    parser.add_argument("--lossless", action="store_true", help="in all colours, as the palette is computed from them")
    return parser


def main(arguments: Sequence[str]) -> None:
    """Write the requested pictures into a folder, and print their number and the folder."""
    options = _parser().parse_args(arguments)
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for game in (game for game in GAMES if game.name in (options.game or [game.name])):
        tables = {language: seats_of(game, language) for language in options.language or LANGUAGES}
        subjects_by_seats = {seats: find_subjects(play_samples(game, seats), seats) for seats in {*tables.values()}}
        for theme in options.theme or THEMES:
            for language, seats in tables.items():
                all_scenes = scenes(subjects_by_seats[seats], voice_for(language, game, seats, theme))
                count += _write_pictures(
                    folder, f"{game.name}-{theme}-{language}", all_scenes, lossless=options.lossless
                )
    sys.stdout.write(f"{count} files in {folder}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
