"""An HTTP endpoint for supervisors: `/healthz` and Prometheus' `/metrics`. It tells counts, and nothing of any game."""

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.runtime.health import Gateway, Health


class HealthEndpoint:
    """The HTTP server of the health of the bot."""

    def __init__(self, health: Health, gateway: Gateway) -> None:
        self._health = health
        self._gateway = gateway
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """Return the port on which it listens."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def start(self, host: str, port: int) -> None:
        """Listen on `host` and `port`; port 0 takes any that is free. Raises OSError."""
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

    async def _healthz(self, request: web.Request) -> web.Response:
        report = await self._health.read(self._gateway)
        if report.linked:
            return web.Response(text="ok\n")
        missing, count = report.missing, len(report.links)
        return web.Response(status=503, text=f"not connected to Discord: {len(missing)} of {count} shards {missing}\n")

    async def _metrics(self, request: web.Request) -> web.Response:
        text = await self._health.metrics(self._gateway)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})
