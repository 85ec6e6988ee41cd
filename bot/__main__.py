"""The command line: run the bot, try it in the sandbox, read records, and back up the database."""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from bot.config.files import Unreadable, error_text, read_text
from bot.config.program import INSTALLED, VERSION, program
from bot.config.settings import Config, ConfigError, content_folder, read_tables
from bot.runtime import log
from bot.runtime.priority import run_at_low_priority
from bot.store.database import StoreUnavailable
from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.places import place_of
from engine.content import BadContent
from engine.record import BadRecord
from engine.registry import GAMES, AnyGame, add_tables

if TYPE_CHECKING:
    from bot.cli.replay import Replay

WRONG_SETTING = 78
"""The exit code EX_CONFIG of sysexits.h: a supervisor need not restart the process."""

UNREACHABLE = 69
"""The exit code EX_UNAVAILABLE: trying again later may help."""

UNREADABLE = 65
"""The exit code EX_DATAERR: the given file is not what it should be."""

PERMANENT_FAILURES = (UNREADABLE, WRONG_SETTING)
"""Exit codes of `run` after which another start cannot help until somebody changes something."""

OUTPUT_CLOSED = 141
"""The exit code of a command whose output nobody reads any more, as a shell reports it: 128 + SIGPIPE."""

WRONG_USAGE = 64
"""The exit code EX_USAGE: the command line is wrong."""

RECORD_HELP = "the record of a game: a .tablet file, as /table export makes it"


def main(command_line: Sequence[str] | None = None) -> int:
    """Run the command on the command line, or `command_line` instead. Return the exit code: 0, 1 if faults were found,
    or one of sysexits.h."""
    try:
        try:
            return _run_command(_parse(command_line))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Otherwise Python prints an error when it flushes the output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED


def _parse(command_line: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed command line. Without a command, print the list of commands and exit."""
    parser = _parser()
    if not (sys.argv[1:] if command_line is None else command_line):
        parser.exit(2, parser.format_help())
    return parser.parse_args(command_line)


def _run_command(arguments: argparse.Namespace) -> int:
    code = _run_reporting_errors(arguments)
    if code in PERMANENT_FAILURES and getattr(arguments, "hold", False):
        _wait_for_stop()
    return code


def _run_reporting_errors(arguments: argparse.Namespace) -> int:
    """Run the command and return its exit code. If the command fails, print the reason to stderr."""
    try:
        code: int = arguments.command(arguments)
    except ConfigError as wrong:
        return _report(WRONG_SETTING, str(wrong))
    except BadContent as wrong:
        return _report(WRONG_SETTING, f"DUBSAR_CONTENT: {wrong}")
    except InUse as held:
        return _report(UNREACHABLE, str(held))
    except StoreError as wrong:
        return _report(UNREADABLE, str(wrong))
    except StoreUnavailable as wrong:
        return _report(UNREACHABLE, f"the database cannot be used for now: {wrong}")
    except BadRecord as bad:
        return _report(UNREADABLE, f"{arguments.record}: {bad}")
    except Unreadable as fault:
        return _report(UNREADABLE, str(fault))
    except BrokenPipeError:
        raise
    except OSError as error:
        return _report(UNREADABLE, error_text(error))
    return code


def _wait_for_stop() -> None:
    """Wait for a stop signal instead of exiting: a supervisor would only restart the process into the same fault."""
    stopped = Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, lambda *_: stopped.set())
    print(f"{INSTALLED}: waiting to be stopped; start again once this is fixed", file=sys.stderr, flush=True)
    stopped.wait()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program(), description="A Discord bot for board games played by message.")
    parser.add_argument("--version", action="version", version=f"{INSTALLED} {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    run = _add_command(commands, "run", "connect to Discord; settings come from the environment")
    run.add_argument("--force", action="store_true", help="start even on a database that was moved to another one")
    run.add_argument(
        "--hold",
        action="store_true",
        help="after a fault that no restart can fix (exit codes 65 and 78), wait to be stopped; for Docker",
    )
    run.set_defaults(command=_run)
    sandbox = _add_command(commands, "sandbox", "try the bot on this machine, in the browser, without Discord")
    sandbox.add_argument("--port", type=_port, help="where the page listens (default: 8642, or the next that is free)")
    sandbox.add_argument("--database", type=Path, help="load and save the tables in this file")
    _add_content_option(sandbox)
    sandbox.set_defaults(command=_sandbox)
    replay = _add_command(commands, "replay", "print a record move by move, or save it as pictures")
    replay.add_argument("record", type=Path, metavar="RECORD", help=RECORD_HELP)
    replay.add_argument("--pictures", type=Path, metavar="DIR", help="save a picture of each position in this folder")
    replay.add_argument("--animation", type=Path, metavar="FILE", help="save the whole game as an animation (WebP)")
    _add_content_option(replay)
    replay.set_defaults(command=_replay)
    verify = _add_command(commands, "verify", "check a record against the rules and the seed")
    verify.add_argument("record", type=Path, metavar="RECORD", help=RECORD_HELP)
    _add_content_option(verify)
    verify.set_defaults(command=_verify)
    _add_backup_commands(commands)
    check = _add_command(commands, "check", "check the database and every game in it; nothing is changed")
    _add_content_option(check)
    check.set_defaults(command=_check)
    health = _add_command(commands, "health", "check whether the running bot is connected")
    health.set_defaults(command=_health)
    _add_appearance_command(commands)
    new_game = _add_command(commands, "new-game", "write a working game into this copy of the source")
    new_game.add_argument("name", metavar="NAME", help="the name of its folder and its slash command")
    kinds = "heap: two players move in turn; auction: several choose cards of hidden hands at once (default: heap)"
    new_game.add_argument("--like", choices=("heap", "auction"), default="heap", help=kinds)
    new_game.set_defaults(command=_new_game)
    return parser


def _add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, text: str
) -> argparse.ArgumentParser:
    """Add a command; `text` describes it in the list of commands and in its own help."""
    return commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")


def _add_appearance_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    appearance = _add_command(commands, "appearance", "draw the avatar and the banner of the bot's profile")
    appearance.add_argument("folder", type=Path, metavar="DIR", help="the folder for avatar.png and banner.png")
    appearance.add_argument("--apply", action="store_true", help="also set them on Discord, with DISCORD_TOKEN")
    appearance.set_defaults(command=_appearance)


def _add_backup_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backup = _add_command(commands, "backup", "copy the database while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy to write; it must not exist")
    backup.set_defaults(command=_backup)
    restore = _add_command(commands, "restore", "replace the database with a copy (stop the bot first)")
    restore.add_argument("file", type=Path, metavar="FILE", help="a copy made with backup")
    restore.add_argument("--force", action="store_true", help="rename an existing database and restore anyway")
    restore.set_defaults(command=_restore)
    move = _add_command(commands, "move", "copy everything to a new database (stop the bot first)")
    move.add_argument("source", metavar="FROM", help="a file, or an address postgresql://…")
    move.add_argument("target", metavar="TO", help="the same; it must be empty")
    move.set_defaults(command=_move)


def _add_content_option(command: argparse.ArgumentParser) -> None:
    help_text = "also use your own component tables from this folder (default: the setting DUBSAR_CONTENT)"
    command.add_argument("--content", type=Path, metavar="DIR", help=help_text)


def _games(folder: Path | None) -> tuple[AnyGame, ...]:
    """Return all games, with the owner's component tables from `folder` added as choices. Raises ConfigError and
    BadContent."""
    return add_tables(read_tables(folder), GAMES)


def _content(arguments: argparse.Namespace) -> Path | None:
    return arguments.content or content_folder(os.environ)


def _run(arguments: argparse.Namespace) -> int:
    config = Config.from_environ(os.environ)
    games = _games(config.content)
    run = run_at_low_priority(lambda: import_module("bot.cli.run")).run
    log.configure_logging(config)
    try:
        code: int = asyncio.run(run(config, games, force=arguments.force))
    except OSError as error:
        return _report(UNREACHABLE, f"Discord cannot be reached: {error}")
    return code


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 (any that is free) to 65535, not {text}")
    return int(text)


def _sandbox(arguments: argparse.Namespace) -> int:
    from bot.cli.sandbox import PORTS, run

    games = _games(_content(arguments))
    try:
        return asyncio.run(run(arguments.port, arguments.database, partial(print, flush=True), games))
    except OSError as error:
        ports_tried = f"{PORTS[0]} to {PORTS[-1]}" if arguments.port is None else arguments.port
        reason = (error.strerror or str(error)).rpartition(": ")[2]
        return _report(UNREACHABLE, f"port {ports_tried} cannot be used ({reason}): choose another with --port")


def _replay(arguments: argparse.Namespace) -> int:
    replay = _record(arguments)
    if not (arguments.pictures or arguments.animation):
        for line in replay.lines():
            print(line)
    if arguments.pictures:
        from bot.cli.replay import write_pictures

        print(f"{write_pictures(replay, arguments.pictures)} pictures are in {arguments.pictures}")
    if arguments.animation:
        from bot.cli.replay import write_animation

        write_animation(replay, arguments.animation)
        print(f"the animation is {arguments.animation}")
    return _print_verdict(replay)


def _verify(arguments: argparse.Namespace) -> int:
    return _print_verdict(_record(arguments))


def _backup(arguments: argparse.Namespace) -> int:
    source = place_of(_database())
    source.backup(arguments.file)
    print(f"{source.name} was copied to {arguments.file} ({arguments.file.stat().st_size / 1024:,.0f} KiB)")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    database = place_of(_database())
    aside = database.restore(arguments.file, force=arguments.force)
    print(f"{database.name} was restored from {arguments.file}")
    if aside is not None:
        print(f"the database before it is kept as {aside}")
    return 0


def _move(arguments: argparse.Namespace) -> int:
    from bot.store.move import move

    moved = asyncio.run(move(place_of(arguments.source), place_of(arguments.target)))
    print(f"moved {moved} rows and verified them; start the bot with the new database from now on")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    faults = asyncio.run(_find_faults(_database(), _games(_content(arguments))))
    print("\n".join(faults) or "no problems found")
    return 1 if faults else 0


def _health(arguments: argparse.Namespace) -> int:
    from bot.runtime.endpoint import query_health

    well, report = query_health(_settings())
    if not well:
        return _report(UNREACHABLE, report)
    print(report)
    return 0


def _appearance(arguments: argparse.Namespace) -> int:
    import discord

    from bot.cli.appearance import apply_appearance, write_appearance

    token = Config.from_environ(os.environ).token if arguments.apply else ""
    avatar, banner = write_appearance(arguments.folder)
    print(f"the avatar is {avatar}, the banner is {banner}")
    if not arguments.apply:
        return 0
    try:
        asyncio.run(apply_appearance(token, avatar.read_bytes(), banner.read_bytes()))
    except (discord.HTTPException, OSError) as refusal:
        return _report(UNREACHABLE, f"Discord did not accept them: {refusal}")
    print("both are set on Discord")
    return 0


def _new_game(arguments: argparse.Namespace) -> int:
    from bot.cli.new_game.skeleton import BadName, NoTree, write

    try:
        files = write(Path(), arguments.name, arguments.like)
    except (BadName, NoTree) as wrong:
        return _report(WRONG_USAGE, str(wrong))
    for file in files:
        print(f"new: {file.as_posix()}")
    name = arguments.name
    print(f"Next: python -m tests.engine.games.{name}.test_golden, then python -m tests.new_game {name}")
    return 0


async def _find_faults(database: Path | str, games: tuple[AnyGame, ...]) -> list[str]:
    from bot.cli.check import check_database

    return [fault async for fault in check_database(database, games)]


def _settings() -> Config:
    """Return the settings for a command that needs no token."""
    return Config.from_environ(os.environ | {"DISCORD_TOKEN": os.environ.get("DISCORD_TOKEN", "unused")})


def _database() -> Path | str:
    return _settings().database


def _record(arguments: argparse.Namespace) -> "Replay":
    from bot.cli.replay import find_record_key, load

    return load(read_text(arguments.record), _games(_content(arguments)), lambda: find_record_key(_database()))


def _print_verdict(replay: "Replay") -> int:
    print(replay.verdict())
    return 1 if replay.found.fault else 0


def _report(code: int, why: str) -> int:
    print(f"{INSTALLED}: {why}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
