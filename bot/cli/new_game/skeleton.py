"""The generator of a working game under a new name, which it adds to the registry."""

import builtins
import re
from collections.abc import Iterator, Mapping
from keyword import iskeyword, issoftkeyword
from pathlib import Path

from bot.text.voice import LANGUAGES

TEMPLATES = Path(__file__).parent / "templates"
LIKE = ("heap", "auction")
"""The sample games that a new game can copy: in `heap`, two players move in turn; in `auction`, several players with
hidden hands choose cards at the same time."""
REGISTRY = Path("engine/registry.py")
COMMANDS = frozenset(("about", "admin", "game", "help", "league", "move", "orders", "privacy", "settings")) | frozenset(
    ("stats", "table", "tables", "try")
)
"""The first words of the slash commands that all games have."""

_SUFFIX = ".txt"
_NAME, _CLASS, _TITLE = "GAME_NAME", "GameName", "GAME_TITLE"
_LONGEST_NAME = 20
_UNTRANSLATED = "# Still in English: translate what stands behind each =, then delete this line.\n"


class BadName(ValueError):
    """Raised for a name that cannot be used for a game."""


class NoTree(ValueError):
    """Raised for a folder that is not a copy of the source."""


def write(folder: Path, name: str, like: str = LIKE[0]) -> tuple[Path, ...]:
    """Write a game like one of `LIKE` into the copy of the source in `folder`, and return the new files. Raises BadName
    or NoTree before anything is changed."""
    if not all((folder / part).is_file() for part in (REGISTRY, "tests/new_game.py")):
        raise NoTree("there is no source here: start it in the folder that holds engine, bot, render and tests")
    _require_valid_name(name)
    registry = (folder / REGISTRY).read_text("utf-8")
    files = dict(_files(name, like))
    _require_unused_name(folder, name, files, registry)
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    (folder / REGISTRY).write_text(add_to_registry(registry, name), "utf-8")
    return tuple(files)


def add_to_registry(registry: str, name: str) -> str:
    """Return the text of the registry with one more game: an import, and a line at the end of the list of games."""
    lines = registry.splitlines(keepends=True)
    lines.insert(lines.index(")\n", lines.index("GAMES: tuple[AnyGame, ...] = (\n")), f"    {class_name(name)}(),\n")
    first = next(place for place, line in enumerate(lines) if line.startswith("from engine.games."))
    lines.insert(first, f"from engine.games.{name}.play import {class_name(name)}\n")
    return _sort_imports("".join(lines))


def class_name(name: str) -> str:
    """Return the class name of a game: `RoyalGame` for `royal_game`."""
    return "".join(part.capitalize() for part in name.split("_"))


def _require_valid_name(name: str) -> None:
    """Raise BadName if a name cannot serve as a folder, a class and a command."""
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", name) or len(name) > _LONGEST_NAME:
        raise BadName(
            f"“{name}” is no name for a game: use small letters a to z, at most {_LONGEST_NAME}; _ may join words"
        )
    if iskeyword(name) or issoftkeyword(name):
        raise BadName(f"“{name}” is a word of Python's own: choose another name, such as {name}_game")


def _require_unused_name(folder: Path, name: str, files: Mapping[Path, str], registry: str) -> None:
    """Raise BadName if a name is already used by a game, a command or something else in the program."""
    homes = {file.parent for file in files if name in file.parent.parts}
    homes |= {Path("bot/text", name), *files}
    existing = sorted(home.as_posix() for home in homes if (folder / home).exists())
    if existing:
        raise BadName(f"“{name}” is taken: there is {existing[0]} already; choose another name")
    templates = (text for like in LIKE for text in _texts(like).values())
    words = {word for text in (*templates, registry) for word in re.findall(r"\w+", text)}
    if name in COMMANDS or class_name(name) in words or hasattr(builtins, class_name(name)):
        raise BadName(f"“{name}” is taken: the program uses this name for something else; choose another one")


def _files(name: str, like: str) -> Iterator[tuple[Path, str]]:
    """Yield the path of each file of a new game, relative to the root of the source, and its text."""
    for template, text in _texts(like).items():
        file = Path(template.as_posix().replace(_NAME, name).removesuffix(_SUFFIX))
        path_name = _fill_in_name(text, name)
        if file.suffix != ".ftl":
            yield file, _sort_imports(path_name)
            continue
        for language in LANGUAGES:
            yield file.parent / language / file.name, path_name if language == "en" else _UNTRANSLATED + path_name


def _texts(like: str) -> Mapping[Path, str]:
    home = TEMPLATES / like
    paths = sorted(home.rglob(f"*{_SUFFIX}"))
    return {path.relative_to(home): path.read_text("utf-8") for path in paths}


def _fill_in_name(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    return text.replace(_NAME, name).replace(_CLASS, class_name(name)).replace(_TITLE, title)


def _sort_imports(text: str) -> str:
    """Return a module with each block of imports from the project sorted by module."""
    run = re.compile(r"(?:^from (?:engine|tests)\b.* import .*\n)+", re.MULTILINE)
    return run.sub(lambda found: "".join(sorted(found[0].splitlines(keepends=True), key=_module)), text)


def _module(line: str) -> str:
    return line.split()[1]
