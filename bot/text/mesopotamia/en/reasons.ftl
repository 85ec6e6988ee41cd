# Why a move is recommended: what its player has more of afterwards.
reason-points = more victory points
reason-goods = more goods
reason-technology = a better technology
reason-buildings = a building
reason-events = an event, and a rise on its track
reason-population = a rise on the population track
reason-gardens = nearer to a garden
reason-trade = trade tokens that score
reason-map = a better position on the map
reason-quests = nearer to your quests
reason-actions = more actions to take
reason-battle = a chance to win the battle
reason-siege = nearer to Ur
reason-defence = a stronger defence of your city
