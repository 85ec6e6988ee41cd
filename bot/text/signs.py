"""Signs of the games in front of words: which ones Discord has, and the sign of a move or of a word."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from bot.model.table import DEFAULT_THEME
from engine.game import Words
from engine.move_chain import THEN, last_move, split_moves

FindSign: TypeAlias = Callable[[str, Words, int], str]
"""A function that returns the name of a move's sign, given the number of words that an earlier control shows, or "" if
there is none."""


SignKey: TypeAlias = tuple[str, str, str]
"""A game, the name of one of its signs, and the theme of its drawing."""

MAX_CACHED_NAMES = 5000
"""Maximum number of moves whose signs are cached."""


class Emoji(Struct, frozen=True):
    """An emoji of the bot's application, identified by Discord's `name` and `id`."""

    name: str
    id: int

    @property
    def text(self) -> str:
        """Return the emoji's form in a text (https://docs.discord.com/developers/reference#message-formatting)."""
        return f"<:{self.name}:{self.id}>"

    def to_dict(self) -> dict[str, object]:
        """Return the emoji in the form that a control takes
        (https://docs.discord.com/developers/components/reference#button)."""
        return {"name": self.name, "id": str(self.id)}


class Signs:
    """The signs that can be shown now, by game, name and theme. `find`: returns the name of a move's sign."""

    def __init__(self, find: FindSign) -> None:
        self._find = find
        self._name = lru_cache(maxsize=MAX_CACHED_NAMES)(self._find_sign_name)
        self._known: Mapping[SignKey, Emoji] = MappingProxyType({})
        self.refused: Callable[[], object] = lambda: None
        self._in_theme: dict[str, ThemedSigns] = {}

    def update(self, signs: Mapping[SignKey, Emoji]) -> None:
        """Replace the signs that can be shown by `signs`."""
        self._known = signs

    def clear(self) -> None:
        """Show no signs until they are known again, because Discord has refused one."""
        self._known = MappingProxyType({})
        self.refused()

    def in_theme(self, theme: str) -> "Signs":
        """Return the signs in a theme's drawing, or else in the usual one."""
        if theme == DEFAULT_THEME:
            return self
        return self._in_theme.setdefault(theme, ThemedSigns(self, theme))

    def word(self, game: str | None, word: str) -> Emoji | None:
        """Return the sign of a game's word, or None."""
        return self._known.get((game or "", word, DEFAULT_THEME))

    def move(self, game: str | None, words: Words, prefix_length: int = 0) -> Emoji | None:
        """Return the sign of a move, a move chain, or the beginning of either, after the first `prefix_length` words.
        Return None if there is none, or if moves with that verb have different signs."""
        if not self._known or game is None or len(words) <= prefix_length:
            return None
        return self.word(game, self._name(game, words, prefix_length))

    def _find_sign_name(self, game: str, words: Words, prefix_length: int) -> str:
        """Return the name of the sign of a move or its beginning. If the moves of a chain have different signs, return
        that of their verb. Return "" if there is none."""
        start = _start_of_move(words, prefix_length)
        moves = [move for move in split_moves(words[start:]) if move]
        alike = [move for move in moves if move[0] == moves[0][0]]
        names = {
            self._find(game, move, 0 if place else max(0, prefix_length - start)) for place, move in enumerate(alike)
        }
        return names.pop() if len(names) == 1 else self._find(game, moves[0][:1], 0)


class ThemedSigns(Signs):
    """The signs of `whole` in a theme's drawing."""

    def __init__(self, whole: Signs, theme: str) -> None:
        super().__init__(whole._find)
        self._whole = whole
        self._theme = theme

    def clear(self) -> None:
        """Show no signs until they are known again."""
        self._whole.clear()

    def word(self, game: str | None, word: str) -> Emoji | None:
        """Return the sign of a word of a game in the theme's drawing, or else in the usual one, or None if there is
        none."""
        return self._whole._known.get((game or "", word, self._theme)) or self._whole.word(game, word)

    def move(self, game: str | None, words: Words, prefix_length: int = 0) -> Emoji | None:
        """Return the sign of a move, as `Signs.move` does."""
        if not self._whole._known or game is None or len(words) <= prefix_length:
            return None
        return self.word(game, self._whole._name(game, words, prefix_length))


def _start_of_move(words: Words, prefix_length: int) -> int:
    """Return the index at which the move begins that continues after the first `prefix_length` words of a move
    chain."""
    if not prefix_length:
        return 0
    return prefix_length + 1 if words[prefix_length] == THEN else prefix_length - len(last_move(words[:prefix_length]))


NO_SIGNS = Signs(lambda game, words, begun: "")
"""The signs of a reader who wants only words."""
