"""The numbered steps that make a database, applied in order. They are named NNNN_name.sql, or NNNN_name.KIND.sql for
one kind of database, which then takes no other step of that number. A released step is never changed."""

from importlib.resources import files

from bot.config.program import VERSION, program

FIRST_STEP = {"sqlite": 1, "postgres": 21}
"""The number of the first step for each kind of database. This step includes all earlier steps of the other kinds."""


def migration_steps(kind: str = "sqlite") -> tuple[tuple[int, str], ...]:
    """Return the number and the statements of each step for one kind of database, in order."""
    texts: dict[int, str] = {}
    beside = (path for path in files(__name__).iterdir() if path.name.endswith(".sql"))
    for path in sorted(beside, key=lambda path: path.name.count(".")):
        name, *middle, _ = path.name.split(".")
        if middle in ([], [kind]):
            texts[int(name.split("_")[0])] = path.read_text("utf-8")
    return tuple(sorted(step for step in texts.items() if step[0] >= FIRST_STEP[kind]))


def refusal_if_newer(name: str, version: int, kind: str = "sqlite") -> str | None:
    """Return a text about why this bot cannot read a database of the format `version`, and what to do, or None if it
    can."""
    newest = migration_steps(kind)[-1][0]
    if version <= newest:
        return None
    return (
        f"the database {name} has format {version}, and version {VERSION} reads formats up to {newest}: a newer "
        f"version has used it. Install that version again, or put back a copy from before: {program()} restore FILE "
        "--force"
    )
