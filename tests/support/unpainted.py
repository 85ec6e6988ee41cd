"""Replace pictures by unpainted ones: painting the first ones takes longer than most tests."""

import base64
from collections.abc import Callable, Sequence

import pytest

from render import service
from render.raster import StripCache
from render.scene import Scene

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def sketched(strips: StripCache, scene: Scene, scale: float, *_: object) -> bytes:
    """Return a substitute for a picture: a dot, and behind its end different bytes for each scene."""
    return DOT + str(hash((scene, scale))).encode()


def photographed(scene: Scene, scale: float) -> bytes:
    """Return what stands for a cover or a poster: the beginning of a JPEG, and other bytes for each scene."""
    return b"\xff\xd8\xff" + str(hash((scene, scale))).encode()


def filmed(
    scenes: Sequence[Scene], seconds_each: float, stopped: Callable[[], bool] = lambda: False, *, repeats: bool = True
) -> bytes:
    """Return a substitute for a moving picture, with a frame for each scene."""
    return b"RIFF\0\0\0\0WEBP" + b"ANMF" * len(scenes) + str(hash((*scenes, seconds_each, repeats))).encode()


async def no_picture(*_: object, **__: object) -> bytes:
    """Stand for `PictureService._draw_png` where pictures are not looked at."""
    return DOT


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint the pictures of the bot only in tests with the mark `painted`."""
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(StripCache, "encode_png", sketched)
        monkeypatch.setattr(service, "encode_animation", filmed)
        monkeypatch.setattr(service, "encode_jpeg", photographed)
