"""Building blocks for the rules of games. A block that names a game belongs in that game.

`rules` composes a game of its questions (`question`), whose words are read by vocabularies (`vocabulary`). A move
changes a draft with a journal and an agenda (`changing`), `hiding` draws later random numbers, and `annotations` are
the facts next to the words of a menu.

Games and their computer players may import it. It imports only the engine's core.
"""
