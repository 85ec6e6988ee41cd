# Proč tah neplatí a co by bylo správně.
refused-unknown-tile = Žádná kartička se nejmenuje „{ $word }“. Na výběr: { $tiles_or }.
refused-unknown-cell = „{ $word }“ není políčko desky. Políčka jsou od A1 po P11.
refused-unknown-count = „{ $word }“ není počet kartiček. Zadejte, kolik jich přidat; 0 znamená žádnou.
refused-unknown-monument = Žádný monument se nejmenuje „{ $word }“. Na výběr: { $monuments_or }.
refused-swap-order = Vyjmenujte prosím kartičky v tomto pořadí: { $tiles }.

refused-not-in-hand = { $tiles_count ->
    [0] To v ruce nemáte: vaše ruka je prázdná.
   *[other] To v ruce nemáte. Máte { $tiles_accusative_numbered }.
}
refused-cell-taken = Políčko { $cell } je obsazené. Vyberte prázdné.
refused-tile-on-river = Na { $cell } teče řeka a tam smějí jen farmy. { $tile_word ->
    [temple] Chrám položte
    [market] Tržiště položte
   *[settlement] Osadu položte
} na souš.
refused-farm-off-river = Na { $cell } je souš. Farmy smějí jen na políčka s řekou.
refused-joins-three = Kartička na { $cell } by spojila { $count } království. Spojit smí nejvýše dvě.
refused-leader-stays = Váš { $leader } už na { $cell } stojí. Vyberte jiné políčko.
refused-leader-on-river = Na { $cell } teče řeka. Váš { $leader } musí stát na souši.
refused-no-temple = S políčkem { $cell } nesousedí žádný chrám lícem nahoru. Váš { $leader } ho vedle sebe potřebuje.
refused-leader-joins = Vůdce na { $cell } by spojil { $count } království. To smí jen kartička.
refused-leader-off-board = Váš { $leader } není na desce. Stáhnout lze jen vůdce z desky.
refused-no-catastrophes = Obě vaše kartičky katastrofy už jsou zahrané. Vyberte jinou akci.
refused-catastrophe-on-leader = Na { $cell } stojí vůdce. Vyberte prázdné políčko nebo kartičku bez pokladu.
refused-catastrophe-on-treasure = Na { $cell } leží poklad. Vyberte prázdné políčko nebo kartičku bez pokladu.
refused-catastrophe-on-monument = Na { $cell } stojí monument. Vyberte prázdné políčko nebo kartičku bez pokladu.
refused-catastrophe-on-catastrophe = Na { $cell } už leží katastrofa. Vyberte prázdné políčko nebo kartičku bez pokladu.
refused-too-few-tiles = { $held ->
    [0] Nemáte v ruce žádnou takovou kartičku ({ $tile }). Přidejte 0.
    [one] Máte v ruce jen { $held } { $tile_accusative }.
    [few] Máte v ruce jen { $held } { $tile_few }.
   *[other] Máte v ruce jen { $held } { $tile_many }.
}
refused-must-win = V této variantě přidá útočník aspoň tolik kartiček, aby převýšil obránce, nebo žádnou. Možnosti: { $counts_or }.
refused-must-tie = V této variantě smí obránce přidat jen tolik kartiček, aby dosáhl remízy, nebo žádnou. Možnosti: { $counts_or }.
refused-no-such-war = Takový konflikt tu není. Zbývají: { $leaders_few }.
refused-no-such-treasure = Poklad z { $cell } si teď vzít nemůžete. Na výběr: { $cells_or }.
refused-no-such-square = Čtverec určuje jeho levé horní políčko. Na výběr: { $cells_or }.
refused-monument-built = Tento monument už stojí. Tady lze postavit { $monuments_or }.
refused-wrong-monument = Jedna barva monumentu musí být barvou čtverce. Tady lze postavit { $monuments_or }.
