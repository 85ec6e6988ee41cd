# Words in the pictures and what the pictures tell those who hear them.
picture-unit-spearman = S
picture-unit-archer = A
picture-unit-rider = R
picture-unit-chariot = C
picture-unit-ram = M
picture-unit-ship = H

picture-round = Round { $count }
picture-house = House content, not the published cards
picture-house-short = House content
picture-tribe = Tribe
picture-gardens-done = All gardens built
picture-below = { $count } below
picture-no-action = no action yet
picture-battle-phase = Battles

picture-attacker = Attacker
picture-defender = Defender
picture-strength = Strength
picture-tactics = Tactics
picture-mobility = Mobility
picture-sealed = Sealed bid
picture-not-bid = No bid yet
picture-ties = Wins ties

picture-quests = Quests
picture-supply = Supply
picture-only-you = Only you see the faces

picture-score-sheet = Final score
picture-score-events = Events
picture-score-population = Population
picture-score-gardens = Gardens
picture-score-trade = Trade
picture-score-tokens = Event tokens
picture-score-settlements = Settlements
picture-score-quests = Quests
picture-score-areas = Areas
picture-score-start = Head start
picture-score-total = Total

picture-alt-over = The game is over.
picture-alt-round = Round { $count }.
picture-alt-decides = To decide: { $name }.
picture-alt-population = Population track: { $order }.
picture-alt-events = Event track: { $order }.
picture-alt-battle = Battle on { $area }: { $attacker } attacks { $defender }.
picture-alt-targets = Possible places: { $places }.

picture-twin-round = Round { $count }, order { $order }.
picture-twin-area = { $area }: { $parts }.
picture-twin-ship = Ship of { $owner } on { $border }.
picture-twin-wall = wall of { $owner }
picture-twin-settlement = settlement of { $owner }
picture-twin-down = event face down
picture-twin-open = event { $event }
picture-twin-held = event { $event }, points: { $count }
picture-twin-running = event { $event } of { $owner }, round { $count }
picture-twin-blocked = blocked
picture-twin-closed = closed
picture-twin-home = home { $count }
picture-twin-home-of = home of { $owner }, floors { $count }
picture-twin-player = { $name } ({ $empire }): goods { $goods }; technologies { $levels }; dice { $dice }; amphorae left { $amphorae }; quests { $quests }; gardens { $gardens }; points so far { $points }.
picture-twin-stall = Trade { $slot }: { $cost } for { $gain }, points: { $points }.
picture-twin-amphora = Trade { $slot }: amphora of { $owner }.
picture-twin-garden = Next garden: { $garden }. It costs { $cost }, points: { $points }, below: { $below }.
picture-twin-bid = Bid of { $name }: { $bid }.
picture-twin-fighter = { $name }: card { $card }, strength { $strength }, tactics { $tactics }, mobility { $mobility }.
picture-twin-quests = Your quests: { $quests }.

word-boards = players' boards
word-battle = the battle
picture-deck = Deck: { $count }
picture-discards = Discards: { $count }
picture-wave = Wave { $count } of { $most }
picture-no-bids = No bids: bones go straight onto the cards
picture-twin-bones = Bones of { $name }: { $count }.
picture-twin-plans = Plans of { $name }: { $plans }. Deck: { $count }, discards: { $discards }.
picture-twin-together = The people play together: all win if the last of them is ahead of the best automaton.
picture-twin-wave = Wave { $count } will bring: { $army }, bones: { $bones }.
picture-twin-breaches = Walls torn down in this wave: { $areas }.
word-plans = automata's plans
word-waves = waves to come
