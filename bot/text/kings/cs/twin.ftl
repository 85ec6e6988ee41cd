# Celá pozice slovy.
twin-task-point = { $who } si může uložit { $colour_accusative } kartu za { $source_word ->
    [card] zahranou kartu
    [ship] loď
    [revolt] vnitřní konflikt
   *[war] vnější konflikt
}
twin-task-build = loď dole ve sloupci { $column }
twin-task-wars = vnější konflikty po spojovací kartě, jeden po druhém
twin-task-fight = karty z ruky
twin-task-claim = poklad z království spojeného na { $place }
twin-task-refill = všichni si doplní ruku do osmi karet
twin-conflict = Konflikt vznikl na { $place }.
twin-side = { $who }: vůdce na { $place }; na stole: { $count }; { $added }.
twin-kingdom = Království { $numeral } ({ $columns }).
twin-leader = { $leader } – { $who }, písmeno { $letter }, na { $place }, síla { $strength }.
twin-column = Sloupec { $column } odshora: { $cards }.
twin-empty-column = Sloupec { $column }: prázdný.
twin-link = Na { $place }: { $card }.
twin-face-down = Na { $place }, lícem dolů: { $card }.
twin-ships = Lodě, které ještě nestojí: { $ships }.
twin-held = Karty v ruce: { $held }. Zbývající katastrofy: { $number }.
twin-home = Vůdci mimo stůl: { $leaders }.
twin-out = Odložené karty: { $cards_numbered }.
twin-idle = Tahy za sebou, ve kterých nikdo nezahrál kartu a žádná se nedala přidat: { $count }.
