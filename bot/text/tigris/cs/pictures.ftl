# Slova v obrázcích a co obrázky řeknou tomu, kdo je jen slyší.
picture-letter-red = C
picture-letter-blue = F
picture-letter-green = T
picture-letter-black = O

picture-your-hand = Vaše ruka
picture-only-you = vidíte jen vy
picture-catastrophes = Katastrofy
picture-points = Vítězné body
picture-treasures = Poklady

picture-attacker = Útočník
picture-defender = Obránce
picture-on-board = na desce
picture-from-hand = z ruky
picture-revolt = Vnitřní konflikt
picture-war = Vnější konflikt
picture-winner = Vítězí

picture-score-sheet = Konečné skóre
picture-weakest = Nejslabší barva
picture-course = Nejslabší barva tah po tahu

picture-alt-over = Hra skončila.
picture-alt-decides = Rozhoduje { $name }.
picture-alt-turn = Rozhoduje { $name } ({ $left ->
    [one] zbývá { $left } akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}).
picture-alt-revolt = Vnitřní konflikt, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Vnější konflikt, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Království { $numeral }: { $leaders }.
picture-alt-leader = { $leader } – { $name } ({ $strength })
picture-alt-left = Kartičky v pytlíku: { $bag }, poklady na desce: { $treasures }.
picture-alt-targets = Možná místa: { $cells }.
picture-alt-leaders = Vůdci na výběr: { $leaders }.
picture-alt-hand = Vaše ruka: { $tiles }.
picture-alt-empty = žádné kartičky
picture-alt-tiles = { $tile } × { $count }
picture-alt-points = Body: červené { $red }, modré { $blue }, zelené { $green }, černé { $black }. Poklady: { $treasures }.
