"""Pieces of rules that games are composed of. A piece that knows a game by name belongs into that game.

`rules` puts a game together from its questions (`question`), whose words are read by vocabularies (`vocabulary`). A
move changes a draft with a journal and an agenda (`changing`), `luck` draws later random numbers, and `annotations` are
the facts beside the words of a menu.

Games and their computer players may import it. It imports the engine's core alone.
"""
