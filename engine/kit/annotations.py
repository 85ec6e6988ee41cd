"""Collect named facts about a word of a move, which menus show beside it."""

from engine.game import COMPONENT, Fact, Facts


class Annotations:
    """Named facts about one word, in the order in which they were first noted; nothing and nobody is left out."""

    def __init__(self) -> None:
        self._noted: dict[str, Fact] = {}

    def note(self, name: str, value: Fact | None) -> None:
        """Note a fact, but for one that says nothing: 0, "", () or None."""
        if value:
            self._noted[name] = value

    def count(self, name: str, number: int) -> None:
        """Add to a number."""
        before = self._noted.get(name)
        self.note(name, number + (before if isinstance(before, int) else 0))

    def collect(self, name: str, word: str) -> None:
        """Add to a list of words."""
        before = self._noted.get(name)
        self.note(name, (*before, word) if isinstance(before, tuple) else (word,))

    def number(self, name: str, value: int) -> None:
        """Note a number that says something even where it is 0."""
        self._noted[name] = value

    def about(self, component: str) -> None:
        """Note the component that the word is about, where it names another one; "" where it is about none."""
        self._noted[COMPONENT] = component

    def facts(self) -> Facts:
        """Return all that was noted."""
        return tuple(self._noted.items())
