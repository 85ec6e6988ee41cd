# Čas na tahy: volby, varování, vypršení, odpočinek a pauza.
choice-pace = Čas na tahy
choice-late = Když čas vyprší
argument-pace = Kolik času má hráč na své tahy
argument-late = Co se stane, když někomu vyprší čas
pace-none = bez omezení
pace-1d = 1 den na tah
pace-2d = 2 dny na tah
pace-3d = 3 dny na tah
pace-7d = 7 dní na tah
pace-bank-3d = celkem 3 dny a za každý tah 12 hodin navíc
pace-bank-5d = celkem 5 dní a za každý tah 12 hodin navíc
pace-bank-10d = celkem 10 dní a za každý tah 1 den navíc
late-vote = ostatní hlasují
late-turn = tah zahraje počítač
late-seat = místo převezme počítač

clock-options = Čas na tahy: { $pace }. Když čas vyprší: { $late }.
clock-until = Čas vyprší { $until }
clock-warning = { $person }, váš čas tady vyprší { $until }; pak { $follows }.
clock-warning-direct = Váš čas vyprší { $until }; pak { $follows }.
clock-then-vote = rozhodnou ostatní, co dál
clock-then-turn = tento tah zahraje počítač
clock-then-seat = bude hrát počítač, dokud se nevrátíte
clock-flag-vote = Čas vypršel, na tahu je { $who }. Co teď?
clock-flag-first = Čas vypršel a { $who } nemá za sebou ani první tah. Můžete hrát bez tohoto hráče, nebo hru ukončit; ukončená hra se do hodnocení nepočítá.
clock-flag-turn = Čas vypršel: za hráče { $who } zahraje tento tah počítač.
seat-late = Hráči { $before } vypršel čas: dál hraje { $name }; vrátit se lze příkazem `/table return`.
clock-rest = Nikdo nestihl táhnout včas, a tak si tento stůl dá odpočinek. Probudí ho **{ button-go-on }** nebo tah; jinak se zavře { $until }.
clock-goes-on = { $who } budí stůl: hra pokračuje.
clock-pause = Hra má pauzu. Skončí příštím tahem, jinak sama { $until }.
clock-pause-over = Pauza skončila: hra pokračuje.
clock-abandoned = K této hře se nikdo nevrátil, a tak končí nedohraná.
clock-day = { $who } potřebuje den navíc: čas teď vyprší { $until }.

button-day = Potřebuji den
button-go-on = Pokračovat
button-return = Zpět na své místo
return-offer = Hraje tu za vás počítač. Chcete své místo zpět?
done-day = Dobře, máte den navíc. Ostatní už to vědí.
done-go-on = Hra pokračuje.
away-left = { $count ->
    [0] Váš čas zatím běží dál: v této hře už máte své dny nepřítomnosti vyčerpané.
    [one] V této hře se váš čas může při nepřítomnosti zastavit ještě na { $count } den.
    [few] V této hře se váš čas může při nepřítomnosti zastavit ještě na { $count } dny.
   *[other] V této hře se váš čas může při nepřítomnosti zastavit ještě na { $count } dní.
}
tables-until = { $state }; čas vyprší { $until }
panel-until = Váš čas vyprší { $until }.
vote-pause = Dáme si ve hře pauzu? Skončí příštím tahem, nebo po 30 dnech.
button-vote-pause = Dát si pauzu

refused-no-clock = Den navíc teď není: váš čas tu neběží, nebo už máte svůj den v této hře vyčerpaný.
refused-not-resting = Tento stůl neodpočívá: hra už pokračuje.
refused-already-resting = Tento stůl už odpočívá. Probudí ho příští tah.
vote-time = Má odteď platit toto? { $options }
button-vote-time = Změnit čas na tahy
clock-changed = Odteď platí: { $options }
refused-same-time = Čas na tahy je takto nastavený už teď. Zvolte jiné `pace` nebo `late`.
