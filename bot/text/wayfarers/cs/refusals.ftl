# Proč se tah nestal a co by bylo správně.
refused-unknown-die = „{ $word }“ není kostka. Kostky mají hodnoty 1 až 6.
refused-unknown-slot = „{ $word }“ není místo pro kostku. Platí HL, HW, H1 až H4 a města či přístavy, třeba L05.
refused-unknown-card = Karta „{ $word }“ neexistuje. Označení jsou na kartách: L05, W12, S24, T06, I03.
refused-unknown-worker = Pomocník „{ $word }“ neexistuje. Na výběr: { $words_worker }.
refused-unknown-good = „{ $word }“ tu neplatí. Na výběr: { $words_or }.
refused-unknown-source = Na „{ $word }“ se nevybírá. Napište kartu nebo místo, kde volba je.
refused-unknown-branch = „{ $word }“ není efekt. Na výběr: { $words_or }.
refused-unknown-host = „{ $word }“ není karta území ani vody. Napište některou ze svých, třeba HL.
refused-unknown-space = „{ $word }“ není karta nebes. Napište označení, třeba S24, nebo discard.
refused-unknown-tile = Destička „{ $word }“ neexistuje. Označení jsou na destičkách: UB1, UL2, UX7.
refused-unknown-face = Stranu „{ $word }“ destička nemá. Na výběr: { $words_or }.
refused-unknown-cell = „{ $word }“ není pole karavany. Sloupec 2, prostřední řádek je 2b.
refused-unknown-payment = Takhle zaplatit nejde: „{ $word }“. Na výběr: { $words_or }.
refused-unknown-guild = Cech „{ $word }“ neexistuje. Na výběr: { $words_or }.
refused-unknown-from = Z „{ $word }“ vliv vzít nejde. Napište cech nebo kartu.
refused-unknown-place = Na „{ $word }“ kostka neleží. Napište místo, nebo hodnotu kostky v zásobě.
refused-unknown-node = „{ $word }“ v zápisníku není. Vyberte místo ze seznamu, třeba Kom.
refused-unknown-help = „{ $word }“ kostce nepomůže. Na výběr: { $words_or }.
refused-incomplete = U tahu „{ $verb }“ něco chybí. Vyberte ho krok za krokem tlačítky.
refused-too-many-words = „{ $verb }“ má příliš mnoho slov. Vynechte ta poslední.

refused-another-question = Teď se ptám na něco jiného. Na výběr: { $verbs_or }.
refused-must-do = Pomocník musí nejdřív využít aspoň jeden efekt. Na výběr: { $verbs_or }.
refused-not-drawn = Tuhle kartu si neprohlížíte. Na výběr: { $cards_or }.
refused-nothing-to-pay = Na odmítnutí nemáte mince ani proviant.
refused-cannot-deny = Odmítnout nejde: protivník nemá jinou kartu, kterou by si vybral.
refused-no-such-choice = { $sources_count ->
    [0] Teď se nic nevybírá.
   *[other] Tady se teď nevybírá. Na výběr: { $sources_or }.
}
refused-no-such-branch = To mezi efekty není. Na výběr: { $branches_or }.
refused-nothing-to-do = Nic z toho by teď nešlo provést.
refused-nothing-to-pay-for = Teď není za co platit.
refused-no-such-effect = Žádný ze zbylých efektů to nedovoluje: { $kind }.
refused-not-in-row = { $cards_count ->
    [0] { $card } neleží v řadě lícem vzhůru.
   *[other] { $card } neleží v řadě lícem vzhůru. Na výběr: { $cards_or }.
}
refused-worker-of-this-turn = Na kartě { $card } je váš pomocník z tohoto tahu, a tak tam zůstává.
refused-no-place-above = Nejdřív potřebujete další kartu území nebo vody: každá karta nebes stojí nad jednou z nich.
refused-another-verb = Takové karty se získávají jinak: měšťané se najímají, inspirace se zasouvá.
refused-deck-empty = Balíček { $kind_genitive } je prázdný. Vezměte vyloženou kartu.
refused-draw-needs-die = Výběr ze tří karet dovolí jen kostka.
refused-no-host = { $hosts_count ->
    [0] Pro kartu { $card } nemáte volné místo. Potřebuje: { $under_or }.
   *[other] Karta { $card } tam být nemůže. Na výběr: { $hosts_or }.
}
refused-no-space-card = Tam ji zasunout nejde. Na výběr: { $spaces_or }.
refused-pile-empty = Destička { $tile } už nezbyla.
refused-no-such-face = { $tile } má jen jednu stranu.
refused-does-not-fit = { $cells_count ->
    [0] { $tile } se do vaší karavany nikam nevejde.
   *[other] { $tile } se tam nevejde. Na výběr: { $cells_or }.
}
refused-other-payment = Tahle destička se platí jinak. Na výběr: { $payments_or }.
refused-supply-not-empty = V zásobě ještě vliv máte, a tak se bere odtud.
refused-supply-empty = { $guilds_count ->
    [0] Zásoba je prázdná. Napište, ze které karty vliv vzít.
   *[other] Zásoba je prázdná. Napište, ze kterého cechu ({ $guilds_or }) nebo karty vliv vzít.
}
refused-already-marked = Na kartě { $card } už vliv leží ({ $owner }). Vejde se jen jeden.
refused-same-guild = Vyberte dva různé cechy.
refused-no-worker-there = { $cards_count ->
    [0] Na kartě { $card } takový pomocník není.
   *[other] Na kartě { $card } takový pomocník není. Pomocníci leží tady: { $cards }.
}
refused-no-such-die = { $dice_count ->
    [0] Takovou kostku nemáte; zásoba je prázdná.
   *[other] Takovou kostku nemáte. V zásobě: { $dice }.
}{ $slots_count ->
    [0] { "" }
   *[other] { "" } Umístěné: { $slots }.
}
refused-one-step-only = Kostka { $die } se mění o 1, nikdy ze 6 na 1 ani naopak.
refused-guild-used = Tento cech už je v tomto tahu využitý: { $guild }.
refused-guild-empty = Potřebujete vliv v cechu { $guild_genitive }, a žádný nemáte.
refused-other-dice = { $dice_count ->
    [0] V zásobě nemáte žádné kostky.
   *[other] To se k vašim kostkám nehodí. V zásobě: { $dice }.
}
refused-not-your-slot = { $slots_count ->
    [0] Místo { $slot } vám nepatří.
   *[other] Místo { $slot } vám nepatří. Na výběr: { $slots_or }.
}
refused-gained-this-turn = Kartu { $card } máte teprve od tohoto tahu. Využijete ji od příštího.
refused-slot-taken = { $slots_count ->
    [0] Na místě { $slot } už kostka leží.
   *[other] Na místě { $slot } už kostka leží. Na výběr: { $slots_or }.
}
refused-die-cannot-become = Kostka { $die } nemůže platit jako { $face }. Možné hodnoty: { $faces_or }.
refused-asset-missing = Kostce { $face } na místě { $slot } ještě chybí: { $assets }.
refused-help-not-needed = { $help_count ->
    [0] Pomoc cechu tu není potřeba.
   *[other] Potřeba je právě tahle pomoc: { $help }.
}
refused-no-such-worker = Nemáte { $worker_worker_accusative }.
refused-other-worker = { $workers_count ->
    [0] Na karty { $kind_genitive } se pomocníci neumisťují.
   *[other] Na karty { $kind_genitive } patří: { $workers_worker }.
}
refused-worker-there = Na kartě { $card } už leží { $worker_worker }.
refused-no-way-there = { $nodes_count ->
    [0] Jste na konci zápisníku.
   *[other] Odsud na místo { $node } cesta nevede. Dál se jde na místo { $nodes_or }.
}
refused-node-occupied = Místo { $node } v zápisníku je obsazené. V posledním sloupci je všude místo jen pro jednoho.
refused-journal-open = Někdo ještě může v zápisníku postoupit. Poslední kolo smíte zahájit, až když to nikdo nemůže.
refused-requirement-open = Místo { $node } v zápisníku žádá: { $term }, aspoň { $need }. Máte { $have }.
refused-influence-short = Vliv v cechu { $guild_genitive }: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-silver-short = Mince: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-provision-short = Proviant: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-science-short = Vliv v cechu vědy: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-trade-short = Vliv v cechu obchodu: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-exploration-short = Vliv v cechu badatelů: potřebujete { $need }, máte { $have }; chybí { $short }.
refused-cannot-pay = To teď nemůžete zaplatit.
refused-no-fee = Za kartu { $card } se poplatek neplatí.
refused-fee-short = Na poplatek za kartu { $card } nemáte ({ $owner }).
refused-fee-missing = Za kartu { $card } se platí poplatek ({ $owner }). Na výběr: { $goods_or }.
refused-no-dice = Nemáte už žádnou kostku.
refused-no-free-slot = Pro vaše kostky není volné žádné místo.
refused-no-workers = Nemáte už žádného pomocníka.
refused-no-card-for-workers = Žádná karta nepřijme vaše pomocníky.
