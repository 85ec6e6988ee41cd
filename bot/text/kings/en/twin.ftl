# The whole position in words.
twin-task-point = { $who } may bank a { $colour } card for { $source_word ->
    [card] the card played
    [ship] the ship
    [revolt] the internal conflict
   *[war] the external conflict
}
twin-task-build = a ship at the bottom of column { $column }
twin-task-wars = the external conflicts a joining card has started, one by one
twin-task-fight = cards from the hands
twin-task-claim = a treasure for the kingdom joined at { $place }
twin-task-refill = everyone draws back up to eight cards
twin-conflict = It began on { $place }.
twin-side = { $who }: leader on { $place }; on the table: { $count }; { $added }.
twin-kingdom = Kingdom { $numeral } ({ $columns }).
twin-leader = { $leader } of { $who }, letter { $letter }, on { $place }, strength { $strength }.
twin-column = Column { $column }, from the top: { $cards }.
twin-empty-column = Column { $column }: empty.
twin-link = At { $place }: { $card }.
twin-face-down = At { $place }, face down: { $card }.
twin-ships = Ships not built yet: { $ships }.
twin-held = Cards in hand: { $held }. Catastrophes left: { $number }.
twin-home = Leaders off the table: { $leaders }.
twin-out = Discarded: { $cards_numbered }.
twin-idle = Turns in a row in which no card was played and none could be added: { $count }.
