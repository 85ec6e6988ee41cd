# How the game's own players are called where they do something, and what the ranks at the end count: behind whether the
# people won together, or in front.
own-players = { word-sumer }|{ word-babylon }|{ word-akkad }|{ word-elam }|{ word-assyria }|{ word-hittites }|{ word-mari }|{ word-ebla }
game-over-score = { $count ->
    [3] { $two ->
       [one] { $two } bod
       [few] { $two } body
      *[other] { $two } bodů
    }
   *[other] { $one ->
       [one] { $one } bod
       [few] { $one } body
      *[other] { $one } bodů
    }
}
