# Co se stalo. Vypráví se v přítomném čase.
event-leader-placed = { $who } umisťuje { $leader_accusative } na { $place }.
event-leader-moved = { $who } přesouvá { $leader_accusative } z { $start } na { $place }.
event-leader-home = { $who }: { $leader } z { $place } se vrací domů.
event-card-placed = { $who } přikládá { $card_accusative } do sloupce { $column } ({ $place }).
event-kingdoms-joined = { $who } spojuje království { $first } a { $second }: { $card } na { $place }.
event-card-turned = Karta na { $place } se otáčí lícem nahoru: { $card }.
event-point = { $who } ukládá { $colour_accusative } kartu za { $source_word ->
    [card] zahranou kartu
    [ship] loď
    [revolt] vnitřní konflikt
   *[war] vnější konflikt
}.
event-point-kept = { $who } neukládá { $colour_accusative } kartu za { $source_word ->
    [card] zahranou kartu
    [ship] loď
    [revolt] vnitřní konflikt
   *[war] vnější konflikt
}.
event-revolt-began = Vnitřní konflikt { $leader_many } na { $place }: útočí { $attacker }, brání se { $defender }. Síla { $attack } : { $defence }.
event-war-began = Vnější konflikt { $leader_many }: útočí { $attacker } ({ $first }), brání se { $defender } ({ $second }). Síla { $attack } : { $defence }.
event-support-added = { $count ->
    [0] { $who } nehraje nic; síla { $total }.
    [one] { $who } hraje { $count } { $card_accusative }; síla { $total }.
    [few] { $who } hraje { $count } { $card_few }; síla { $total }.
   *[other] { $who } hraje { $count } { $card_many }; síla { $total }.
}
event-conflict-won = Vítězí { $winner }, { $loser } ztrácí { $leader_accusative }. Útok { $attack }, obrana { $defence }.
event-card-banked = { $who } ukládá { $card_accusative } ze zahraných karet.
event-cards-taken = { $who } ukládá { $count ->
    [one] { $count } { $card_accusative }
    [few] { $count } { $card_few }
   *[other] { $count } { $card_many }
} z poražené strany: { $places }.
event-link-lost = Z { $place } mizí { $card } a spojení je přerušeno.
event-ship-built = { $who } staví { $ship_accusative } na { $place }.
event-ship-declined = { $who } loď nestaví.
event-treasure-taken = { $who } bere poklad z { $place } a nechává tam chrám.
event-treasure-declined = { $who } poklad nebere.
event-catastrophe-played = { $who } hraje katastrofu: z { $place } mizí { $card }.
event-drew = { $who } dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-drew-cards = Dobíráte si { $cards_accusative_numbered }.
event-game-ended = { $reason_word ->
    [treasures] Konec hry: na stole zbývá jediný poklad.
    [standstill] Konec hry: na stůl se nedá přidat žádná karta a celé kolo žádná neopustila ničí ruku.
   *[cards] Konec hry: v balíčku už není dost karet.
}
event-final-score = { $rank }. { $who }: černé { $black }, zelené { $green }, červené { $red }, modré { $blue }; poklady: { $treasures }.
