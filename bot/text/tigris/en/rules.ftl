# The game's name, its options, and the summary of the rules in pages.
game-name = Tigris & Euphrates
command-play = Moves in Tigris & Euphrates

option-map = Map
option-map-description = Advanced has other rivers and more temples
option-english-variant = English variant
option-english-variant-description = Support only if it changes who wins
option-open-scores = Open scores
option-open-scores-description = Everyone sees all points

game-rules-1 =
    ## Tigris & Euphrates
    Build kingdoms and score points in four colours. **Your weakest colour decides**, so grow all four.
    { "" }
    ### The board
    - Tiles and leaders that share a side are connected. Connected ones form a region; a region with a leader is a **kingdom**.
    - Each colour has a tile and a leader: red temple and **priest**, blue farm and **farmer**, green market and **trader**, black settlement and **king**.
    - You lead one dynasty. Everyone's leaders can stand in the same kingdom, as long as no two have the same colour.
    { "" }
    ### Your turn: up to two actions
    - **Leader**: place, move or withdraw one of yours. It stands on land, next to a face-up temple, and may not join two kingdoms.
    - **Tile**: place one from your hand. Farms go on rivers, all others on land. In a kingdom, the leader of the tile's colour scores one point; without one, the king does.
    - **Catastrophe**: twice a game, destroy a tile or block an empty cell for good; never on a leader, a treasure or a monument.
    - **Swap**: discard up to six tiles and draw as many.
    When you end your turn, everyone draws back up to six tiles.
    { "" }
    ### A good first turn
    Put a leader next to a temple, then place a tile of the same colour beside it: your first point.
game-rules-2 =
    ## Conflicts
    Two leaders of one colour in one kingdom fight at once. First the attacker, then the defender adds tiles from the hand, once each; zero is fine. The higher total wins, **the defender wins ties**, and added tiles leave the game.
    { "" }
    ### Revolt: a leader enters
    - It starts when you place a leader in a kingdom that has one of that colour. You attack.
    - Strength: **temples next to the leader**, plus temples added.
    - The loser takes the leader back. The winner scores one red point.
    { "" }
    ### War: a tile joins two kingdoms
    - Such a tile scores nothing. No tile may join three. Every colour with a leader on both sides is a war; the active player chooses the order.
    - The active player attacks if one of the leaders is theirs; otherwise the owner who comes first clockwise attacks.
    - Strength: **tiles of the leader's colour in its own kingdom**, plus tiles of that colour added.
    - The loser takes the leader back, and all tiles of that colour on the loser's side are removed. The winner scores one point for the leader and one for each tile removed.
    - In a war of priests, temples with a treasure or next to another leader stay.
    - If the removal splits the kingdom, other wars may not happen at all.
    { "" }
    A leader without a face-up temple beside it goes home at once.
game-rules-3 =
    ## Monuments, treasures, the end
    ### Monuments
    - Complete a 2×2 square of one colour, and you may turn the four tiles face down and build a monument there. One of its two colours must be the square's.
    - At the end of **your** turn, each of your leaders in a monument's kingdom scores one point if the monument has that leader's colour. The king is no substitute here.
    - Face-down tiles still connect, but they support nobody, and face-down temples do not hold leaders.
    - Now or never: a square that you leave as it is stays so.
    { "" }
    ### Treasures
    - Ten temples start with a treasure. When a kingdom with a trader has more than one, the trader's owner takes all but one, corner treasures first.
    - At the end each treasure is worth 1 point in the colour you need most.
    { "" }
    ### The end
    - The game ends after a turn that leaves two treasures or fewer on the board, or as soon as somebody cannot draw all the tiles they should.
    - Compare each player's **weakest colour**: the most points win. Ties look at the second weakest, and so on.
    { "" }
    ### Hidden and open
    Hands and totals are secret; points are seen as they are gained.
    { "" }
    ### Options
    - English variant: the attacker may add tiles only to get ahead, the defender only exactly enough to tie.
    - Open scores: all totals are shown.
    - Advanced map: another course of the rivers and fourteen temples.
