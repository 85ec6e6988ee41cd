"""The numbered steps that make a database: NNNN_name.sql, applied in order. A step that was released is never
changed."""

from importlib.resources import files


def steps() -> tuple[tuple[int, str], ...]:
    """Return every step's number and its statements, in order."""
    found = [path for path in files(__name__).iterdir() if path.name.endswith(".sql")]
    return tuple(sorted((int(path.name.split("_")[0]), path.read_text("utf-8")) for path in found))
