# Ligy: přihlášky, skupiny, tabulky, sezóny.
command-league = Ligy tohoto serveru
command-league-join = Přihlásí vás do další sezóny ligy
command-league-leave = Odhlásí vás: tuto sezónu dohrajete a další už hrát nebudete
command-league-show = Ukáže tabulku ligy a vaše hry v ní
command-admin-league = Ligy tohoto serveru
command-admin-league-start = Začne ligu v tomto kanálu; každá její hra tu dostane vlákno
command-admin-league-stop = Ukončí ligu: tato sezóna je její poslední
command-admin-league-replace = Předá místo hráče v lize i u stolů někomu jinému
argument-league-game = Hra, o jejíž ligu jde, pokud je jich víc
argument-league-season = Sezóna, pokud to není ta nejnovější
argument-league-by = Kdo místo převezme
argument-league-player = Čí je to místo; vynechte u hráče, jehož údaje jsou smazané

league-signup-title = ## Liga { $game }: sezóna { $number }
league-postponed = Zatím se přihlásilo příliš málo lidí, takže sezóna začne o týden později. Potřebuji aspoň { $least }.
league-least = Nejmenší počet přihlášených: { $least }; jinak sezóna začne o týden později.
league-signup = Zahrát si můžete tlačítkem **Přidat se**. { $starts } rozlosuju skupiny asi po čtyřech lidech a pro každou hru otevřu vlákno. Všechny hry skončí do { $ends }.
league-stay = Kdo hrál minulou sezónu, je už přihlášený.
league-plan = Hrajete proti ostatním ze své skupiny: aspoň dvě hry, všechny zároveň.
league-plan-duel = S každým ze své skupiny hrajete jednu hru, všechny zároveň.
league-time = Na rozmyšlenou máte na začátku pět dní a každý váš tah přidá 12 hodin. Když vám čas dojde, hraje za vás počítač, dokud se nevrátíte.
league-fair = Po každé sezóně jeden až dva nejlepší z každé skupiny postoupí o skupinu výš a jeden až dva poslední sestoupí. Přihlášku zruší `/league leave`.
league-groups-title = ## Liga { $game }: začíná sezóna { $number }
league-until = Vaše hry najdete ve vláknech pod svou skupinou. Sezóna končí { $ends }. Dobrou zábavu!
league-group-of = **Skupina { $letter }**: { $people }
league-games = Hry: { $games }
league-standings-title = ## Liga { $game }: tabulka sezóny { $number }
league-end-title = ## Liga { $game }: sezóna { $number } skončila
league-champion = **Vítěz sezóny { $number }: { $person }**
league-next = Přihlašování do další sezóny začne { $opens }. Kdo hrál, je už přihlášený, ledaže se odhlásí příkazem `/league leave` nebo za něj počítač dohraje aspoň dvě hry: pak se může znovu přihlásit příkazem `/league join`.
league-ended = Byla to poslední sezóna této ligy. Díky za hru!
league-more = Všechny skupiny ukáže `/league show`.
league-group = Skupina { $letter }
league-line = { $place }. { $person } · body: **{ $points }**
league-line-games = odehráno: { $games } · první místa: { $won }
league-absent = { $count ->
    [one] { $count } hru dohrál počítač
    [few] { $count } hry dohrál počítač
   *[other] { $count } her dohrál počítač
}
league-moves = -# Nejvyšší je skupina { $letter }. { $up } po sezóně postupuje o skupinu výš, { $down } sestupuje.
league-moves-now = -# Nejvyšší je skupina { $letter }. { $up } a { $down } ukazují, kdo by postoupil a kdo sestoupil, kdyby sezóna skončila teď.
league-levels = -# Skupiny se stejným písmenem jsou na stejné úrovni.
league-show-title = ## Liga { $game }, sezóna { $number }
league-state-rest = Přihlašování začne { $opens }.
league-state-signup = Přihlásit se dá do { $starts }.
league-state-playing = Sezóna končí { $ends }.
league-open = { $count ->
    [one] Ještě se hraje { $count } hra.
    [few] Ještě se hrají { $count } hry.
   *[other] Ještě se hraje { $count } her.
}
league-away = { $count ->
    [one] { $count } den jsem tu nebyl, takže skončí o den později.
    [few] { $count } dny jsem tu nebyl, takže skončí o { $count } dny později.
   *[other] { $count } dní jsem tu nebyl, takže skončí o { $count } dní později.
}
league-state-extra = Sezóna skončila; dohrávají se jen poslední hry.
league-state-over = Sezóna skončila { $ends }.
league-signed-up = { $count ->
    [one] Přihlášen je { $count } člověk.
    [few] Přihlášeni jsou { $count } lidé.
   *[other] Přihlášeno je { $count } lidí.
}
league-only-you = Zatím je tu jen vaše přihláška.
league-you-in = Jste mezi nimi.
league-you-out = Přihlásíte se příkazem `/league join`.
league-your-games = **Vaše rozehrané hry:** { $games }
league-your-turn = { $game } (jste na tahu)
league-points = -# Body za hru: 6 za první místo, 3 za druhé, 1 za třetí; hráči na stejném místě se o jeho body dělí. Při stejných bodech rozhodují vzájemné hry a potom body poražených soupeřů.
league-points-duel = -# Body za hru: 2 za výhru, 1 za remízu. Při stejných bodech rozhodují vzájemné hry a potom body poražených soupeřů.
league-joined = Vaše přihláška do ligy { $game } platí. Sezóna začne { $starts }.
league-left = Vaše přihláška do ligy { $game } je zrušená.
league-leaves = Touto sezónou pro vás liga { $game } končí. Své hry prosím dohrajte; místo předá počítači `/game leave`.
league-started = Liga { $game } začala. Píšu do tohoto kanálu; první sezóna začne { $starts }.
league-goes-on = Liga { $game } pokračuje v tomto kanálu.
league-stops = Liga { $game } skončí s touto sezónou, { $ends }.
league-stopped = Liga { $game } skončila.
league-replaced = Místo má teď { $person }, { $count ->
    [one] s { $count } rozehranou hrou.
    [few] se { $count } rozehranými hrami.
   *[other] s { $count } rozehranými hrami.
}
league-silent = Do kanálu ligy { $game }, která vznikla na váš příkaz, už nemohu psát. Tabulky dál ukazuje `/league show`. Příkaz `/admin league start` v jiném kanálu ligu přesune tam.
league-refused = V kanálu { $channel } nemohu otevřít vlákna pro hry vaší ligy { $game }. Zkontrolujte prosím, že tam mám oprávnění { $permissions }. Zkouším to každou hodinu a skupiny napíšu, až budou všechna vlákna otevřená.
league-thread = Liga { $game }, skupina { $letter }, hra { $number }
league-thread-name = { $game }: { $letter }-{ $number }
league-player = Hráč { $number }
button-older = Starší sezóna
button-newer = Novější sezóna
pick-group = Jiná skupina …
decimal-point = ,
picture-standings = Liga { $game }, sezóna { $number }
picture-standings-played = Odehráno
picture-standings-won = 1. místa
picture-standings-points = Body
picture-standings-line = { $place }. { $name }: body: { $points }, odehráno: { $games }, první místa: { $won }
picture-standings-own = vy
picture-standings-up = postupové místo
picture-standings-down = sestupové místo

refused-no-league = Taková liga na tomto serveru není. Začít ji může správce serveru příkazem `/admin league start`.
refused-several-leagues = Na tomto serveru je víc lig. Vyberte i hru.
refused-league-exists = Liga této hry tu už je. Ukáže ji `/league show`.
refused-league-stops = Tato liga končí s touto sezónou, takže se do další přihlásit nedá.
refused-already-in-league = Tato přihláška už platí. Termíny ukáže `/league show`.
refused-not-in-league = Taková přihláška tu není. Přihlásíte se příkazem `/league join`.
refused-results-off = Liga potřebuje výsledky. Zapnete je příkazem `/settings stats`.
refused-league-table = Toto je ligová hra, takže hráči a časy zůstávají, jak jsou.
