# Prohlížení hry, kterou někdo přinese jako soubor.
command-table-import = Ukáže vám soukromě, tah po tahu, hru, kterou máte v souboru
argument-record = Záznam hry, soubor .tablet, jaký dává /table export

button-first = Začátek
button-on = Dál
button-last = Konec
button-position = Deska
button-log = Průběh
button-replay = Animace
button-verify = Prověřit

import-title = **{ $game }**, postavení { $number } z { $count }
import-until = **Záznam je dál chybný**; až potud si ho lze prohlédnout.
import-fault = { $line ->
    [0] { $text }
   *[other] Řádek { $line }: { $text }
}
import-gone = Tento záznam už nemám. Znovu ho ukáže `/table import` se souborem.
import-lost = Soubor nedorazil. Zkuste to prosím ještě jednou.
import-replaying = Jedna animace pro vás se ještě připravuje. Počkejte prosím, až bude hotová.
import-replay-failed = Animaci se nepodařilo vytvořit, omlouvám se. Všechna postavení ukážou tlačítka.
import-holds = Souhlasí: semínko v souboru vede podle pravidel { $count ->
    [one] jediným zápisem
    [few] všemi { $count } zápisy
   *[other] všemi { $count } zápisy
} až ke konci hry. Otisk zveřejněný na začátku hry má být `{ $commitment }`.
import-holds-open = Zatím souhlasí: semínko v souboru vede podle pravidel { $count ->
    [one] jediným zápisem
    [few] všemi { $count } zápisy
   *[other] všemi { $count } zápisy
}, ale hra neskončila. Otisk zveřejněný na začátku hry má být `{ $commitment }`.
import-broken = Nesouhlasí: { $count ->
    [0] nelze zahrát ani první zápis.
    [one] zahrát lze jen první zápis.
    [few] zahrát lze jen první { $count } zápisy.
   *[other] zahrát lze jen prvních { $count } zápisů.
}

record-too-large = Soubor je příliš velký: záznam má nanejvýš { $most } KiB.
record-too-long = Záznam smí mít nejvýše tolik zápisů: { $most }.
record-no-text = Toto není text v UTF-8. Záznam je textový soubor, jaký dává `/table export`.
record-no-line = Tento řádek neumím přečíst. Před tahy začíná každý řádek jedním z těchto slov a dvojtečkou, každým nejvýše jednou: `{ $fields }`.
record-no-entry = Tady má být zápis { $number }: číslo, kdo hraje, a slova tahu; začíná tedy `{ $number }`.
record-no-seat = Nikdo se tu tak nejmenuje. Hraje někdo z řádku `seats:`, tady `{ $seats }`.
record-no-undo = Za `undo` stojí číslo prvního zápisu, který se bere zpět, od 1 do { $last }.
record-no-field = Chybí řádek `{ $field }:`. Záznam ho má před tahy.
record-seat-twice = V řádku `seats:` je každý jen jednou.
record-no-rules = Za `game:` stojí jméno hry a číslo jejích pravidel.
record-no-seed = Za `seed:` stojí šestnáctkové číslice a má jich být { $count }.
record-other-seed = Toto semínko není to, které slibuje řádek `commitment:`. Jedno z nich bylo změněno.
record-other-game = Tu hru neznám. Znám: `{ $games }`.
record-other-rules = Záznam je podle pravidel číslo { $number }, já znám číslo { $known }.
record-other-seats = V řádku `seats:` má stát { $least } až { $most } z těchto: `{ $seats }`.
record-other-option = Takovou možnost hra nemá. Má: `{ $options }`.
record-other-content = Tato hra se hrála s jinými tabulkami součástí (`{ $content }`); já mám `{ $known }`. Přečíst ji lze tam, kde jsou její vlastní.
record-unfinished = Toto je záznam hry, která neskončila: tajné údaje a semínko v něm chybějí a bez nich nepoznám, co se hrálo. Až hra skončí, vyvezte ji znovu.
record-positioned = Záznam začíná vlastním postavením, které nikdo nemůže prověřit. Čtu jen hry, které začínají semínkem.
record-no-position = Postavení nelze přečíst.
record-refused = Zápis { $number } tam nelze zahrát. { $text }
