# A first turn: what each page of the lesson says under its picture.
game-lesson-1 =
    ### Your hand
    You lead the **archer**. **My hand** shows this picture to you alone: six tiles, your four leaders, two catastrophes and your points.
    There are two temples (red), two markets (green), a farm (blue) and a settlement (black). A turn has **two actions**.
game-lesson-2 =
    ### First action: a leader
    Leaders collect points of their colour. You hold two markets, so you choose **Move** → **Trader**.
    Every cell on which the trader may stand is lit: empty land beside a temple. You take **C2**, next to the temple with a treasure on B2. Typed, this is `/tigris leader leader:trader cell:C2`.
game-lesson-3 =
    ### A kingdom
    Tiles with a leader are a **kingdom**; this one is number I. The pink mark shows what has just happened.
    You have one action left, as the dots beside your name show.
game-lesson-4 =
    ### Second action: a tile, and a point
    { "" }**2 markets** → **C3**. Your trader stands in the kingdom that the market joins, so you score **one green point**.
    Only you see how many points you have. In the end **your weakest colour counts**, so you will want all four.
game-lesson-5 =
    ### The end of your turn
    { "" }**End the turn**: now everyone draws back up to six tiles, and only you see what you drew.
    { "" }**Undo** takes back your last move until somebody else moves, but never a draw: once you have seen new tiles, they stay with you. So look again before you end.
game-lesson-6 =
    ### A revolt
    The bull puts his trader on B3, into **your** kingdom. Two traders in one kingdom: that is a **revolt**. You are asked about it by direct message, and under **My hand**.
    Temples decide it. Each side counts the temples next to its own leader: one for him, one for you, and here it is the same temple.
game-lesson-7 =
    ### What would you add?
    The attacker adds first: the bull adds one temple from his hand, 2 in all. You have 1 and may add temples as well, once, before both sides are compared.
    { "" }**The defender wins ties**, so one temple is enough.
game-lesson-8 =
    ### Won
    You add one temple: 2 against 2, and you defend. The bull takes his trader back, and you score **one red point**. Both added temples leave the game.
    That is the heart of the game. Wars, monuments and treasures will come up as you play; `/game rules` explains them, and every picture shows what is allowed. Enjoy the land between the rivers!
