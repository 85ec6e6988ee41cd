"""Contact sheets: the pictures of every game in every language and theme, alone and as a chat shows them:
`python -m bot.cli.contact_sheet FOLDER`."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from bot.text.voice import LANGUAGES, Voice
from engine.ai import choose
from engine.chance import Chance
from engine.course import Course
from engine.game import STOP, Decision, Event, Seat, for_everybody
from engine.moves import random_move
from engine.registry import GAMES, AnyGame
from render.layouts.chat_preview import chat
from render.raster import compose, exact, png
from render.reader import Reader
from render.registry import GamePictures, pictures
from render.scene import Scene
from render.theme import THEMES

Subject: TypeAlias = Callable[[Reader], Scene | None]
"""A picture as a function of its reader."""

_QUARTERS = 4
_DEEPEST = 3
"""Maximum number of words of a move that are tried in the search for places."""

_SEED = 18
_NAMES = ("Žofie Řeháčková", "Ilmari Mäkelä", "נועה בן־דוד", "Maximilián 🦁")
_SEATS = (4, 3, 2, 4)
"""Number of players at the table of each language."""


class SheetPosition(Struct, frozen=True):
    """A position to draw.

    `state`: the position.
    `decision`: what it waits for; None: it is over.
    `events`: what everybody was told of the move that led to it.
    `points`: what each seat has.
    """

    state: object
    decision: Decision | None
    events: tuple[Event, ...]
    points: tuple[int, ...]


def played(game: AnyGame, seats: int, most: int = 600) -> list[SheetPosition]:
    """Play a game of computers; every third open decision is left to chance, so that more kinds of things happen."""
    chance = Chance(bytes([_SEED]) * 32)
    stream = chance.stream("moves")
    state = game.setup(game.marks[:seats], {option.name: option.choices[0] for option in game.options}, chance)
    moments = [_position(game, seats, state, ())]
    while (decision := moments[-1].decision) is not None and len(moments) <= most:
        seat = decision.seats[0]
        if len(moments) % 3 == 0 and not decision.private:
            move = random_move(game, state, seat, stream)
        else:
            move = choose(game, game.view(state, seat), seat, chance)
        step = game.play(state, seat, move)
        state = step.state
        moments.append(_position(game, seats, state, for_everybody(step.events)))
    return moments


def _position(game: AnyGame, seats: int, state: object, events: tuple[Event, ...]) -> SheetPosition:
    points = tuple(game.points(state, seat) for seat in range(len(game.marks[:seats])))
    return SheetPosition(state, game.decision(state), events, points)


def look_for(language: str, game: AnyGame, seats: int, theme: str) -> Reader:
    """Return how a reader of `language` sees a table of people with difficult names."""
    names = _NAMES[:seats]
    speaker = Voice(language, game.name, names, markdown=False)
    return Reader(speaker.say, speaker.word, names, speaker.rtl, theme)


def subjects(game: AnyGame, moments: Sequence[SheetPosition]) -> dict[str, Subject]:
    """Yield the boards at some moments, a hand at each, the last of whatever is there only now and then, and the
    end."""
    drawn = pictures(game.name, game.diagram)
    found: dict[str, Subject] = {}
    questioned, plain = False, look_for(LANGUAGES[0], game, len(_NAMES), next(iter(THEMES)))
    for number, moment in enumerate(moments):
        public, last = game.view(moment.state, None), moment is moments[-1]
        quarter, rest = divmod(number * _QUARTERS, len(moments))
        if rest < _QUARTERS or last:
            recent = tuple(event for earlier in moments[max(0, number - 2) : number + 1] for event in earlier.events)
            when = "end" if last else str(quarter)
            found[f"board-{when}"] = partial(_board, drawn, public, recent)
            for place in range(len(drawn.beside(public, plain, ()))):
                found[f"beside-{place + 1}-{when}"] = partial(_beside, drawn, public, recent, place)
            for name in drawn.names(public):
                found[f"extra-{name}"] = partial(_extra, drawn, public, name)
        questioning = _questioned(game, drawn, moment, plain)
        if questioned and not questioning:
            found["conflict-decided"] = partial(drawn.question, public)
        questioned = questioning
        if moment.decision is not None:
            seat = moment.decision.seats[0]
            found[f"hand-{quarter}"] = partial(drawn.hand, game.view(moment.state, seat))
            found |= _rarer(game, drawn, moment, seat)
            if questioning:
                found["board-conflict"] = partial(_board, drawn, public, ())
                found["conflict-open"] = partial(drawn.question, public)
    found["tableau"] = partial(_tableau, drawn, public)
    found["below"] = partial(_below, drawn, public)
    found["sheet"] = partial(_sheet, drawn, public, [moment.points for moment in moments])
    return found


def _questioned(game: AnyGame, drawn: GamePictures, moment: SheetPosition, look: Reader) -> bool:
    """Whether a private question has a public picture."""
    if moment.decision is None or not moment.decision.private:
        return False
    return drawn.question(game.view(moment.state, None), look) is not None


def _board(drawn: GamePictures, view: object, recent: Sequence[Event], look: Reader) -> Scene:
    return drawn.board(view, look, recent)


def _beside(drawn: GamePictures, view: object, recent: Sequence[Event], place: int, look: Reader) -> Scene | None:
    return drawn.beside(view, look, recent)[place]


def _extra(drawn: GamePictures, view: object, name: str, look: Reader) -> Scene | None:
    return drawn.extra(view, look, name)


def _sheet(drawn: GamePictures, view: object, points: Course, look: Reader) -> Scene | None:
    return drawn.sheet(view, look, points)


def _tableau(drawn: GamePictures, view: object, look: Reader) -> Scene | None:
    return drawn.tableau(view, look, 0)


def _below(drawn: GamePictures, view: object, look: Reader) -> Scene | None:
    return drawn.below(view, look, 0)


def _targets(drawn: GamePictures, view: object, words: Sequence[str], look: Reader) -> Scene | None:
    return drawn.targets(view, look, words)


def _rarer(game: AnyGame, drawn: GamePictures, moment: SheetPosition, seat: Seat) -> Iterator[tuple[str, Subject]]:
    """Yield what is not there at every moment: a conflict, places to choose from."""
    for verb in game.words(moment.state, seat, ()):
        typed: tuple[str, ...] = (verb,)
        while (words := game.words(moment.state, seat, typed)) and words[0] != STOP and len(typed) < _DEEPEST:
            yield f"targets-{verb}-{len(typed)}", partial(_targets, drawn, game.view(moment.state, seat), words)
            typed = (*typed, words[0])


def scenes(subjects: Mapping[str, Subject], look: Reader) -> dict[str, Scene]:
    """Return the subjects as one reader sees them."""
    drawn = {name: subject(look) for name, subject in subjects.items()}
    return {name: scene for name, scene in drawn.items() if scene is not None}


def _write(folder: Path, name: str, found: Mapping[str, Scene], *, lossless: bool) -> int:
    """Write every picture, and pages of a dark and of a light chat with all of them. Return how many files that are."""
    painted = {kind: (exact if lossless else compose)(scene) for kind, scene in found.items()}
    for kind, picture in painted.items():
        target = folder / f"{name}-{kind}.png"
        if lossless:
            picture.save(target)
        else:
            target.write_bytes(png(picture, found[kind].theme))
    grounds = () if lossless else ("dark", "light")
    for ground in grounds:
        chat([*painted.values()], dark=ground == "dark").save(folder / f"chat-{ground}-{name}.png")
    return len(painted) + len(grounds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot.cli.contact_sheet",
        description="Draw the pictures of a game that computers play, at its start, middle and end: "
        "each alone, and all as a dark and a light chat show them.",
    )
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    for name, known in (("game", [game.name for game in GAMES]), ("language", LANGUAGES), ("theme", [*THEMES])):
        parser.add_argument(
            f"--{name}", action="append", choices=known, help=f"this {name} alone; can be given more than once"
        )
    parser.add_argument("--lossless", action="store_true", help="in all colours, as the palette is computed from them")
    return parser


def main(arguments: Sequence[str]) -> None:
    """Write the pictures that are asked for into a folder, and say how many and where."""
    asked = _parser().parse_args(arguments)
    folder = asked.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    tables = [(language, seats) for language, seats in zip(LANGUAGES, _SEATS, strict=True)]
    tables = [table for table in tables if table[0] in (asked.language or LANGUAGES)]
    count = 0
    for game in (game for game in GAMES if game.name in (asked.game or [game.name])):
        subjects_by_seats = {seats: subjects(game, played(game, seats)) for seats in {seats for _, seats in tables}}
        for theme in asked.theme or THEMES:
            for language, seats in tables:
                found = scenes(subjects_by_seats[seats], look_for(language, game, seats, theme))
                count += _write(folder, f"{game.name}-{theme}-{language}", found, lossless=asked.lossless)
    sys.stdout.write(f"{count} files in {folder}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
