"""Allowed imports between packages."""

import ast
import re
import subprocess
import sys
import tomllib

import pytest

from tests.support.sources import GAMES, PACKAGES, ROOT, Source, every, sources

FACE = {
    "GROUNDS", "AnimationStopped", "StripCache", "compose", "compose_exact", "encode_animation", "encode_jpeg",
    "encode_png", "encode_sign", "sign_digest",
}  # fmt: skip
"""What the rest of the code may use of `render.raster`."""

FAMILIES = {"kingdoms": ("kings", "tigris")}
"""Packages of rules and of pictures that some games share, and these games."""

IMPURE = {"time", "random", "os", "sqlite3", "socket", "logging"}
SQL = re.compile(r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s.+\sSET|DELETE\s+FROM|CREATE\s+TABLE|PRAGMA)\b", re.DOTALL)
LAYER = re.compile(r"\w+")
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def within(source: Source, *places: str) -> bool:
    return any(source.name == place or source.name.startswith(f"{place}/") for place in places)


def imports(source: Source, *modules: str) -> set[str]:
    return {name for name in source.imports for module in modules if name == module or name.startswith(f"{module}.")}


def games_named_in(source: Source) -> set[str]:
    """Return the games that a file names in a text or an identifier, as whole words: `kings_at`, `KingsView`."""
    named = {node.id for node in source.nodes if isinstance(node, ast.Name)} | set(source.strings)
    words = {word.lower() for name in named for word in WORD.findall(name)}
    return words & set(GAMES) | {game for game in GAMES for name in named if re.search(rf"\b{game}\b", name.lower())}


def test_a_name_is_read_as_whole_words() -> None:
    assert WORD.findall("KingsView kings_at RETURN") == ["Kings", "View", "kings", "at", "RETURN"]


def test_there_is_something_to_hold() -> None:
    assert GAMES
    assert all(sources(package) for package in (*PACKAGES, "engine/kit"))


def layers(container: str) -> set[str]:
    """Return the modules in the layers of a container, as `pyproject.toml` lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    found = next(one["layers"] for one in contracts if one.get("containers") == [container])
    return set(LAYER.findall(" ".join(found)))


def modules(package: str) -> set[str]:
    """Return the modules and packages that stand directly in a package."""
    inside = (source.name.removeprefix(f"{package}/").split("/")[0].removesuffix(".py") for source in sources(package))
    return set(inside) - {"__init__"}


@pytest.mark.parametrize("game", GAMES)
def test_each_part_of_a_game_has_a_layer(game: str) -> None:
    assert modules(f"engine/games/{game}") <= layers("engine.games.*")


def test_each_part_of_the_engine_has_a_layer() -> None:
    assert modules("engine") == layers("engine")


def test_the_layers_hold() -> None:
    """In a process of its own: the tool sets up logging anew."""
    linting = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", linting], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@every("engine")
def test_the_engine_is_pure(source: Source) -> None:
    roots = {name.split(".")[0] for name in source.imports}
    assert roots <= (sys.stdlib_module_names | {"engine", "msgspec"}) - IMPURE


@every("engine")
def test_games_do_not_know_each_other(source: Source) -> None:
    for game in GAMES:
        if not within(source, f"engine/games/{game}", "engine/registry.py"):
            assert not imports(source, f"engine.games.{game}")


@every("engine", "render", "bot")
def test_a_family_serves_its_games_alone(source: Source) -> None:
    for family, members in FAMILIES.items():
        homes = (f"{layer}/games/{name}" for layer in ("engine", "render") for name in (family, *members))
        if not within(source, *homes):
            assert not imports(source, f"engine.games.{family}", f"render.games.{family}")


@every("engine/games")
def test_rules_do_not_know_computers(source: Source) -> None:
    if "computer" not in source.name.removesuffix(".py").split("/"):
        assert not [name for name in imports(source, "engine") if {"ai", "computer"} & set(name.split("."))]


@every("engine/kit")
def test_the_kit_knows_the_contract_and_no_game(source: Source) -> None:
    """Games are composed of its pieces, so nothing that is built on a game may stand in it."""
    allowed = (
        "engine.game",
        "engine.interning",
        "engine.standing_orders",
        "engine.chance",
        "engine.codec",
        "engine.kit",
    )
    assert imports(source, "engine") <= imports(source, *allowed) | {"engine"}
    assert not games_named_in(source)


@every("engine")
def test_only_the_registry_names_games(source: Source) -> None:
    if source.name.count("/") > 1 or source.name == "engine/registry.py":
        return
    assert not games_named_in(source)


@every("engine")
def test_computers_see_no_state_that_they_did_not_imagine(source: Source) -> None:
    if not {"ai", "computer"} & set(source.name.removesuffix(".py").split("/")):
        return
    parameters = {node.arg for node in source.nodes if isinstance(node, ast.arg)}
    assert "state" not in parameters
    assert not [name for name in source.imports if name.endswith((".State", ".setup", ".Draft", ".replay", ".table"))]
    for node in source.nodes:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "state" for t in node.targets):
            assert isinstance(node.value, ast.Call)
            assert ast.unparse(node.value.func) == "game.imagine"


@every("render")
def test_pictures_know_views_and_nothing_of_the_bot(source: Source) -> None:
    assert not imports(source, "bot", "discord", "aiosqlite")
    for game in GAMES:
        assert within(source, f"render/games/{game}") or not imports(source, f"engine.games.{game}")
    assert not [name for name in source.imports if name.endswith(".state.State")]


@every("render")
def test_a_game_owns_its_pictures(source: Source) -> None:
    """No other room of `render` imports or names a game; the kit is for games, and for the defaults of the contract."""
    for game in GAMES:
        if not within(source, f"render/games/{game}"):
            assert not imports(source, f"render.games.{game}")
            assert not [said for said in source.strings if re.search(rf"\b{game}\b", said, re.IGNORECASE)]
    if not within(source, "render/games", "render/kit"):
        assert not imports(source, "render.games")
        assert source.name == "render/registry.py" or not imports(source, "render.kit")


@every("render", "bot")
def test_pixels_are_made_behind_one_face(source: Source) -> None:
    if not within(source, "render/raster"):
        assert not [name for name in source.imports if re.fullmatch(r"render\.raster\.[a-z_]+\.\w+", name)]
        assert imports(source, "render.raster") <= {"render.raster", *(f"render.raster.{name}" for name in FACE)}


@every("bot")
def test_the_bot_does_not_know_which_game_it_hosts(source: Source) -> None:
    assert not imports(source, *(f"engine.games.{game}" for game in GAMES), *(f"render.games.{game}" for game in GAMES))
    assert not [said for said in source.strings for game in GAMES if re.search(rf"\b{game}\b", said, re.IGNORECASE)]


@every(*PACKAGES)
def test_sql_stands_in_the_store(source: Source) -> None:
    if not source.name.startswith("bot/store/"):
        assert not imports(source, "sqlite3", "aiosqlite")
        assert not [said for said in source.strings if SQL.search(said)]


@every(*PACKAGES)
def test_each_library_has_its_place(source: Source) -> None:
    assert within(source, "render") or not imports(source, "PIL")
    assert within(source, "bot") or not imports(source, "discord")


@every("bot/commands", "bot/handlers", "bot/ui")
def test_handlers_play_and_answer_and_no_more(source: Source) -> None:
    assert not imports(source, "bot.store.store", "bot.outbox.outbox", "render")


@every("bot/sandbox")
def test_the_sandbox_knows_no_bot(source: Source) -> None:
    assert not [name for name in imports(source, "bot") if name != "bot" and not name.startswith("bot.sandbox")]


@every("bot", "render")
def test_only_tests_import_tests(source: Source) -> None:
    assert not imports(source, "tests", "pytest", "hypothesis")
