"""The default diagram of a view: a line for each field, from which the view can be read back."""

from msgspec import Struct

from engine import codec


def write_fields(view: object) -> str:
    """Return a line for each field of a view: its name, and its value as JSON."""
    assert isinstance(view, Struct)
    values = ((name, getattr(view, name)) for name in view.__struct_fields__)
    return "".join(f"{name}: {codec.dumps(value)}\n" for name, value in values)
