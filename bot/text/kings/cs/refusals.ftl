# Proč tah neplatí a co by bylo správně.

refused-unknown-card = Žádná karta se nejmenuje „{ $word }“. Na výběr: { $cards_or }.
refused-unknown-place = „{ $word }“ tu zvolit nejde. Sloupce jsou A až H, jejich karty se počítají odshora (C1, C2 …) a CD je mezera mezi C a D.
refused-unknown-count = „{ $word }“ není počet karet. Zadejte, kolik jich zahrát; 0 znamená žádnou.
refused-unknown-ship = Žádná loď se nejmenuje „{ $word }“. Na výběr: { $ships_or }.

refused-not-in-hand = { $cards_count ->
    [0] To v ruce nemáte: vaše ruka je prázdná.
   *[other] To v ruce nemáte. Máte { $cards_accusative_numbered }.
}
refused-column-full = Sloupec { $column } je plný. Vyberte kratší.
refused-gap-taken = Na { $place } už karta leží. Vyberte prázdnou mezeru.
refused-too-short = Sloupec { $column } je příliš krátký. Do mezery lze hrát, až když má každý z obou sousedních sloupců karet aspoň { $least }.
refused-leader-there = Na { $place } stojí vůdce. Vyberte kartu bez vůdce.
refused-leader-on-ship = Na { $place } je loď a na tu vůdce nesmí. Vyberte jinou kartu.
refused-no-card-there = Na { $place } žádná karta není. Vyberte kartu na stole.
refused-leader-stays = Váš { $leader } už na { $place } stojí. Vyberte jinou kartu.
refused-no-catastrophe = Vaše katastrofa už je zahraná. Vyberte jinou akci.
refused-catastrophe-on-leader = Na { $place } stojí vůdce. Vyberte kartu bez vůdce.
refused-catastrophe-on-treasure = Na { $place } je poklad a ten katastrofa nezničí. Vyberte jinou kartu.
refused-catastrophe-on-ship = Na { $place } je loď a tu katastrofa nezničí. Vyberte jinou kartu.
refused-too-few-cards = { $held ->
    [0] Nemáte v ruce žádnou takovou kartu ({ $card }). Zahrajte 0.
    [one] Máte v ruce jen { $held } { $card_accusative }.
    [few] Máte v ruce jen { $held } { $card_few }.
   *[other] Máte v ruce jen { $held } { $card_many }.
}
refused-no-such-war = Takový konflikt tu není. Zbývají: { $leaders_few }.
refused-no-such-treasure = Poklad z { $place } si teď vzít nemůžete. Na výběr: { $places_or }.
refused-no-such-ship = Takovou loď tu postavit nelze. Na výběr: { $ships_or }.
refused-nothing-to-bank = Nemáte v ruce { $colour_accusative } kartu k uložení. Nechte si karty.
