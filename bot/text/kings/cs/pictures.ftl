# Slova v obrázcích a co obrázky řeknou tomu, kdo je jen slyší.

picture-catastrophe = Katastrofa
picture-pile = Bodová hromádka
picture-pile-top = vidět je jen horní karta
picture-discarded = Odloženo

picture-on-table = na stole
picture-revolt = Vnitřní konflikt
picture-war = Vnější konflikt

picture-key-hand = karty v ruce
picture-key-left = karty v balíčku
picture-alt-revolt = Vnitřní konflikt { $leader_many }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Vnější konflikt { $leader_many }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Království { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } – { $name } na { $place } ({ $strength })
picture-alt-left = Karty v balíčku: { $count }, poklady na stole: { $treasures }.
picture-alt-targets = Možná místa: { $places }.
picture-alt-ships = Lodě, které lze postavit: { $ships }.
picture-alt-hand = Vaše ruka: { $cards_count ->
    [0] žádné karty
   *[other] { $cards_numbered }
}.
picture-alt-points = Body: černé { $black }, zelené { $green }, červené { $red }, modré { $blue }. Poklady: { $treasures }.
picture-alt-pile = { $count ->
    [one] Bodová hromádka: { $count } karta, nahoře { $card }.
    [few] Bodová hromádka: { $count } karty, nahoře { $card }.
   *[other] Bodová hromádka: { $count } karet, nahoře { $card }.
}
picture-alt-no-pile = Bodová hromádka: prázdná.
