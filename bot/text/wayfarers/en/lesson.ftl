# A first turn: what each page of the lesson says under its picture.
game-lesson-1 =
    ### The board
    You play **crimson**. Four cards of each kind lie face up: land, water, space, townsfolk and inspiration. In the middle is the **journal**, through which everyone's marker travels from left to right.
    You begin with three dice (1, 4 and 6), three silver, two provisions, a yellow and a blue worker. A turn is **one thing**: place a die, place a worker, or rest.
game-lesson-2 =
    ### A die
    A die has whatever is in its **column of your caravan**: every 1 has a camel, every 6 a telescope. The places where your 1 may go are lit.
    You choose **Die** → **Place a 1** → **HL**, your home city. Typed, this is `/wayfarers die die:1 slot:HL face:1`.
game-lesson-3 =
    ### Effects
    At HL, two provisions buy a land card and one silver. You choose **L26**, Masts at Dawn.
    It is a vista and brings one silver now; later, one more whenever you gain a harbour. You have no more effects, so **End the turn**.
game-lesson-4 =
    ### Somebody else's worker
    Saffron has placed the blue worker on a water card and took what stands beside its slot: two provisions and influence on the exploration guild.
    The worker stays there. The player who takes that card takes the worker too. The row of land cards has been filled up: L05 is new.
game-lesson-5 =
    ### The sky
    Your 6 has a telescope, so it may go to the **Observatory (H1)**. Of its two effects you choose the **space card**. The lit cards are those you can pay: 3, 4, 4 or 5 silver by their slots.
    You take **Venus (S04)** for three silver.
game-lesson-6 =
    ### Victory points
    Each space card needs one of your land or water cards below it. Venus is worth 1 point, and 1 more for each planet you have in the end. It also gave you influence on the science guild.
    Most points come from the sky, from sets of cities, vistas, harbours and open seas, and from your tiles.
game-lesson-7 =
    ### A worker
    Workers go on face-up cards, never on space cards. You get what the **slot** gives, whatever is on the card. The cards that are lit would do something for your yellow worker.
    Slot 4 of the inspiration row gives two silver: **Worker** → **Yellow** → **I10**, the Stargazers.
game-lesson-8 =
    ### Rest, journal, end
    One die is left in your supply. If you **rest** in your next turn, both others come back, and as you have at most one die left, your rest effects work: a silver and a **step in the journal**.
    Each step asks for something you must have. When somebody reaches the last column, everybody has one more turn. `/game rules` has the rest. Safe travels!
