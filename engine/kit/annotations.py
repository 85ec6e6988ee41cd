"""Collect named facts about a word of a move, which menus show next to the word."""

from engine.game import COMPONENT_FACT, Fact, Facts


class Annotations:
    """Named facts about one word, in the order in which they were first added. Empty facts are left out."""

    def __init__(self) -> None:
        self._noted: dict[str, Fact] = {}

    def note(self, name: str, value: Fact | None) -> None:
        """Add a fact, unless it is empty: 0, "", () or None."""
        if value:
            self._noted[name] = value

    def add_to_count(self, name: str, number: int) -> None:
        """Add `note_number` to the fact `name`."""
        before = self._noted.get(name)
        self.note(name, number + (before if isinstance(before, int) else 0))

    def add_word(self, name: str, word: str) -> None:
        """Add a word to the fact `name`, which is a list."""
        before = self._noted.get(name)
        self.note(name, (*before, word) if isinstance(before, tuple) else (word,))

    def note_number(self, name: str, value: int) -> None:
        """Add a number, even if it is 0."""
        self._noted[name] = value

    def note_component(self, component: str) -> None:
        """Set the component that the word is about, for a word that names another component or none; "" means that it
        is about none."""
        self._noted[COMPONENT_FACT] = component

    def facts(self) -> Facts:
        """Return all facts that were added."""
        return tuple(self._noted.items())
