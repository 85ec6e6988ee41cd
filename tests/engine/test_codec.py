"""Values become text and come back; text that is no such value is refused."""

import enum
import json
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import Struct

from engine import codec


class Hue(enum.Enum):
    RED = 1
    BLUE = 2


class Rank(enum.IntEnum):
    LOW = 0
    HIGH = 1


class Leaf(Struct, frozen=True):
    hue: Hue
    rank: Rank
    count: int


class Twig(Struct, frozen=True):
    leaves: tuple[Leaf, ...]
    name: str = ""


class Tree(Struct, frozen=True):
    parts: tuple[Leaf | Twig, ...]
    crown: Leaf | None
    sizes: tuple[int, bool, float]
    hues: frozenset[str]
    numbers: frozenset[int]
    bag: bytes
    mixed: int | str | tuple[str, ...]


class Bush(Struct, frozen=True):
    name: str
    thorns: Annotated[int, codec.LATER_FIELD] = 0


leaves = some.builds(Leaf, some.sampled_from(Hue), some.sampled_from(Rank), some.integers())
twigs = some.builds(Twig, some.lists(leaves, max_size=3).map(tuple), some.text())
trees = some.builds(
    Tree,
    some.lists(leaves | twigs, max_size=4).map(tuple),
    some.none() | leaves,
    some.tuples(some.integers(), some.booleans(), some.floats(0.5, 2.0)),
    some.frozensets(some.text()),
    some.frozensets(some.integers()),
    some.binary(),
    some.integers() | some.text() | some.lists(some.text(), max_size=3).map(tuple),
)
json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)

TREE = Tree((Leaf(Hue.RED, Rank.HIGH, 3),), None, (1, True, 0.5), frozenset("ba"), frozenset((2, 1)), b"\x01", 7)


@given(trees)
def test_text_comes_back(tree: Tree) -> None:
    text = codec.dumps(tree)
    assert codec.loads(Tree, text) == tree
    assert codec.dumps(codec.loads(Tree, text)) == text


@given(trees, trees)
def test_equal_values_and_only_they_have_equal_text(one: Tree, other: Tree) -> None:
    assert (codec.dumps(one) == codec.dumps(other)) == (one == other)


def test_the_text_never_changes() -> None:
    assert codec.dumps(TREE) == (
        '{"bag":"01","crown":null,"hues":["a","b"],"is":"Tree","mixed":7,"numbers":[1,2],'
        '"parts":[{"count":3,"hue":"RED","is":"Leaf","rank":"HIGH"}],"sizes":[1,true,0.5]}'
    )
    assert codec.digest(TREE) == "852f8a4e"


def test_a_digest_tells_values_apart() -> None:
    assert codec.digest(TREE) == codec.digest(codec.loads(Tree, codec.dumps(TREE)))
    assert codec.digest(TREE) != codec.digest(Leaf(Hue.RED, Rank.HIGH, 3))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"Leaf"',
        "{}",
        '{"is":"Twig","count":1,"hue":"RED","rank":"LOW"}',
        '{"is":"Leaf","count":1,"hue":"RED"}',
        '{"is":"Leaf","count":1,"hue":"RED","rank":"LOW","more":1}',
        '{"is":"Leaf","count":1,"hue":"GREEN","rank":"LOW"}',
        '{"is":"Leaf","count":1,"hue":1,"rank":"LOW"}',
        '{"is":"Leaf","count":1,"hue":[],"rank":"LOW"}',
        '{"is":"Leaf","count":"1","hue":"RED","rank":"LOW"}',
        '{"is":"Leaf","count":true,"hue":"RED","rank":"LOW"}',
        '{"is":"Leaf","count":1.0,"hue":"RED","rank":"LOW"}',
        "[" * 100_000,
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own and ours alike
        codec.loads(Leaf, text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("parts", [{"is": "Nobody"}]),
        ("parts", ["leaf"]),
        ("parts", 3),
        ("crown", 3),
        ("sizes", [1, True]),
        ("sizes", [1, True, 0.5, 2]),
        ("sizes", {"0": 1}),
        ("hues", [1]),
        ("hues", 1),
        ("bag", "0x"),
        ("bag", 1),
        ("mixed", 0.5),
        ("mixed", [1]),
    ],
)
def test_a_spoilt_field_is_refused(field: str, value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own and ours alike
        codec.loads(Tree, json.dumps(codec.encode(TREE) | {field: value}))


@given(json_values, some.sampled_from((*codec.encode(TREE), "other")))
def test_no_text_crashes(value: object, field: str) -> None:
    for text in (json.dumps(value), json.dumps(codec.encode(TREE) | {field: value})):
        try:
            tree = codec.loads(Tree, text)
        except ValueError:
            continue
        assert codec.loads(Tree, codec.dumps(tree)) == tree


@pytest.mark.parametrize("value", [[1], {"a": 1}, {1}, object(), Leaf])
def test_mutable_values_are_not_encoded(value: object) -> None:
    with pytest.raises(TypeError, match="has no text form"):
        codec.dumps(value)


def test_a_later_field_is_written_only_where_it_is_not_as_usual() -> None:
    before = '{"is":"Bush","name":"broom"}'
    assert codec.dumps(Bush("broom")) == before
    assert codec.loads(Bush, before) == Bush("broom")
    thorny = '{"is":"Bush","name":"rose","thorns":9}'
    assert codec.dumps(Bush("rose", 9)) == thorny
    assert codec.loads(Bush, thorny) == Bush("rose", 9)


@pytest.mark.parametrize("other", ['"thorns":0', '"leaves":3', '"thorns":"9"', '"thorns":9,"leaves":3'])
def test_a_later_field_keeps_one_text_for_one_value(other: str) -> None:
    with pytest.raises(ValueError, match="Bush"):
        codec.loads(Bush, f'{{"is":"Bush","name":"broom",{other}}}')
