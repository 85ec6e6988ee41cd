# Co dělají karty, vůdci a lodě.

# Druhy součástí a jak se ještě jmenují.
component-card = karta
component-ship = loď

# Co dělají.
frame-card = Karta zahraná do sloupce přináší { $colour_one } bod: získá ho { $leader } v tom království{ $leader_word ->
    [king] .
   *[other] , a když tam není, král.
}
frame-leader = Získá { $colour_one } bod za každou kartu zahranou do sloupce v jeho království: { $card }.
frame-point = Bod je karta té barvy z vaší ruky, uložená na vaši hromádku.
frame-ship = Na konci svého tahu smíte uložit kartu na hromádku za každého z těchto vůdců, kterého máte v jejím království: { $leaders }.
frame-run = Nahradí poslední karty sloupce téhož druhu, v počtu { $count } ({ $cards_or }).
frame-left = Hra končí po tahu, po kterém jich na stole zbývá nejvýš: { $count }.
purpose-king = Získá bod i za kartu, jejíž vůdce v království chybí.
purpose-trader = Po spojení sloupců a všech konfliktech smí vzít jeden poklad nového království výměnou za chrám z ruky, jsou-li tam aspoň dva.
purpose-temple = Ve vnitřním konfliktu je silou.
purpose-treasure = Na stole platí za červený, na konci za kteroukoli barvu. Katastrofa ho neodstraní.
purpose-catastrophe = Odstraní kartu bez vůdce; nikdy poklad ani loď.
