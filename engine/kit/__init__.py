"""Building blocks for the rules of games, none of which knows a particular game.

`rules` composes a game of its questions (`question`), whose words vocabularies read (`vocabulary`). A move changes a
draft with a journal and an agenda (`changing`), `hiding` draws later random numbers, and `annotations` are the facts
next to the words of a menu.

Games and their computer players may import it. It imports only the engine's core.
"""
