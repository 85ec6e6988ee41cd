# Čeho je třeba dosáhnout, na plánu i ve zprávách, a jak na tom je čas: pokaždé jeden krátký řádek.
aim-siege = Dostat beranidlo do Uru, než dosáhne pozice { $limit }: obyvatelstvo { $population }, události { $events }
aim-defence = Ubránit { $area } ve všech vlnách ({ $waves }): vlna { $wave }, jednotky { $units }, kůstky { $bones }
aim-kings = Skončit před automatony: { $own } ku { $best }; { $rounds ->
    [0] zbývá zahrad: { $gardens }
   *[other] kolo { $round }/{ $rounds }, zbývá zahrad: { $gardens }
}
aim-together = Všichni před automatony: { $own } ku { $best }; { $rounds ->
    [0] zbývá zahrad: { $gardens }
   *[other] kolo { $round }/{ $rounds }, zbývá zahrad: { $gardens }
}
# Totéž vedle otázky v soukromém panelu.
brief-aim-siege = Beranidlo do Uru před pozicí { $limit }: obyvatelstvo { $population }, události { $events }
brief-aim-defence = Ubránit { $area }: vlna { $wave }/{ $waves }, jednotky { $units }, kůstky { $bones }
brief-aim-kings = Předběhnout automatony: { $own }–{ $best }; { $rounds ->
    [0] zahrady { $gardens }
   *[other] kolo { $round }/{ $rounds }{ $gardens ->
        [1] , zahrady 1
        [2] , zahrady 2
       *[other] { "" }
    }
}
brief-aim-together = Všichni před automatony: { $own }–{ $best }; { $rounds ->
    [0] zahrady { $gardens }
   *[other] kolo { $round }/{ $rounds }{ $gardens ->
        [1] , zahrady 1
        [2] , zahrady 2
       *[other] { "" }
    }
}
opening-head-start = Náskok, který říše vyrovnává: { $points }.{ $homes ->
    [0] { "" }
   *[other] { "" } Některé výchozí oblasti přidají až { $homes }.
}
opening-empire = { $empire } { $count }
