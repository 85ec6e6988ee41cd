"""Reading rows of tables. Each value is checked on reading; a BadContent names the file, the row, the field and the
right value."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from engine.content import BadContent, read_table
from engine.games.mesopotamia.content.tables import GOODS, SixCounts, six_counts

PLAYER_COUNTS = ("2", "3", "4", "5", "6")
"""The numbers of players for which a table may have its own value."""

Value = object


class Row(Struct, frozen=True):
    """A row of a table: its file, the name by which a fault calls it, and its fields."""

    file: str
    name: str
    fields: Mapping[str, Value]

    def bad_field(self, field: str, expected: str) -> BadContent:
        """Return the exception for a wrong value of a field. `expected`: the right value, for its text."""
        return BadContent(self.file, self.name, field, expected)

    def read_text(self, field: str, choices: Collection[str] = ()) -> str:
        """Return the word in a field. Raises BadContent if it is missing or not one of `choices`, if there are any."""
        word = self.fields.get(field)
        if not isinstance(word, str) or not word or (choices and word not in choices):
            raise self.bad_field(field, f"expected one of: {' '.join(choices)}" if choices else "expected a word")
        return word

    def read_optional_text(self, field: str, choices: Collection[str]) -> str:
        """Return the word of `choices` in a field, or "" if it is missing or null. Raises BadContent for another
        word."""
        return self.read_text(field, choices) if self.fields.get(field) is not None else ""

    def read_number(self, field: str, minimum: int = 0, maximum: int = 99) -> int:
        """Return the whole number in a field. Raises BadContent if it is missing or outside the range."""
        number = self.fields.get(field)
        if isinstance(number, bool) or not isinstance(number, int) or not minimum <= number <= maximum:
            raise self.bad_field(field, f"expected a whole number from {minimum} to {maximum}")
        return number

    def read_numbers(self, field: str, length: int | None = None) -> tuple[int, ...]:
        """Return the list of whole numbers in a field. Raises BadContent for another value or another `length`."""
        items = self.read_items(field)
        if length not in (None, len(items)):
            raise self.bad_field(field, f"expected {length} numbers")
        return tuple(Row(self.file, self.name, {field: item}).read_number(field) for item in items)

    def read_words(self, field: str, choices: Collection[str] = ()) -> tuple[str, ...]:
        """Return the list of words in a field. Raises BadContent for another value or a word not in `choices`."""
        return tuple(
            Row(self.file, self.name, {field: item}).read_text(field, choices) for item in self.read_items(field)
        )

    def read_items(self, field: str) -> Sequence[Value]:
        """Return the list in a field, its items not yet checked. Raises BadContent for another value."""
        items = self.fields.get(field)
        if not isinstance(items, list):
            raise self.bad_field(field, "expected a list")
        return items

    def read_row(self, field: str) -> "Row":
        """Return the object in a field as a row, empty if it is missing. Raises BadContent for another value."""
        fields = self.fields.get(field, {})
        if not isinstance(fields, dict):
            raise self.bad_field(field, "expected an object")
        return Row(self.file, f"{self.name} {field}", fields)

    def read_by_players(self, field: str) -> "Row":
        """Return the object in a field as a row of values by number of players. Raises BadContent for other keys."""
        inner = self.read_row(field)
        for players in inner.fields:
            if players not in PLAYER_COUNTS:
                raise self.bad_field(field, f"{players} is none of: {' '.join(PLAYER_COUNTS)}")
        return inner

    def read_amount(self, field: str, choices: Collection[str] = GOODS) -> dict[str, int]:
        """Return the amount in a field, numbers of at least 1 by choice. Raises BadContent for a name not in
        `choices`."""
        inner = self.read_row(field)
        for name in inner.fields:
            if name not in choices:
                raise self.bad_field(field, f"{name} is none of: {' '.join(choices)}")
        return {name: inner.read_number(name, 1) for name in inner.fields}

    def read_goods(self, field: str) -> SixCounts:
        """Return the amount of goods in a field, in the order of GOODS. Raises BadContent."""
        return six_counts(self.read_amount(field))

    def read_flag(self, field: str) -> bool:
        """Return the truth value in a field, False if it is missing. Raises BadContent for another value."""
        flag = self.fields.get(field, False)
        if not isinstance(flag, bool):
            raise self.bad_field(field, "expected true or false")
        return flag


def read_rows(files: Mapping[str, str], file: str, within: str, name: str) -> tuple[Row, ...]:
    """Return the rows of the table `within` of a file. `name`: the fields whose values name a row, separated by blanks.
    Raises BadContent for an unnamed row, a name used twice, or a row without a source."""
    read = [
        Row(file, f"{within} {place}", row if isinstance(row, dict) else {})
        for place, row in enumerate(read_file_fields(files, file).read_items(within), 1)
    ]
    named = tuple(Row(file, _row_name(row, name), row.fields) for row in read)
    for row in named:
        _check_source(row)
    if len({row.name for row in named}) < len(named):
        twice = next(row for row in named if sum(row.name == other_row.name for other_row in named) > 1)
        raise twice.bad_field(name, "expected a name that no other row has")
    return named


def _row_name(row: Row, name: str) -> str:
    """Return the name of a row: the values of the fields that `name` lists, separated by blanks. Raises BadContent."""
    parts = [row.fields.get(part) for part in name.split()]
    if not all(isinstance(part, str | int) and part != "" for part in parts):
        raise row.bad_field(name, "expected a name")
    return " ".join(str(part) for part in parts)


def _check_source(row: Row) -> None:
    source = row.read_text("source")
    if not any(origin in source for origin in ("house", "rulebook", "owner")):
        raise row.bad_field("source", "expected where it is from: house, rulebook or owner")


def read_file_fields(files: Mapping[str, str], file: str) -> Row:
    """Return all top-level fields of a file as a row. Raises BadContent if it is no JSON object."""
    return Row(file, "-", read_table(files, file))
