"""Wayfarers of the South Tigris, for two to four players or one against the game's own player.

`play` is the game as the contract wants it; `tables` has the components, `state` a position, `reading` what can be read
off one, for pictures too. What may be said is in `words` and `refusal`, what it does in `apply`,
`changes`, `solo` and `closing`, and what no position can be in `soundness`.
"""
