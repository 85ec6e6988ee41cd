"""The HTTP port for the bot's health, and a client for it."""

from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING

from bot.config.settings import Config, ConfigError
from bot.runtime.health import Gateway, Health

if TYPE_CHECKING:
    from aiohttp import web

    from bot.runtime.metrics import Metrics


class HealthEndpoint:
    """The HTTP server that reports the bot's health. The server library is loaded only at the first start, since it
    takes four megabytes."""

    def __init__(self, health: Health, gateway: Gateway) -> None:
        self._health = health
        self._gateway = gateway
        self._runner: web.AppRunner | None = None
        self._metrics_source: Metrics | None = None

    @property
    def port(self) -> int:
        """Return the port on which the server listens."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def start(self, host: str, port: int) -> None:
        """Listen on `host` and `port`. Port 0 stands for any free port. Raises OSError."""
        from aiohttp import web

        from bot.runtime.metrics import Metrics

        self._metrics_source = Metrics(self._health, self._gateway)
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, request: "web.Request") -> "web.Response":
        from aiohttp import web

        fault = await self._health.find_fault(self._gateway)
        if fault is not None:
            return web.Response(status=503, text=f"{fault}\n")
        return web.Response(text="working\n" if self._gateway.is_working else "waiting\n")

    async def _metrics(self, request: "web.Request") -> "web.Response":
        from aiohttp import web

        assert self._metrics_source is not None
        return web.Response(
            body=await self._metrics_source.text(), headers={"Content-Type": self._metrics_source.content_type}
        )


ANSWER_TIMEOUT_SECONDS = 5.0
"""Seconds to wait for the answer of the port."""

_LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that stand for all interfaces, each with the address at which a client on this machine reaches them."""


def query_health(config: Config) -> tuple[bool, str]:
    """Ask the bot from another process on this machine. Return whether it is healthy, and its report. Raises
    ConfigError if the settings name no port."""
    if config.http_port is None:
        raise ConfigError("DUBSAR_HTTP_PORT is not set: set it to the same port for the bot and for this command")
    host = _LOOPBACK_OF.get(config.http_host, config.http_host)
    asking = HTTPConnection(host, config.http_port, timeout=ANSWER_TIMEOUT_SECONDS)
    try:
        asking.request("GET", "/healthz")
        response = asking.getresponse()
        return response.status == 200, response.read().decode("utf-8", "replace").strip()
    except (OSError, HTTPException) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        return False, f"no bot answers on {host}:{config.http_port} ({reason})"
    finally:
        asking.close()
