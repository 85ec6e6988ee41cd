"""All that a process of the bot loads and reads before it does anything: `forked` imports it once."""

from bot.cli import run
from bot.runtime import log
from bot.store.postgres import server
from bot.text.voice import load_catalogs
from engine.registry import GAMES
from tests.chaos import control_run, freeze

__all__ = ["control_run", "freeze", "log", "run", "server"]

load_catalogs(game.name for game in GAMES)
