# Why a move is recommended: what its player has more of afterwards.
reason-points = more victory points
reason-goods = silver and provisions
reason-dice = dice for more turns
reason-workers = workers to place
reason-influence = influence on the guilds
reason-cards = cards that will score
reason-goals = nearer to the goals of your inspiration cards
reason-slots = more places for your dice
reason-journal = nearer to a step in the journal
