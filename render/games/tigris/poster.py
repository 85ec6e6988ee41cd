"""The poster at the end of a game and the cover at its start: the ziggurat between the rivers and the dynasties."""

from render.games.kingdoms.poster import Posters
from render.games.tigris.sprites.riverbank import Riverbank

_POSTERS = Posters("tigris", "#D9822B", Riverbank)

poster, cover = _POSTERS.poster, _POSTERS.cover
