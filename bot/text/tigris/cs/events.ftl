# Co se stalo. Vypráví se v přítomném čase.
event-leader-placed = { $who } umisťuje { $leader_accusative } na { $cell }.
event-leader-moved = { $who } přesouvá { $leader_accusative } z { $start } na { $cell }.
event-leader-withdrawn = { $who } stahuje { $leader_accusative } z { $cell }.
event-leader-home = { $who }: { $leader } na { $cell } musí opustit desku.
event-tile-placed = { $who } pokládá { $tile_accusative } na { $cell }.
event-kingdoms-joined = { $who } spojuje království { $first } a { $second } na { $cell }.
event-points = { $who } získává { $count ->
    [one] { $count } { $colour_one } bod
    [few] { $count } { $colour_few } body
   *[other] { $count } { $colour_many } bodů
} za { $source_word ->
    [tile] kartičku
    [revolt] vnitřní konflikt
    [war] vnější konflikt
   *[monument] monument
}.
event-catastrophe-placed = { $who } hraje katastrofu na { $cell }.
event-tile-destroyed = Katastrofa ničí { $tile_accusative } na { $cell }.
event-swapped = { $who } vyměňuje { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
event-drew = { $who } dobírá { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
event-drew-tiles = Dobíráte si { $tiles_accusative_numbered }.
event-revolt-began = Vnitřní konflikt na { $cell }, { $leader }: útočí { $attacker }, brání se { $defender }. Chrámy { $attack } : { $defence }.
event-war-began = Vnější konflikt { $leader_many }: útočí { $attacker } ({ $first }), brání se { $defender } ({ $second }). Stoupenci { $attack } : { $defence }.
event-support-added = { $count ->
    [0] { $who } nepřidává nic; síla { $total }.
    [one] { $who } přidává { $count } { $tile_accusative }; síla { $total }.
    [few] { $who } přidává { $count } { $tile_few }; síla { $total }.
   *[other] { $who } přidává { $count } { $tile_many }; síla { $total }.
}
event-conflict-won = Vítězí { $winner }, { $loser } ztrácí { $leader_accusative }. Útok { $attack }, obrana { $defence }.
event-tiles-removed = Z desky mizí { $count ->
    [one] { $count } { $tile }
    [few] { $count } { $tile_few }
   *[other] { $count } { $tile_many }
}: { $cells }.
event-monument-built = { $who } staví { $monument } na { $cell }.
event-monument-declined = { $who } monument nestaví.
event-treasure-taken = { $who } bere poklad z { $cell }.
event-game-ended = { $reason_word ->
    [treasures] Konec hry: na desce zbývají nejvýš dva poklady.
   *[tiles] Konec hry: v pytlíku už není dost kartiček.
}
event-final-score = { $rank }. { $who }: červené { $red }, modré { $blue }, zelené { $green }, černé { $black }; poklady: { $treasures }.
