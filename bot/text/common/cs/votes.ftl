# Hlasování: kdo hraje za koho, vracení tahů, předčasný konec.
command-table-vote = Dá hlasovat: počítač, náhradník, pauza, nebo konec hry
command-table-return = Vrátí vás na místo, kde vás někdo nahradil
command-admin-rewind = Vrátí hru do stavu po zvoleném tahu
argument-vote = Na co se ostatních zeptat
argument-missing = O kterého hráče jde; jinak ten, na kterého se čeká
argument-rewind = Číslo posledního tahu, který platí; 0 je začátek

button-yes = Ano
button-no = Ne
button-take = Převzít místo
button-vote-wait = Počkat
button-vote-computer = Ať hraje počítač
button-vote-substitute = Hledat náhradníka
button-vote-end = Ukončit hru
button-consent = Zeptat se ostatních

vote-title = 🗳️ **{ $who }** se ptá: { $question }
vote-computer = Smí místo hráče **{ $name }** převzít počítač?
vote-substitute = Smí místo hráče **{ $name }** převzít někdo jiný?
vote-end = Ukončíme hru tady, nedohranou?
vote-return = Mohu dostat zpět své místo, kde teď hraje **{ $name }**?
vote-undo = Mohu to vzít zpět?
vote-yes = ✅ { $people }
vote-no = ❌ { $people }
vote-needed = { $number ->
    [one] Je potřeba { $number } hlas pro.
    [few] Jsou potřeba { $number } hlasy pro.
   *[other] Je potřeba { $number } hlasů pro.
}
vote-offered = Schváleno. Kdo chce hrát dál za hráče **{ $name }**, stiskne **Převzít místo**; ruku dostane soukromě.
vote-agreed = Schváleno.
vote-taken = Schváleno a místo je obsazené.
vote-rejected = Neschváleno: vše zůstává, jak je.
vote-lapsed = Už není třeba: hra pokročila.

seat-computer = Za hráče { $before } hraje dál { $name }; vrátit se lze příkazem `/table return`.
seat-taken = Místo hráče { $before } přebírá { $name }.
seat-returned = { $name } je zpět ve hře; místo uvolňuje { $before }.
game-ended-by-vote = Hráči se dohodli, že hra tady končí.
taken-back-by-vote = Všichni souhlasí: tahy se berou zpět.
board-rewound = { $who } vrací hru do stavu po tahu { $number }. Už neplatí:

undo-needs-consent = Toto nemůžete vzít zpět sami: někdo si po tom něco dobral, vyšlo najevo něco, co ani vám nebylo známo, nebo už táhl někdo jiný. Požádejte všechny o souhlas se zrušením:
voted-open = Váš hlas platí. Ostatní ho vidí a teď jsou na řadě s hlasováním.
voted-agreed = Schváleno.
voted-offered = Schváleno: místo je nabídnuto v kanálu.
voted-rejected = Neschváleno: vše zůstává, jak je.
voted-lapsed = Už to není třeba: hra pokročila.
done-take = Místo je vaše.
done-wait = Dobře, počkáme. Ostatní tlačítka zůstávají.
done-return = Vítejte zpět!
hand-below = Co držíte, ukáže **{ button-hand }** pod deskou.
done-rewind = Hra je zpět u tahu { $number }.

refused-vote-over = Toto hlasování skončilo, výsledek je v jeho zprávě. Nové začne `/table vote`.
refused-not-asked = Tady hlasují ostatní: stačí, když sami zahrajete.
refused-nobody-there = Musí jít o jiného hráče, který sedí u stolu. Zvolte ho pomocí `player`.
refused-namesakes = Tak se jmenuje víc hráčů. Vyberte jednoho ze seznamu, který nabízí `player`: { $players }.
refused-back-again = { $who } už je zpět u hry: není o čem rozhodovat.
refused-never-replaced = U tohoto stolu vás nikdo nenahradil. `/table return` je pro ty, koho někdo nahradil.
refused-not-permitted = K tomu potřebujete na tomto serveru oprávnění { $permission }.
refused-nothing-after = Po tahu { $number } už nic nenásleduje: zvolte některý dřívější tah. Jak hra stojí, ukáže `/game board`.
