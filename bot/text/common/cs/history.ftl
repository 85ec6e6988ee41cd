# Co se odehrálo: zápis, postavení, záznamy, posudky.
command-table = U stolu: ohlédnout se, společně rozhodnout, odnést si záznam
command-table-log = Ukáže celý průběh po stránkách
command-table-show = Ukáže desku po zvoleném tahu
command-table-export = Dá vám hru jako soubor
command-table-verify = Prověří dohranou hru podle pravidel a semínka

argument-page = Která stránka; bez čísla ta poslední
argument-move = Číslo tahu v průběhu; 0 je výchozí postavení

history-page = **Průběh hry**, stránka { $number } z { $count }
history-position = { $number ->
    [0] Výchozí postavení.
   *[other] Po tahu { $number }.
}
history-export = Celá hra i se semínkem; prověří ji `dubsar verify`.
history-export-open = Dosavadní hra. Co je zatím tajné, je zapsáno jako `…`, a semínko se prozradí na konci: teprve pak lze záznam prověřit.

verdict-holds = Souhlasí: semínko je to slíbené na začátku a podle pravidel vede ke všem postavením této hry. ({ $number ->
    [one] { $number } zápis
    [few] { $number } zápisy
   *[other] { $number } zápisů
})
verdict-broken = { $number ->
    [0] Nesouhlasí: semínko není to slíbené, nebo vede jinam.
   *[other] Nesouhlasí: zápis { $number } tam nelze zahrát.
}
verdict-unsown = Souhlasí od postavení, v němž hru převzala novější verze pravidel; co bylo předtím, už prověřit nelze. ({ $number ->
    [one] { $number } zápis
    [few] { $number } zápisy
   *[other] { $number } zápisů
})

refused-no-such-move = Tah { $number } ukázat nelze: byl vzat zpět, nebo ještě nebyl zahrán. Čísla ukáže `/table log`.
refused-still-open = To půjde, až hra skončí: do té doby je semínko tajné.
