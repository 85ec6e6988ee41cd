"""The conversion of values to JSON and back, guided by their type annotations alone."""

import enum
import hashlib
import json
import types
import typing
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import fields

T = TypeVar("T")

Json = Any
CLASS_KEY = "is"
UNWRITTEN_FIELD = "unwritten"
"""Annotation of a field that is not written and so does not change digests: the field is derived while a game is
played. Reading gives its default."""
LATER_FIELD = "later"
"""Annotation of a field that was added when values had already been stored. It is written only if it differs from its
default, so earlier texts and digests stay the same."""
_PLAIN_TYPES = frozenset((str, int, bool, float, type(None)))


_JSON_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)


def dumps(value: object) -> str:
    """Return the canonical text of a value: sorted keys, no blanks. Equal values give equal text."""
    return _JSON_WRITER.encode(encode(value))


def loads(kind: type[T], text: str) -> T:
    """Return the value of type `kind` that `dumps` wrote. Raises ValueError for any other text."""
    try:
        decoded: T = _decoder(typing.cast("Any", kind))(json.loads(text))
    except (KeyError, TypeError, IndexError, AttributeError, RecursionError) as fault:
        raise ValueError(f"not a {kind.__name__}: {fault!r}") from fault
    return decoded


def digest(value: object) -> str:
    """Return the first 8 hex digits of the SHA-256 of the canonical text."""
    return digest_of(dumps(value))


def digest_of(text: str) -> str:
    """Return the digest of a value, given its canonical text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def encode(value: object) -> Json:
    """Return `value` as JSON values. A Struct becomes an object tagged with the name of its class."""
    kind: Any = type(value)
    return value if kind in _PLAIN_TYPES else _encoder(kind)(value)


@cache
def _encoder(kind: Any) -> Callable[[Any], Json]:
    name: str = kind.__name__
    if issubclass(kind, enum.Enum):
        return lambda value: value.name
    if issubclass(kind, Struct):
        later = _defaults_of_later_fields(kind)
        always = tuple(field for field in _written_fields(kind) if field not in later)
        encode_plain = partial(_encode_object, {CLASS_KEY: name}, always)
        return partial(_encode_object_with_later, encode_plain, later) if later else encode_plain
    if issubclass(kind, tuple):
        return _encode_list
    if issubclass(kind, frozenset):
        return lambda value: sorted(encode(item) for item in value)
    if issubclass(kind, bytes):
        return bytes.hex
    raise TypeError(f"{name} has no text form")


def _encode_object(tag: dict[str, str], names: tuple[str, ...], value: object) -> dict[str, Json]:
    return tag | {name: encode(getattr(value, name)) for name in names}


def _encode_object_with_later(
    encode_plain: Callable[[object], dict[str, Json]], defaults: dict[str, object], value: object
) -> dict[str, Json]:
    later = {name: getattr(value, name) for name in defaults}
    return encode_plain(value) | {name: encode(later[name]) for name, usual in defaults.items() if later[name] != usual}


def _encode_list(value: tuple[object, ...]) -> list[Json]:
    # most values are plain numbers, which need no call
    return [item if type(item) in _PLAIN_TYPES else encode(item) for item in value]


@cache
def _written_fields(kind: type[Struct]) -> tuple[str, ...]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if not _is_marked(hints[name], UNWRITTEN_FIELD))


@cache
def _defaults_of_later_fields(kind: type[Struct]) -> dict[str, object]:
    """Return the default of each field marked LATER_FIELD, by the field's name."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: field.default for field in fields(kind) if _is_marked(hints[field.name], LATER_FIELD)}


def _is_marked(hint: Any, mark: str) -> bool:
    return mark in getattr(hint, "__metadata__", ())


@cache
def _decoder(kind: Any) -> Callable[[Json], Any]:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _union_decoder(arguments)
    if origin is tuple:
        return _tuple_decoder(arguments)
    if origin is frozenset:
        inner = _decoder(arguments[0])
        return lambda json_value: frozenset(inner(item) for item in json_value)
    return _plain_decoder(kind)


def _plain_decoder(kind: Any) -> Callable[[Json], Any]:
    if _is_struct(kind):
        return _struct_decoder(kind)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return lambda json_value: kind[json_value]
    if kind is bytes:
        return bytes.fromhex
    return lambda json_value: _require_type(kind, json_value)


def _require_type(kind: type, json_value: Json) -> Json:
    if kind is type(None) and json_value is None:
        return None
    if type(json_value) is not kind:
        raise TypeError(f"{json_value!r} is no {kind.__name__}")
    return json_value


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _struct_decoder(kind: Any) -> Callable[[Json], Any]:
    hints = typing.get_type_hints(kind)
    decoders = {name: _decoder(hints[name]) for name in _written_fields(kind)}
    later = _defaults_of_later_fields(kind)

    def decode(json_value: Json) -> Any:
        names = [name for name in decoders if name in json_value or name not in later]
        if json_value[CLASS_KEY] != kind.__name__ or len(json_value) != len(names) + 1:
            raise TypeError(f"{json_value[CLASS_KEY]} is no {kind.__name__}")
        values = {name: decoders[name](json_value[name]) for name in names}
        if any(name in values and values[name] == usual for name, usual in later.items()):
            raise ValueError(f"{kind.__name__} says what is usual")
        return kind(**values)

    return decode


def _tuple_decoder(arguments: tuple[Any, ...]) -> Callable[[Json], Any]:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        inner = _decoder(arguments[0])
        return lambda json_value: tuple(inner(item) for item in json_value)
    decoders = tuple(_decoder(argument) for argument in arguments)

    def decode(json_value: Json) -> Any:
        return tuple(decoder(item) for decoder, item in zip(decoders, json_value, strict=True))

    return decode


def _tag_and_type(member: Any) -> tuple[str, Any]:
    return member.__name__, member


def _union_decoder(members: tuple[Any, ...]) -> Callable[[Json], Any]:
    tagged = dict(_tag_and_type(member) for member in members if _is_struct(member))
    plain_members = tuple(member for member in members if not _is_struct(member))

    def decode(json_value: Json) -> Any:
        if isinstance(json_value, dict):
            return _decoder(tagged[json_value[CLASS_KEY]])(json_value)
        for member in plain_members:
            try:
                return _decoder(member)(json_value)
            except (KeyError, TypeError, ValueError):
                continue
        raise TypeError(f"{json_value!r} is none of {len(members)} kinds")

    return decode
