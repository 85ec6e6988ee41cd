# Slova v obrázcích a co obrázky řeknou tomu, kdo je jen slyší.
picture-letter-red = C
picture-letter-blue = F
picture-letter-green = T
picture-letter-black = O
picture-your-hand = Vaše ruka
picture-only-you = vidíte jen vy
picture-points = Vítězné body
picture-treasures = Poklady
picture-attacker = Útočník
picture-defender = Obránce
picture-from-hand = z ruky
picture-winner = Vítězí
picture-weakest = Nejslabší barva
picture-course = Nejslabší barva tah po tahu
picture-key-home = vůdce k nasazení
picture-key-placed = nasazený vůdce
picture-alt-over = Hra skončila.
picture-alt-turn = Rozhoduje { $name } ({ $left ->
    [one] zbývá { $left } akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}).
picture-alt-leaders = Vůdci na výběr: { $leaders }.
picture-alt-decides = Rozhoduje { $name }.
