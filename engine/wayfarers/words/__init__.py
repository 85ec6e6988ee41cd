"""What may be said: for each question of the game the words that may come next, and so all of its moves.
`offer` asks by the open question, `turns` has the moves of a turn, `effects` those that carry out a batch; they look at
a scene and change nothing, so that the rules of `changes` and the computers may ask them too."""

from engine.wayfarers.words.offer import offers, words

__all__ = ["offers", "words"]
