# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-aim-rival = The game runs the opponent, who moves after you. Finish with more VP to win.
guide-turn-1 = A turn is one thing: a die, a worker or a rest. If you have a 1, start with it: its camel lets you buy a land card at Home City for two provisions.
guide-turn-2 = A worker costs nothing and saves your dice. You get what the slot beside the card gives; the player who later takes that card takes the worker too.
guide-turn-3 = Rest when one die or none is left: all placed dice come back, and only then your rest effects work. One of them is a step in the journal.
guide-turn-die-1 = A die can go on a place if its caravan column shows the symbols that place needs. Placing it is free; the effect there may have a price.
guide-turn-worker-1 = You get what the slot beside the card gives, not the card. If another player has influence there, you pay them one silver or one provision.
guide-turn-rest-1 = Resting takes your whole turn. With two or more dice left in your supply, the others still come back, but rest effects don't work.
guide-effects-1 = These effects are yours, in any order. You may leave some out, but what you leave out is lost.
guide-effects-take-1 = Cities and harbours give your dice new places, vistas pay again and again, and sets of all four kinds score. What you take now works from your next turn.
guide-effects-tile-1 = A tile stays in its column of your caravan: from now on every die of that value has what it shows. Its points and discounts are yours too.
guide-effects-journal-1 = You can step right if you own everything the ink blot shows. You keep it all, except influence. The first player to reach the last column starts the final turns.
guide-keep-1 = One of these cards becomes yours; the others go under the deck in the order you choose. Look for a kind you don't have, or a place your dice can use.
guide-wrap-1 = There is nothing left you have to do. Changing dice costs one influence from the trade guild: worth it only if a die fits nowhere. Otherwise end the turn.
