# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-turn-1 = A turn is one thing: a die, a worker or a rest. If you have a 1, begin with it: it has a camel, so on Home City two provisions buy a land card.
guide-turn-2 = A worker costs nothing and spares your dice. It brings what the slot beside the card gives, and whoever takes that card later takes the worker too.
guide-turn-3 = Rest when one die or none is left: all placed dice come back, and only then your rest effects work. One of them is a step in the journal.
guide-turn-die-1 = A die may go where its column of your caravan has what the place asks for. Placing it is free; an effect there may have a price.
guide-turn-worker-1 = The slot beside the card decides what you get, not the card. If somebody else has influence there, you pay them one silver or one provision.
guide-turn-rest-1 = Resting costs you the turn. With two or more dice left in your supply it brings the others back, but no rest effects.
guide-effects-1 = These effects are yours, in any order. You may leave some out, but what you leave out is lost.
guide-effects-take-1 = Cities and harbours give your dice new places, vistas pay again and again, and sets of all four kinds score. What you take now works from your next turn.
guide-effects-tile-1 = A tile stays in its column of your caravan: every die of that value then has what it shows. Points and discounts on it are yours as well.
guide-effects-journal-1 = A step goes right if you have what its ink blot asks for; only influence is paid. Whoever reaches the last column brings the last turns.
guide-keep-1 = One of the three becomes yours; the others go under the deck, in your order. Look for kinds that you lack, or for a place that your dice can use.
guide-wrap-1 = Nothing has to be done any more. Changing dice costs one influence on trade, so you need it only if a die fits nowhere; else end the turn.
