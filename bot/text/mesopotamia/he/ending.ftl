# How the game's own players are called where they do something, and what the ranks at the end count: behind whether the
# people won together, or in front.
own-players = { word-sumer }|{ word-babylon }|{ word-akkad }|{ word-elam }|{ word-assyria }|{ word-hittites }|{ word-mari }|{ word-ebla }
game-over-score = { $count ->
    [3] { $two ->
       [one] נקודה אחת
       [two] שתי נקודות
      *[other] { $two } נקודות
    }
   *[other] { $one ->
       [one] נקודה אחת
       [two] שתי נקודות
      *[other] { $one } נקודות
    }
}
