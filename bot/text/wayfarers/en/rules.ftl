# The game's name, its options, and the summary of the rules in pages.
game-name = Wayfarers of the South Tigris
command-play = Moves in Wayfarers of the South Tigris

option-sections = Journal map
option-sections-description = Sides of the three map sections, from the left: A or B each, or random
option-opponent = Solo opponent
option-opponent-description = One player only: what the opponent focuses on
option-opponent-journal = journal

game-rules-1 =
    ## Wayfarers of the South Tigris
    Map land, water and sky around Baghdad, look after your caravan and write it all into your journal. **Most victory points (VP) win.** If you play alone, you face an opponent run by the game.
    { "" }
    ### Your turn: one of three
    - **A die**: onto a free place of your board (HL, HW, H1–H4) or of your cities and harbours. It must have what the place asks for: camel, ship, telescope, pigeon. This comes from the die's **column in your caravan**, from townsfolk below the card, or a ship for one influence on exploration.
    - **A worker**: onto a face-up card; you get the effect of its slot. The player who later takes that card takes the worker too.
    - **Rest**: your placed dice come back and are rolled. With **one die or none** left in your supply, your rest effects work.
    { "" }
    Then use the effects in any order, or skip them. At the end of the turn the rows are refilled.
    { "" }
    ### The caravan
    Upgrade tiles give columns camels, ships, pigeons and telescopes, ±1 for dice, or discounts. A tile costs 2 silver (basic), 3 silver or 2 influence (land: trade, water: exploration, space: science), nothing if special. It may be turned over, not rotated; covered bonuses are yours.
    { "" }
    ### A good first turn
    A 1 has a camel: place it on HL, pay two provisions and take a land card. A worker costs nothing either.
game-rules-2 =
    ## Cards
    What you gain this turn can't be used before your next one.
    - **Land** goes to the left: cities with a place for a die, vistas that pay each time you gain what they show.
    - **Water** goes to the right: harbours with a place for a die, open seas with a reward. Bars that join the card before bring a reward at once.
    - **Space** goes above a land or water card and costs 3, 4, 4 or 5 silver by its slot. It brings VP.
    - **Townsfolk** go below a land or water card with a matching tag, one each. They help whenever that card is used, or when you rest.
    - **Inspiration** goes behind a space card and doubles its VP if its goal is met; or you discard it for the effect beside it.
    - When a die gains you land or water, you may look at **three cards** from the deck instead, with a pigeon or for one provision.
    { "" }
    ### Influence and guilds
    - Influence on a face-up card is a claim: another player who takes that card, or places or takes back a worker there, pays you a fee of one silver or one provision.
    - Each guild once a turn, for one influence: **trade** changes dice by 2 in all, **exploration** lends a ship, **science** gives one more step in the journal.
game-rules-3 =
    ## Journal, end, scoring
    ### The journal
    A step goes along a line to the right if you have what its ink blot asks for; only influence is paid, the rest you just need to have. The first player to reach a place beside a green worker takes it. Some places bring a new die.
    { "" }
    ### The end
    When somebody reaches the last column, the turn ends; then **everybody has one more turn**. If nobody can ever take another step, each player may start this last round as a turn.
    { "" }
    ### Victory points
    - Cities, vistas, harbours, open seas, each kind by itself: 2 are worth 2, then 3, 5, 8, 12, and 16 for seven or more. Each set of all four: 5.
    - Space cards, doubled where an inspiration is met. Sun and moon: 3 each, or 7 each with both. Comets: 4 each if you have the most comet tags, otherwise as printed.
    - VP on tiles. Each guild gives 3 to the player with the most influence there; nobody scores in a tie.
    - Ties: influence on science, then trade, then exploration.
    { "" }
    ### Alone
    - After your turn the opponent turns up a scheme card and does its first half, or the second if it can't. With three of one colour open it rests. I give the reason for every step.
    - It wants a card with your influence? Allow it for a silver or provision, or pay one and deny it.
    - It scores 1 for each townsfolk card, 2 for land and water, 3 for space, 4 for inspiration, its tiles and guilds.
    { "" }
    ### Options
    Journal map: the sides of its sections. Solo opponent: space, upgrades, townsfolk or journal.
