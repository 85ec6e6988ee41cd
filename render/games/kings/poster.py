"""The poster at the end of a game and the cover at its start: the blue gate and the dynasties."""

from render.games.kingdoms.poster import Posters
from render.games.kings.sprites.gate import Gate

_POSTERS = Posters("kings", "#2F6FC4", Gate)

poster, cover = _POSTERS.poster, _POSTERS.cover
