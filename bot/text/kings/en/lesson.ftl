# A first turn: what each page of the lesson says under its picture.
game-lesson-1 =
    ### Your hand
    You lead the **archer**. **My hand** shows this picture to you alone: eight cards, your four leaders and your catastrophe.
    There are three markets (green), two temples (red), two farms (blue) and a settlement (black). A turn has **two actions**.
game-lesson-2 =
    ### First action: a leader
    Leaders collect points of their colour. You hold three markets, so you choose **Move** → **Trader**.
    Every card on which the trader may stand is lit; now these are the eight treasures. You take **C1**, the treasure of column C. Typed, this is `/kings leader leader:trader place:C1`.
game-lesson-3 =
    ### A kingdom
    Each column is a **kingdom** of its own, until a card in the gap between two columns joins them. Column C has its first leader: yours.
    You have one action left.
game-lesson-4 =
    ### Second action: a card, and a point
    { "" }**3 markets** → **C**. The market goes below the treasure. Your trader stands in that kingdom, so you may **bank a second market** from your hand: **one green point**.
    Nobody may look through a victory pile; only its top card is seen. In the end **your weakest colour counts**, so you will want all four.
game-lesson-5 =
    ### The end of your turn
    { "" }**End the turn**: now everyone draws back up to eight cards. You draw a settlement and a temple.
    { "" }**Undo** takes back your last move until somebody else moves, but never a draw: once you have seen new cards, they stay with you. So look again before you end.
game-lesson-6 =
    ### An internal conflict
    The lion puts his trader on C2, into **your** kingdom. Two traders in one kingdom: that is an **internal conflict**. You are asked about it by direct message, and under **My hand**.
    Temples played from hand decide it. A leader on a red card has 1 more, and treasures are red: you begin with 1, the lion with 0.
game-lesson-7 =
    ### What would you play?
    The attacker plays first: the lion has put down two temples, 2 in all. You have 1 and may play temples as well, once, before both sides are compared.
    { "" }**The defender wins ties**, so one temple is enough.
game-lesson-8 =
    ### Won
    You play one temple: 2 against 2, and you defend. The lion takes his trader back. You bank one of the temples played, **one red point**; the others are discarded.
    That is the heart of the game. Joined kingdoms, treasures and ships will come up as you play; `/game rules` explains them, and every picture shows what is allowed. Enjoy the land between the rivers!
