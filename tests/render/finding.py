"""What lies in a scene, by kind of sprite."""

from typing import TypeVar

from render.scene import Item, Scene, Sprite

K = TypeVar("K", bound=Sprite)


def of_kind(scene: Scene, kind: type[K]) -> list[K]:
    """All sprites of a kind, bottom to top."""
    return [item.sprite for item in scene.items if isinstance(item.sprite, kind)]


def items_of(scene: Scene, kind: type[Sprite]) -> list[Item]:
    """All items whose sprite is of a kind."""
    return [item for item in scene.items if isinstance(item.sprite, kind)]
