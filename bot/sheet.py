"""Contact sheets: every picture of every game in every language and theme, alone and as a chat shows them."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.text.voice import LANGUAGES, voice
from engine.chance import Chance
from engine.game import STOP, Event, Seat
from engine.games import GAMES, AnyGame
from engine.moves import random_move
from render.compose import compose
from render.encode import png
from render.look import Look
from render.pictures import AnyPictures, pictures
from render.scene import Scene
from render.theme import THEMES

_MOMENTS = (0, 25, 60, 110)
_LONGEST = 200
_NAMES = ("Žofie Řeháčková", "Ilmari Mäkelä", "נועה בן־דוד", "Maximilián 🦁")
_SEATS = (4, 3, 2, 4)
"""How many sit at the table of each language."""


def look_for(language: str, game: AnyGame, seats: int, theme: str) -> Look:
    """How a reader of `language` sees a table of people with difficult names."""
    names = _NAMES[:seats]
    speaker = voice(language, game.name, names, markdown=False)
    return Look(speaker.say, speaker.word, names, speaker.rtl, theme)


def scenes(game: AnyGame, look: Look) -> Iterator[tuple[str, Scene]]:
    """A game by chance: the board at some moments with a hand, the first places to choose from, the first conflict."""
    drawn, seats = pictures(game.name, game.diagram), len(look.names)
    chance = Chance(bytes([seats]) * 32)
    stream = chance.stream("moves")
    state = game.setup(game.marks[:seats], {option.name: option.choices[0] for option in game.options}, chance)
    shown: set[str] = set()
    recent: tuple[Event, ...] = ()
    for number in range(_LONGEST):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        if number in _MOMENTS:
            yield f"board-{number}", drawn.board(game.view(state, None), look, recent)
            yield f"hand-{number}", drawn.hand(game.view(state, seat), look)
        for name, scene in _rarer(game, drawn, look, state, seat):
            if name not in shown:
                shown.add(name)
                yield name, scene
        step = game.play(state, seat, random_move(game, state, seat, stream))
        state, recent = step.state, step.events


def _rarer(game: AnyGame, drawn: AnyPictures, look: Look, state: object, seat: Seat) -> Iterator[tuple[str, Scene]]:
    """What there is not at every moment."""
    conflict = drawn.conflict(game.view(state, None), look)
    if conflict is not None:
        yield "conflict", conflict
        yield "board-conflict", drawn.board(game.view(state, None), look, ())
    for verb in game.words(state, seat, ()):
        typed: tuple[str, ...] = (verb,)
        while (words := game.words(state, seat, typed)) and words[0] != STOP:
            places = drawn.targets(game.view(state, seat), look, words)
            if places is not None:
                yield f"targets-{verb}", places
            typed = (*typed, words[0])


def main(arguments: Sequence[str]) -> None:
    """Write all pictures into a folder; with `--lossless` in all their colours, as the palette's tool wants them."""
    folder = Path(next(argument for argument in arguments if not argument.startswith("--")))
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for theme in THEMES:
            for language, seats in zip(LANGUAGES, _SEATS, strict=True):
                for name, scene in scenes(game, look_for(language, game, seats, theme)):
                    target = folder / f"{game.name}-{theme}-{language}-{name}.png"
                    if "--lossless" in arguments:
                        compose(scene).save(target)
                    else:
                        target.write_bytes(png(compose(scene), scene.theme))


if __name__ == "__main__":
    main(sys.argv[1:])
