"""discord.py's own waiting, noted instead of waited for."""

import asyncio


class Patience:
    """Stands for the module `asyncio` where discord.py sleeps between its tries."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    async def sleep(self, seconds: float) -> None:
        """Note for how long somebody would have slept."""
        self.waited.append(seconds)
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)
