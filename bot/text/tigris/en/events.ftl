# What happened. The present tense tells it, as a commentator would.
event-leader-placed = { $who } places the { $leader } on { $cell }.
event-leader-moved = { $who } moves the { $leader } from { $start } to { $cell }.
event-leader-withdrawn = { $who } withdraws the { $leader } from { $cell }.
event-leader-home = { $who }'s { $leader } on { $cell } has to leave the board.
event-tile-placed = { $who } places a { $tile } on { $cell }.
event-kingdoms-joined = { $who } joins kingdoms { $first } and { $second } on { $cell }.
event-points = { $who } scores { $count } { $colour } { $count ->
    [one] point
   *[other] points
} for { $source_word ->
    [tile] the tile
    [revolt] the revolt
    [war] the war
   *[monument] a monument
}.
event-catastrophe-placed = { $who } plays a catastrophe on { $cell }.
event-tile-destroyed = The { $tile } on { $cell } is destroyed.
event-swapped = { $who } swaps { $count } { $count ->
    [one] tile
   *[other] tiles
}.
event-drew = { $who } draws { $count } { $count ->
    [one] tile
   *[other] tiles
}.
event-drew-tiles = You draw { $tiles_numbered }.
event-revolt-began = Revolt on { $cell }: { $attacker }'s { $leader } challenges { $defender }'s. Temples: { $attack } against { $defence }.
event-war-began = War of the { $leader_plural }: { $attacker } ({ $first }) attacks { $defender } ({ $second }). Supporters: { $attack } against { $defence }.
event-support-added = { $count ->
    [0] { $who } adds nothing; strength { $total }.
    [one] { $who } adds { $count } { $tile }; strength { $total }.
   *[other] { $who } adds { $count } { $tile_plural }; strength { $total }.
}
event-conflict-won = { $winner } wins and { $loser } loses the { $leader }. Attack { $attack }, defence { $defence }.
event-tiles-removed = { $count ->
    [one] { $count } { $tile } leaves the board: { $cells }.
   *[other] { $count } { $tile_plural } leave the board: { $cells }.
}
event-monument-built = { $who } builds the { $monument } on { $cell }.
event-monument-declined = { $who } builds no monument.
event-treasure-taken = { $who } takes the treasure on { $cell }.
event-game-ended = { $reason_word ->
    [treasures] The game is over: at most two treasures are left on the board.
   *[tiles] The game is over: there are too few tiles left to draw.
}
event-final-score = { $rank }. { $who }: red { $red }, blue { $blue }, green { $green }, black { $black }; treasures: { $treasures }.
