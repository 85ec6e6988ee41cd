# Co se odehrálo: zápis, postavení, záznamy, posudky.
command-table = U stolu: průběh hry, hlasování, záznam
command-table-log = Ukáže celý průběh po stranách
command-table-show = Ukáže desku po zvoleném tahu
command-table-export = Dá vám hru jako soubor
command-table-verify = Prověří dohranou hru podle pravidel a semínka
command-game-replay = Ukáže dosavadní hru jako animaci
argument-last = Ukázat jen poslední tahy

argument-page = Která strana; bez čísla poslední
argument-move = Číslo tahu v průběhu; 0 je výchozí postavení
argument-table = Tento stůl, nebo některá z posledních her tady
past-this = tato hra
past-game = { $game }, { $date }: { $names }

history-page = **Průběh hry**, strana { $number } z { $count }
history-position = { $number ->
    [0] Výchozí postavení.
   *[other] Po tahu { $number }.
}
history-export = Celá hra i se semínkem; prověří ji `/table verify`.
history-export-open = Dosavadní hra. Co je zatím tajné, je zapsáno jako `…`, a semínko se prozradí na konci: teprve pak lze záznam prověřit.
history-replay = { $count ->
    [one] Dosavadní hra: { $count } tah.
    [few] Dosavadní hra: { $count } tahy, jeden za druhým.
   *[other] Dosavadní hra: { $count } tahů, jeden za druhým.
}
history-last-moves = Poslední tahy.
history-replay-failed = Animaci se nepodařilo vytvořit, omlouvám se. Postavení po kterémkoli tahu ukáže `/table show`.
history-replay-soon = Ještě kreslím. Animace se tu objeví, jakmile bude hotová.
history-replay-late = Trvá to déle. Kreslím dál: zeptejte se znovu za pár minut.

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
refused-still-open = To půjde, až hra skončí.

button-rematch = Hrát znovu

command-stats = Výsledky a hodnocení na tomto serveru
command-stats-me = Ukáže vaše výsledky a hodnocení
command-stats-player = Ukáže něčí výsledky a hodnocení
command-stats-server = Ukáže, kdo má v které hře nejlepší hodnocení
command-settings-stats = Vybere, zda si pamatuji vaše výsledky
argument-player = Čí výsledky
argument-stats = Zda si mám pamatovat vaše výsledky

done-stats-on = Odteď si pamatuji výsledky vašich dohraných her.
done-stats-off = Vaše výsledky jsem zapomněl a další si pamatovat nebudu.

stats-person = Výsledky – { $person }:
stats-game = - { $game }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}, výhry: { $won }, hodnocení { $rating }
stats-kind = **{ $game }**
stats-rank = { $person }: { $rating } ({ $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}, výhry: { $won })
stats-none = { $person } tu zatím nemá žádnou dohranou hru.
stats-unlisted = { $person } si nepřeje, aby se výsledky pamatovaly. Každý to pro sebe změní příkazem `/settings stats`.
stats-empty = Zatím se tu žádná hra nedohrála.

picture-ahead = Ve vedení: { $leads }.
picture-ahead-from = { $who } od { $move }. tahu
picture-alt-points = { $name } { $points }
picture-since = Od vašeho posledního tahu:
picture-score-sheet = Konečné skóre
picture-course = Body tah po tahu
picture-rating = Hodnocení: { $game }
picture-rating-alt = { $count ->
    [one] Hodnocení ve hře { $game } po { $count } hře: z { $first } na { $last }.
    [few] Hodnocení ve hře { $game } za { $count } hry: z { $first } na { $last }.
   *[other] Hodnocení ve hře { $game } za { $count } her: z { $first } na { $last }.
}

# Plakát na konci hry. Za jménem: vítězí, prohrává; nad jmény: co platí o všech.
poster-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
poster-wins = { $points ->
    [one] vítězí, { $points } bod
    [few] vítězí, { $points } body
   *[other] vítězí, { $points } bodů
}
poster-wins-against = výhra { $points } : { $other }
poster-loses = prohra { $points } : { $other }
poster-tie = Společné vítězství, každý { $points }
poster-together-won = Vítězství všech, { $points } : { $other }
poster-together-lost = Vítězí hra, { $other } : { $points }
poster-alt = Plakát na konec hry { $game }. { $said }. Pořadí: { $places }. { $fact }
poster-said = { $name }: { $said }
poster-place = { $place } { $name }
poster-scored = { $place } { $name }: { $points }

# Titulní obrázek na začátku hry. `cover-people` stojí pod názvem, `cover-begins` za jménem.
cover-people = { $count ->
    [one] sólo
    [few] hra pro { $count } hráče
   *[other] hra pro { $count } hráčů
}
cover-begins = začíná
cover-first = { $name } (začíná)
cover-alt = Titulní obrázek hry { $game }. Hrají: { $names }. { $chosen }

command-table-review = Soukromě ukáže, co by ve vaší dohrané hře zahrály počítače
button-review = Rozebrat mou hru
button-before = Před tahem { $number }
review-queued = { $place ->
    [1] Procházím vaše tahy. Za pár minut vám rozbor pošlu přímou zprávou; `/table review` ho ukáže i tady.
   *[other] Projdu vaše tahy, vaše pořadí ve frontě: { $place }. Rozbor vám pošlu přímou zprávou; `/table review` ho ukáže i tady.
}
review-title = **Rozbor vaší hry: { $game }**
review-about = -# Od počítačů, které hrají slušně, ne oslnivě, a vidí jen na konec tahu; věděly jen to, co bylo možné vědět z vašeho místa. Poznámka je otázka, ne rozsudek.
review-about-exact = -# S těmito pravidly počítače znají přesnou naději na výhru po každém tahu.
review-none = Nenašel jsem žádný tah, který by počítače zahrály jasně jinak.
review-line-chance = - **Tah { $number }**: { $played }. Lepší: { $better }. Ze 100 takových her by vyhrál navíc { $loss }.
review-line = - **Tah { $number }**: { $played }. Počítače: { $better } – { $why }.
review-line-bare = - **Tah { $number }**: { $played }. Počítače: { $better }.
review-before = Před tahem { $number }, jak jste to viděli
review-played = 1 · Váš tah: { $played }
review-better = 2 · Lepší: { $better }
review-luck = { $side ->
    [1] Štěstí: hod za hodem vám kostky zvýšily naději na výhru celkem o { $count } { $count ->
        [one] procentní bod
        [few] procentní body
        [many] procentního bodu
       *[other] procentních bodů
    }. Zbytek způsobily tahy.
    [-1] Štěstí: hod za hodem vám kostky snížily naději na výhru celkem o { $count } { $count ->
        [one] procentní bod
        [few] procentní body
        [many] procentního bodu
       *[other] procentních bodů
    }. Zbytek způsobily tahy.
   *[0] Štěstí: kostky celkem nepřály nikomu z vás víc než druhému. Rozhodly tahy.
}
refused-no-review = Tuhle hru rozebrat neumím: moje počítače ji neposuzují dost spolehlivě.
refused-reviews-off = Hry tu nerozebírám: provozovatel bota to vypnul.
refused-too-many-reviews = O rozbor můžete požádat nejvýš { $count }× denně. Zkuste to prosím zítra.
