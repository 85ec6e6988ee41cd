# Tahy: jak se jmenují na tlačítkách, v nabídkách a u příkazů, a jak zní tah jako věta.
command-play = Tahy ve hře Mesopotamia
command-play-battle = Bitvy a co po nich následuje
verb-use = Zvolit akci
verb-reroll = Hodit znovu
verb-end = Ukončit tah
verb-move = Přesunout jednotku
verb-sail = Plout
verb-build = Stavět
verb-convert = Hlína na tabulky
verb-discover = Objevit technologii
verb-gather = Sbírat
verb-trade = Obchodovat
verb-bones = Vzít kůstky
verb-train = Vycvičit jednotku
verb-done = Hotovo
verb-option = Zvolit možnost
verb-take = Vzít zdroje
verb-pay = Zaplatit zdroje
verb-order = Další bitva
verb-first = Kdo na kmen
verb-pair = Určit, kdo s kým
verb-reveal = Odhalit událost
verb-bid = Přihodit kůstky
verb-place = Položit kůstky
verb-row = Sestavit řady
verb-tire = Odebrat kůstku
verb-retreat = Ustoupit
verb-lose = Obětovat jednotku
verb-duel = Souboj
verb-conquer = Dobýt osadu
verb-destroy = Zničit osadu
verb-decline = Nevyužít
verb-home = Zvolit výchozí oblast
verb-die = Zvolit kostku
verb-camp = Umístit tábor
verb-harbour = Zakotvit loď
verb-keep = Nechat si úkoly
verb-use-description = Zvolí akci, žetonem nebo kostkami
verb-reroll-description = Hodí za tabulku znovu nevyužitými kostkami
verb-end-description = Ukončí tah a hodí vašimi kostkami
verb-move-description = Přesune jednotku, s beranidlem i bez
verb-sail-description = Přesune loď po řekách
verb-build-description = Postaví hradby, patro, beranidlo, loď, osadu či zahradu
verb-convert-description = Zpracuje hlínu na tabulky
verb-discover-description = Vylepší technologii o úroveň
verb-gather-description = Sebere zdroj z výchozí oblasti, od jednotky, osady či lodi
verb-trade-description = Využije žeton obchodu
verb-bones-description = Vezme kůstky podle karty válčení
verb-train-description = Vycvičí pozemní jednotku
verb-done-description = Ukončí akci nebo její krok
verb-option-description = Zvolí možnost události
verb-take-description = Vezme libovolné zdroje
verb-pay-description = Zaplatí libovolnými zdroji
verb-order-description = Určí další bitvu
verb-first-description = Určí, kdo bojuje s kmenem první
verb-pair-description = Určí, které dvě říše se utkají
verb-reveal-description = Určí, která událost se odhalí
verb-bid-description = Přihodí tajně kůstky; ve zjednodušeném boji jedno číslo
verb-place-description = Položí kůstky na kartu soubojů
verb-row-description = Zařadí kartu do řady
verb-tire-description = Určí, kterou kůstku vezme únava
verb-retreat-description = Určí, kam jednotka ustoupí
verb-lose-description = Určí, o kterou jednotku přijdete
verb-duel-description = Určí, kdo s kým svede souboj
verb-conquer-description = Dobude osadu: bude vaše
verb-destroy-description = Zničí osadu
verb-decline-description = Nevyužije nabídku
verb-home-description = Zvolí vaši výchozí oblast
verb-die-description = Zvolí barvu nové kostky
verb-camp-description = Umístí osadu a hradby Elamu
verb-harbour-description = Zakotví loď Ebly
verb-keep-description = Určí, které úkoly si necháte
argument-action = Akce, třeba průzkum
argument-die = Vaše kostka
argument-die-2 = Další kostka
argument-die-3 = Další kostka
argument-die-4 = Další kostka
argument-die-5 = Další kostka
argument-die-6 = Další kostka
argument-area = Oblast, třeba C3
argument-unit = Druh jednotky
argument-step = Kam; C3+ram vezme i beranidlo
argument-step-2 = Druhá oblast, pro rychlejší
argument-segment = Úsek řeky, třeba B3/C3
argument-to = Kam
argument-to-2 = A dál kam
argument-to-3 = A dál kam
argument-what = Co postavit
argument-where = Oblast nebo úsek řeky
argument-source = Odkud sbírat
argument-good = Zdroj
argument-good-2 = Další zdroj
argument-good-3 = Další zdroj
argument-good-4 = Další zdroj
argument-good-5 = Další zdroj
argument-good-6 = Další zdroj
argument-slot = Obchodní místo, třeba 42
argument-option = 1 nebo 2
argument-empire = Říše
argument-other = Druhá říše
argument-bones = Kůstky na sílu
argument-tactics = Kůstky na taktiku
argument-mobility = Kůstky na pohyblivost
argument-card = Karta soubojů
argument-count = Kolik kůstek
argument-behind = Karta, ke které se zařadí
argument-row = Síla, taktika nebo pohyblivost
argument-foe = Karta nepřítele
argument-number = Číslo výchozí oblasti
argument-colour = Bílá, stříbrná nebo černá
argument-quest = Úkol
argument-quest-2 = Druhý úkol
argument-quest-3 = Třetí úkol
pick-action = Kterou akci?
pick-die = Kterou kostku?
pick-die-2 = Další kostku?
pick-die-3 = Další kostku?
pick-die-4 = Další kostku?
pick-die-5 = Další kostku?
pick-die-6 = Další kostku?
pick-area = Kterou oblast?
pick-unit = Kterou jednotku?
pick-step = Kam?
pick-step-2 = A odtud kam?
pick-segment = Který úsek řeky?
pick-to = Kam?
pick-to-2 = A odtud kam?
pick-to-3 = A odtud kam?
pick-what = Co postavit?
pick-where = Kde?
pick-source = Odkud sbírat?
pick-good = Který zdroj?
pick-good-2 = Další zdroj?
pick-good-3 = Další zdroj?
pick-good-4 = Další zdroj?
pick-good-5 = Další zdroj?
pick-good-6 = Další zdroj?
pick-slot = Které obchodní místo?
pick-option = Kterou možnost?
pick-empire = Kterou říši?
pick-other = A kterou druhou?
pick-bones = Kolik kůstek na sílu?
pick-tactics = Kolik kůstek na taktiku?
pick-mobility = Kolik kůstek na pohyblivost?
pick-card = Kterou kartu?
pick-count = Kolik kůstek?
pick-behind = Do čí řady?
pick-row = Ze které řady?
pick-foe = Proti které kartě?
pick-number = Kterou výchozí oblast?
pick-colour = Kterou barvu?
pick-keep-quest = Který úkol vrátíte?
pick-quest = Který úkol?
pick-quest-2 = Druhý úkol?
pick-quest-3 = Třetí úkol?
move-use = { $count ->
    [0] zvolit akci
    [1] { $one }: žetonem výběru akce
    [2] { $one }: kostkou ({ $two })
   *[other] { $one }: kostkami ({ $two } a { $three })
}
move-reroll = { $count ->
    [0] hodit znovu
   *[other] hodit znovu: { $words }
}
move-end = ukončit tah
move-move = { $count ->
    [0] přesunout jednotku
    [1] přesunout jednotku z { $one }
    [2] { $two } z { $one }
    [3] { $two } z { $one } na { $three }
   *[other] { $two } z { $one } přes { $three } na { $four }
}
move-sail = { $count ->
    [0] plout
    [1] plout z { $one }
   *[other] plout: { $words }
}
move-build = { $count ->
    [0] stavět
    [1] postavit { $one_accusative }
   *[other] postavit { $one_accusative } na { $two }
}
move-convert = zpracovat hlínu na tabulky
move-discover = { $count ->
    [0] objevit technologii
   *[other] vylepšit technologii: { $one }
}
move-gather = { $count ->
    [0] sbírat
    [1] sbírat: { $one }
   *[other] sbírat ({ $one }): { $two }
}
move-trade = { $count ->
    [0] obchodovat
   *[other] obchodovat na místě { $one }
}
move-bones = vzít kůstky
move-train = { $count ->
    [0] vycvičit jednotku
    [1] vycvičit { $one_accusative }
   *[other] vycvičit { $one_accusative } v { $two }
}
move-done = víc už nic
move-option = { $count ->
    [0] zvolit možnost
   *[other] možnost { $one }
}
move-take = { $count ->
    [0] vzít zdroje
   *[other] vzít { $words_accusative_numbered }
}
move-pay = { $count ->
    [0] zaplatit zdroje
   *[other] zaplatit { $words_accusative_numbered }
}
move-order = { $count ->
    [0] určit další bitvu
   *[other] další bitva: { $one }
}
move-first = { $count ->
    [0] určit, kdo bojuje s kmenem
   *[other] s kmenem bojuje { $one }
}
move-pair = { $count ->
    [0] určit, kdo s kým bojuje
    [1] bojuje { $one }
   *[other] { $one } × { $two }
}
move-reveal = { $count ->
    [0] odhalit událost
   *[other] odhalit událost v { $one }
}
move-bid = { $count ->
    [0] přihodit kůstky
    [1] přihodit { $one }
    [2] přihodit: síla { $one }, taktika { $two }
   *[other] přihodit: síla { $one }, taktika { $two }, pohyblivost { $three }
}
move-place = { $count ->
    [0] položit kůstky
    [1] položit kůstky: { $one }
   *[other] položit kůstky: { $one }, { $two }
}
move-row = { $count ->
    [0] sestavit řady
    [1] zařadit: { $one }
   *[other] { $one } jde proti: { $two }
}
move-tire = { $count ->
    [0] odebrat kůstku
   *[other] odebrat kůstku: { $one }
}
move-retreat = { $count ->
    [0] ustoupit
   *[other] ustoupit na { $one }
}
move-lose = { $count ->
    [0] obětovat jednotku
   *[other] obětovat { $one_accusative }
}
move-duel = { $count ->
    [0] souboj
    [1] souboj: { $one }
   *[other] souboj: { $one } × { $two }
}
move-conquer = dobýt osadu
move-destroy = zničit osadu
move-decline = nevyužít
move-home = { $count ->
    [0] zvolit výchozí oblast
   *[other] výchozí oblast { $one }
}
move-die = { $count ->
    [0] zvolit kostku
   *[other] kostka dingir: { $one }
}
move-camp = { $count ->
    [0] umístit osadu a hradby
   *[other] osada a hradby v { $one }
}
move-harbour = { $count ->
    [0] zakotvit loď
   *[other] zakotvit na { $one }
}
move-keep = { $count ->
    [0] nechat si úkoly
   *[other] nechat si: { $words }
}
# Krátké tvary na tlačítka, kterých je vedle sebe mnoho.
short-use = { $count ->
    [1] { $one } · žeton (bez kostek)
    [2] { $one } · kostka { $two }
   *[other] { $one } · kostky { $two } + { $three }
}
short-reroll = Hodit znovu: { $words }
short-move = { $count ->
    [3] { $two } { $one } → { $three }
   *[other] { $two } { $one } → { $three } → { $four }
}
short-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $two } → { $three }
   *[other] { $one } → { $two } → { $three } → { $four }
}
single-gather = po jednom
short-gather = { $two } ({ $one })
short-take = { $count ->
    [0] { verb-take }
   *[other] { $words_numbered }
}
short-pay = { $count ->
    [0] { verb-pay }
   *[other] { $words_numbered }
}
short-place = { $one }: +{ $two }
short-row = { $one } × { $two }
short-duel = { $one } × { $two }
short-pair = { $one } × { $two }
short-keep = { $count ->
    [2] { $one_bare } + { $two_bare }
   *[other] { $one_bare } + { $two_bare } + { $three_bare }
}
short-bid = { $count ->
    [1] kůstky: { $one }
    [2] síla { $one } · taktika { $two }
   *[other] síla { $one } · taktika { $two } · pohyblivost { $three }
}

# Kinds of moves on the first page of a panel.
kind-use = Akce
kind-reroll = Hodit znovu

# Labels beside a sign.
brief-use = { $one_word ->
    [gather] sběr
   *[other] { $one }
}{ $count ->
    [1] { "" }
    [2] { " " }· { $two_bare }
   *[other] { " " }· { $two_bare } + { $three_bare }
}
brief-reroll = { kind-reroll }: { $words_bare }
brief-move = { $count ->
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-build = { $count ->
    [1] { $one }
   *[other] { $one } { $two }
}
brief-train = { $one } { $two }
brief-retreat = { $one }
brief-lose = { $one }
brief-tire = { $one }
brief-discover = { $one }
brief-gather = { $two }
brief-trade = obchod { $one }

# Labels with a number and no sign.
signless-use = { brief-use }
signless-reroll = { brief-reroll }
