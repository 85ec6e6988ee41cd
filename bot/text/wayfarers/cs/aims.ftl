# Čeho je třeba dosáhnout, na plánu i ve zprávách, a jak na tom je čas: pokaždé jeden krátký řádek.
aim-rival = Skončit před protivníkem: { $own } ku { $best }; zápisník: vy { $node }, on { $rival }
# Totéž vedle otázky v soukromém panelu.
brief-aim-rival = Předběhnout protivníka: { $own }–{ $best }; zápisník: vy { $node }, on { $rival }
