# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-aim-siege = You besiege Ur alone. You win as soon as a ram of yours enters the city, and lose once its population or its events reach { $limit }.
guide-aim-defence = You defend your city alone. You win when all { $waves } waves are broken, and lose if the enemy takes the city.
guide-aim-kings = Automata play by cards. To win, outscore the best.
guide-aim-together = You win together, or not at all: everybody has to finish ahead of the best automaton, so help the one who is behind.
guide-home-1 = Your home can never be attacked, and you gather there. Look for hidden events nearby that no tribe guards.
guide-die-1 = A dingir die pays for another action if its sign is on that action's card. Its colour decides which signs it can show.
guide-quests-1 = Keep quests that ask for the same things: each one met at the end is worth two points. Nobody else sees them.
guide-act-1 = One action a turn is free; each further one costs dice that show its card's signs. A good start is to explore towards an event that no tribe guards.
guide-act-2 = Once the free action is used, further ones cost dice. If none fits a card, end the turn: your dice are then rolled for the next one.
guide-explore-1 = Each activation moves one unit or ship. End in an area with a hidden event to reveal it: you get goods or points, and the area becomes yours.
guide-event-1 = One option, not both. What comes at once is certain; six rounds pay more, but the event passes to any empire that takes the area.
guide-gather-1 = Each of these gives one good: your home, each unit, settlement and ship. Save up for the next ziggurat floor: it gives you a die, and so a second action.
guide-build-1 = Each ziggurat floor gives you a die to keep. Population limits how many floors you may have.
guide-research-1 = Clay becomes tablets, and a tablet raises one of your six actions by a level. You may do both halves, in either order.
guide-warfare-1 = You bid bones in battles: even a big army can lose without them. Units cost goods, and gather some for you.
guide-bid-1 = Bids are secret. In full combat the higher bid on a section wins the difference as bonus bones: strength wins duels, tactics arranges the rows, mobility lets losers retreat.
