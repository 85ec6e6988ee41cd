"""A game's own options as they are typed: `map=advanced open-scores=yes`."""

from collections.abc import Iterator, Mapping, Sequence

from bot.messages.lobby import SHARED, choosable_anywhere, option_label
from bot.model.errors import NoSuchChoice
from bot.text.typed_moves import plain
from bot.text.voice import Voice
from engine.registry import AnyGame


def read(typed: str, games: Sequence[AnyGame]) -> dict[str, str]:
    """Return the choice typed for each option. Raises NoSuchChoice for what none of `games` offers."""
    known, found = own(games), dict[str, str]()
    for part in typed.split():
        name, _, word = part.partition("=")
        if name not in known:
            raise NoSuchChoice(part, "", known)
        if word not in known[name]:
            raise NoSuchChoice(part, name, known[name])
        found[name] = word
    return found


def suggestions(typed: str, games: Sequence[AnyGame], voice: Voice) -> Iterator[tuple[str, str]]:
    """Yield labels and texts that add a choice to what was typed, for each option that is not typed yet. A beginning
    may be of an option or a choice, as it is typed or as the reader knows it."""
    *before, begun = typed.split(" ") if typed else [""]
    done = [part for part in before if part]
    taken = {part.partition("=")[0] for part in done}
    for name, words in own(games).items():
        for word in words if name not in taken else ():
            part, label = f"{name}={word}", option_label(voice, name, word, games)
            if plain(begun) in plain(part) or plain(begun) in plain(label):
                yield " · ".join([*done, label]), " ".join([*done, part])


def own(games: Sequence[AnyGame]) -> Mapping[str, Sequence[str]]:
    """Return the options that only games have, with their choices."""
    return {name: words for name, words in choosable_anywhere(games).items() if name not in SHARED}
