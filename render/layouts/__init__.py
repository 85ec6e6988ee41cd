"""Layouts for pictures of any game: frames that can be mirrored, a rating chart, a text diagram, a preview of a chat.

Games and `bot` may import it. It imports sprites and scenes, and knows no game.
"""
