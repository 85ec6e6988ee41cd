"""The options of a single game, typed as `map=advanced open-scores=yes`."""

from collections.abc import Iterator, Mapping, Sequence

from bot.messages.lobby import SHARED_OPTIONS, all_available_choices, option_label
from bot.model.errors import NoSuchChoice
from bot.text.typed_moves import plain_form
from bot.text.voice import Voice
from engine.registry import AnyGame


def read_options(typed: str, games: Sequence[AnyGame]) -> dict[str, str]:
    """Return the choice that was typed for each option. Raises NoSuchChoice for an option or choice that none of
    `games` has."""
    options, choices = game_options(games), dict[str, str]()
    for part in typed.split():
        name, _, word = part.partition("=")
        if name not in options:
            raise NoSuchChoice(part, "", options)
        if word not in options[name]:
            raise NoSuchChoice(part, name, options[name])
        choices[name] = word
    return choices


def suggestions(typed: str, games: Sequence[AnyGame], voice: Voice) -> Iterator[tuple[str, str]]:
    """Yield a label and a text for each choice that may follow the typed text, for each option that is not typed yet.
    The last word may be the beginning of an option or of a choice, in the game's words or in the reader's language."""
    *typed_parts, beginning = typed.split(" ") if typed else [""]
    complete_parts = [part for part in typed_parts if part]
    typed_names = {part.partition("=")[0] for part in complete_parts}
    for name, words in game_options(games).items():
        for word in words if name not in typed_names else ():
            part, label = f"{name}={word}", option_label(voice, name, word, games)
            if plain_form(beginning) in plain_form(part) or plain_form(beginning) in plain_form(label):
                yield " · ".join([*complete_parts, label]), " ".join([*complete_parts, part])


def game_options(games: Sequence[AnyGame]) -> Mapping[str, Sequence[str]]:
    """Return the options that belong to single games, with their choices."""
    return {name: words for name, words in all_available_choices(games).items() if name not in SHARED_OPTIONS}
