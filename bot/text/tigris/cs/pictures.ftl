# Slova v obrázcích a co obrázky řeknou tomu, kdo je jen slyší.

picture-catastrophes = Katastrofy

picture-on-board = na desce
picture-revolt = Vnitřní konflikt
picture-war = Vnější konflikt

picture-key-hand = kartičky v ruce
picture-key-left = kartičky v pytlíku
picture-alt-revolt = Vnitřní konflikt, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Vnější konflikt, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Království { $numeral }: { $leaders }.
picture-alt-leader = { $leader } – { $name } ({ $strength })
picture-alt-left = Kartičky v pytlíku: { $bag }, poklady na desce: { $treasures }.
picture-alt-targets = Možná místa: { $cells }.
picture-alt-hand = Vaše ruka: { $tiles_count ->
    [0] žádné kartičky
   *[other] { $tiles_numbered }
}.
picture-alt-points = Body: červené { $red }, modré { $blue }, zelené { $green }, černé { $black }. Poklady: { $treasures }.
