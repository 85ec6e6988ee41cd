# Co dělají kartičky, vůdci a monumenty.

# Druhy součástí a jak se ještě jmenují.
component-tile = kartička
component-monument = monument
component-piece = dílek
word-treasure = poklad

# Co dělají.
frame-tile = V království za tuto kartičku { $colour_one } bod získá { $leader }{ $leader_word ->
    [king] .
   *[other] , a když tam není, král.
}
frame-leader = Získá { $colour_one } bod za každou kartičku položenou v jeho království: { $tile }.
frame-stands = Stojí na souši vedle chrámu lícem nahoru.
frame-monument = Na konci svého tahu získáte bod za každého z těchto vůdců, kterého máte v jeho království: { $leaders }.
frame-square = Staví se na čtverci čtyř kartiček: { $tiles_or }.
frame-left = Hra končí po tahu, po kterém jich na desce zbývá nejvýš: { $count }.
purpose-temple = Vedle něj stojí vůdci; ve vnitřním konfliktu je silou.
purpose-farm = Patří jen na řeku.
purpose-market = Patří na souš.
purpose-settlement = Patří na souš.
purpose-king = Získá bod i za kartičku, jejíž vůdce v království chybí.
purpose-trader = Bere všechny poklady svého království kromě jednoho.
purpose-treasure = Na konci je 1 bodem v barvě, ve které ho nejvíc potřebujete. Obchodník z jeho království bere všechny kromě jednoho.
purpose-catastrophe = Zničí kartičku, nebo natrvalo zablokuje prázdné políčko.
