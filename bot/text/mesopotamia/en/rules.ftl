# The summary of the rules in pages. It says what is the rulebook's and what the house has filled in.
game-rules-1 =
    ## Mesopotamia
    Lead an empire between the rivers. **The most victory points win** once the five Hanging Gardens stand.
    { "" }
    ### A round
    Everybody takes one turn, the highest on the **population track** first. Then battles are fought, and six-round events go on.
    { "" }
    ### Your turn
    - One action is free: the action marker. More actions cost **dingir dice** whose signs match the card; a star is any sign. Each action once a turn.
    - When you end the turn, your dice are rolled. Up to three rerolls a turn cost a tablet each.
    { "" }
    ### The six actions, each at level 1 to 4
    - **Explore**: move units and ships. Ending on a hidden event reveals it.
    - **Build**: wall and ziggurat floor; from level 2 ram and ship, 3 settlement, 4 Hanging Gardens.
    - **Research**: clay into tablets; a tablet raises a technology.
    - **Gather and trade**: one good from the home, each unit, settlement and ship; then use trade tokens.
    - **Warfare**: take bones, train units.
    - **Growth**: pay food, rise on the population track.
    { "" }
    ### Held units
    Where enemies stand, you may leave only if at least as many of yours stay behind.
game-rules-2 =
    ## Events, tracks, building
    ### Events
    - Tokens lie face down. Tribes guard some: beat the tribe first.
    - Choose one of two options. It counts **at once**, at **the end** for the empire that controls the area, or over **six rounds** with goods in each.
    - If another empire controls the area at the end of a round, the six-round event becomes theirs and starts over.
    { "" }
    ### Two tracks
    - **Population**: turn order, number of floors, unit limit.
    - **Events**: wins ties, orders the battles, decides who plays a tribe.
    - Later arrivals go on top of a stack, and the upper seal is ahead. The top position takes one seal only.
    { "" }
    ### Building
    - Each ziggurat floor gives you a die; population limits the floors.
    - A ram or a ship is built at home or at a settlement. A wall keeps others out until a ram comes.
    - The five gardens are built in order, by anyone with architecture who pays and meets the conditions.
    { "" }
    ### Trade
    The first to use a token puts an amphora on it: points at the end, and others pay the owner instead of the supply.
    { "" }
    ### Our own content
    The rules are the rulebook's. What is printed only on the components (map, cards, tokens, dice faces) is **our own content, not the published one**: all prices, gains, positions (nine a track), unit limits, event options, quests and points on tokens. The footer of the picture has the same reminder.
game-rules-3 =
    ## Battles and scoring
    ### Full combat
    - Each land unit draws a card with bones and spaces for strength, tactics and mobility.
    - Both sides **bid bones in secret** on the three sections. The winner of a section gets the difference as bonus bones; the loser takes half back.
    - The winner of tactics arranges the rows. Then duels: higher strength wins; tactics count only against the types on the card. Archer beats spearman, rider archer, spearman rider; the chariot has the edge over all three.
    - The loser with more mobility retreats, otherwise the unit is destroyed. The winner loses a placed bone to fatigue.
    - Each ship beside the area adds a bone. Ties go to the player ahead on the event track; tribes lose them.
    { "" }
    ### Simple combat
    One secret bid, plus 1 for each spearman, 2 archer, 3 rider, 4 chariot. The loser loses all units there, the winner one unit but never the last. The winner's bones are spent, the loser takes half back.
    { "" }
    ### Settlements
    If you hold an area with an enemy settlement after the battles, you conquer or destroy it. Homes can't be attacked.
    { "" }
    ### Scoring
    Each track 9, 6, 3 for the first three; gardens, trade tokens with your amphora, event tokens in your areas; 1 for each settlement and each area outside your home; 2 for each completed quest. Ties: population.
    { "" }
    ### Head start (our own content)
    If no automata play, an empire begins with a few points that make up for its cards, and a cramped home adds some. The descriptions of both show how many, by the number of players. The option **Head start** switches it off; with an owner's tables it is off unless you choose it.
    { "" }
    ### Hidden and open
    Quests and bids are secret. Goods, bones, dice and technologies are open.
game-rules-4 =
    ## Modes and options
    ### Clash of Kings
    Automata play along. Each has three strategy cards, ordered by priority, and draws action cards by the height of its ziggurat. Each card that matches an open action of a strategy is carried out, and then the first open action of its most important strategy. I show each step with its reason. Against an automaton you place bones, then choose the duels. Two or more people may play **together**: all win if the last of them is ahead of the best automaton (our own ruling).
    Levels, number of cards and two strategy cards are the rulebook's; the other strategies are our own.
    { "" }
    ### Siege of Ur
    Alone: bring a ram into Ur before its defenders climb too far on either track.
    { "" }
    ### Defenders of Ashur
    Alone: hold your city against six waves. The waves are the rulebook's. The enemy goes around walls; where no way is left it stops to tear one down, which can't be built again while that wave lasts.
    { "" }
    ### Options
    - Combat: full or simple. Dingir dice: rolled, or without luck.
    - Last round: the rulebook ends with the gardens, after about 22 rounds for two and 16 for four. By message that can take months; **12 rounds** are a matter of weeks (our own option).
    - Expansions: those of the empires in play, or all three.
    { "" }
    ### Two or three players
    Blocked areas have no event, no goods and no buildings. Empty homes are closed (our own ruling).
    { "" }
    ### A good first turn
    Explore towards an unguarded event nearby. Then gather what your next floor costs: it brings a die, and with it a second action.
