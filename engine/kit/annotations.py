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
        """Add `number` to the number of the fact `name`, which is 0 at first."""
        before = self._noted.get(name)
        self.note(name, number + (before if isinstance(before, int) else 0))

    def add_word(self, name: str, word: str) -> None:
        """Append a word to the words of the fact `name`, which are () at first."""
        before = self._noted.get(name)
        self.note(name, (*before, word) if isinstance(before, tuple) else (word,))

    def note_number(self, name: str, value: int) -> None:
        """Add a number, even if it is 0, which `note` would leave out."""
        self._noted[name] = value

    def note_component(self, component: str) -> None:
        """Set the component that a menu explains for the word, if it is not the one that the word names; "" means that
        it explains none."""
        self._noted[COMPONENT_FACT] = component

    def facts(self) -> Facts:
        """Return all facts that were added."""
        return tuple(self._noted.items())
