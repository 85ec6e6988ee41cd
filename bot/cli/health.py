"""Ask a bot that runs on this machine whether it is connected, for supervisors that only run commands."""

from http.client import HTTPConnection, HTTPException

from bot.config import Config, ConfigError

PATIENCE = 5.0
"""Seconds to wait for its answer."""

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that listen on all others, and where such a one is asked."""


def ask(config: Config) -> tuple[bool, str]:
    """Return whether the bot is well, and what it says. Raises ConfigError where it says nothing to anybody."""
    if config.http_port is None:
        raise ConfigError("set DUBSAR_HTTP_PORT, for the bot as for this command: there it says how it is")
    host = _EVERYWHERE.get(config.http_host, config.http_host)
    asking = HTTPConnection(host, config.http_port, timeout=PATIENCE)
    try:
        asking.request("GET", "/healthz")
        said = asking.getresponse()
        return said.status == 200, said.read().decode("utf-8", "replace").strip()
    except (OSError, HTTPException) as error:
        return False, f"no bot answers on {host}:{config.http_port} ({error})"
    finally:
        asking.close()
