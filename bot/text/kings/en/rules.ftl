# The game's name, its options, and the summary of the rules in pages.
game-name = Contest of Kings
command-play = Moves in Contest of Kings

option-open-piles = Open piles
option-open-piles-description = Everyone sees how many cards of each colour are banked

game-rules-1 =
    ## Contest of Kings
    Lead a dynasty and bank cards in four colours. **Your weakest colour decides**, so collect all four.
    { "" }
    ### The table
    - Eight treasures head the columns A to H; **C4** is the fourth card of column C. Gaps lie between the columns: **CD** joins C and D.
    - With two players, 30 cards stay out of the game unseen.
    - Joined columns are one **kingdom**. Leaders of all players may stand in it, as long as no two have the same colour.
    - Each colour has a card and a leader: black settlement and **king**, green market and **trader**, red temple and **priest**, blue farm and **farmer**. Treasures count as red.
    { "" }
    ### Your turn: up to two actions
    - **Leader**: place one of yours on any card without a leader, or move it there. Its colour need not match; ships take no leaders.
    - **Card**: play one from your hand below a column of fewer than eight cards. This may score.
    - **Joining card**: play it in a gap if both columns have at least three cards. Two kingdoms become one; it scores nothing.
    - **Catastrophe**: once a game, remove a card without a leader, but no treasure and no ship.
    When you end your turn, everyone draws back up to eight cards.
    { "" }
    ### A good first turn
    Look for a colour you hold twice. Place its leader on a treasure, play one card of the colour below, and bank the other: your first point.
game-rules-2 =
    ## Scoring, treasures, ships
    ### Points
    - A card played below a column scores for the leader of its colour in that kingdom; without one, for the king.
    - The leader's owner **banks a card of that colour from the hand**: it goes on the owner's victory pile. Without such a card there is no point. It need not be the owner's turn.
    - Only the top card of a victory pile can be seen, even by its owner.
    { "" }
    ### Treasures
    - After a join and its conflicts, the owner of the trader in the new kingdom may take one of its treasures, if it has at least two. A temple from the hand takes its place.
    - The king is no substitute here. At the end a treasure counts as any colour.
    { "" }
    ### Ships
    - When your card makes at least four of one colour in a row at the bottom of a column, you may put a ship in the place of the last four. Leaders on them go home.
    - A row of farms builds any ship that is left; another colour builds only the ship that shows it.
    - At the end of **your** turn, each of your leaders in a kingdom with a ship of its colour lets you bank a card of that colour. The king is no substitute.
    - Ships count for no conflict, and no catastrophe takes them.
game-rules-3 =
    ## Conflicts, the end
    Two leaders of one colour in one kingdom fight at once. First the attacker, then the defender plays cards from the hand; none is fine. The higher strength wins, **the defender wins ties**. The loser takes the leader back; the winner banks one of the cards played, or one from the hand if none was. The rest are discarded.
    { "" }
    ### Internal conflict: a leader enters
    - The mover attacks. Strength: temples played, and 1 more if the leader stands on a red card.
    { "" }
    ### External conflict: a card joins two kingdoms
    - The joining card lies face down meanwhile and counts for nothing. The active player chooses the order of the conflicts.
    - The active player attacks if one of the leaders is theirs; otherwise the owner who comes first clockwise attacks.
    - Strength: cards of the leader's colour in its own kingdom, and cards of that colour played.
    - All cards of the colour on the losing side go on the winner's pile, except treasures and cards with a leader. Columns close up; further conflicts may disappear.
    { "" }
    ### The end
    - The game ends after a turn if somebody cannot draw back up to eight, or if only one treasure is left on the table. It also ends when the table is full and for a whole round nobody has played a card.
    - Each treasure becomes the colour where it helps most. Compare the **weakest colours**: the most cards win. Ties look at the next weakest, and so on.
    { "" }
    ### Option
    - Open piles: four open piles each instead of one closed pile.
