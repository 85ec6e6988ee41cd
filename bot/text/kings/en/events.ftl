# What happened. The present tense tells it, as a commentator would.
event-leader-placed = { $who } places the { $leader } on { $place }.
event-leader-moved = { $who } moves the { $leader } from { $start } to { $place }.
event-leader-home = { $who }'s { $leader } returns from { $place }.
event-card-placed = { $who } plays a { $card } in column { $column } ({ $place }).
event-kingdoms-joined = { $who } joins kingdoms { $first } and { $second } with a { $card } at { $place }.
event-card-turned = The { $card } at { $place } is turned face up.
event-point = { $who } banks a { $colour } card for { $source_word ->
    [card] the card played
    [ship] the ship
    [revolt] the internal conflict
   *[war] the external conflict
}.
event-point-kept = { $who } banks no { $colour } card for { $source_word ->
    [card] the card played
    [ship] the ship
    [revolt] the internal conflict
   *[war] the external conflict
}.
event-revolt-began = Internal conflict of the { $leader_plural } on { $place }: { $attacker } attacks { $defender }. Strength: { $attack } against { $defence }.
event-war-began = External conflict of the { $leader_plural }: { $attacker } ({ $first }) attacks { $defender } ({ $second }). Strength: { $attack } against { $defence }.
event-support-added = { $count ->
    [0] { $who } plays nothing; strength { $total }.
    [one] { $who } plays { $count } { $card }; strength { $total }.
   *[other] { $who } plays { $count } { $card_plural }; strength { $total }.
}
event-conflict-won = { $winner } wins and { $loser } loses the { $leader }. Attack { $attack }, defence { $defence }.
event-card-banked = { $who } banks a { $card } from the cards played.
event-cards-taken = { $who } banks { $count ->
    [one] { $count } { $card }
   *[other] { $count } { $card_plural }
} from the losing side: { $places }.
event-link-lost = The { $card } at { $place } is removed: its columns are no longer joined.
event-ship-built = { $who } builds the { $ship } on { $place }.
event-ship-declined = { $who } builds no ship.
event-treasure-taken = { $who } takes the treasure on { $place } and leaves a temple there.
event-treasure-declined = { $who } takes no treasure.
event-catastrophe-played = { $who } plays a catastrophe: the { $card } on { $place } is removed.
event-drew = { $who } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
event-drew-cards = You draw { $cards_numbered }.
event-game-ended = { $reason_word ->
    [treasures] The game is over: only one treasure is left on the table.
    [standstill] The game is over: no card can be added to the table, and for a whole round none has left a hand.
   *[cards] The game is over: there are too few cards left to draw.
}
event-final-score = { $rank }. { $who }: black { $black }, green { $green }, red { $red }, blue { $blue }; treasures: { $treasures }.
