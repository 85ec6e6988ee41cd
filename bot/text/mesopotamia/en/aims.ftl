# What has to be reached, on the board and in messages, and how far the clocks have gone: one short line each.
aim-siege = Bring a ram into Ur before it reaches { $limit }: population { $population }, events { $events }
aim-defence = Hold { $area } until { $waves } waves are broken: wave { $wave }, units { $units }, bones { $bones }
aim-kings = Beat the automata: { $own } to { $best }; { $rounds ->
    [0] gardens left: { $gardens }
   *[other] round { $round } of { $rounds }, gardens left: { $gardens }
}
aim-together = All must beat the automata: { $own } to { $best }; { $rounds ->
    [0] gardens left: { $gardens }
   *[other] round { $round } of { $rounds }, gardens left: { $gardens }
}
# The same beside the question of a private panel.
brief-aim-siege = A ram into Ur before { $limit }: population { $population }, events { $events }
brief-aim-defence = Hold { $area }: wave { $wave } of { $waves }, units { $units }, bones { $bones }
brief-aim-kings = Beat the automata: { $own }–{ $best }; { $rounds ->
    [0] gardens { $gardens }
   *[other] round { $round }/{ $rounds }{ $gardens ->
        [1] , gardens 1
        [2] , gardens 2
       *[other] { "" }
    }
}
brief-aim-together = All beat the automata: { $own }–{ $best }; { $rounds ->
    [0] gardens { $gardens }
   *[other] round { $round }/{ $rounds }{ $gardens ->
        [1] , gardens 1
        [2] , gardens 2
       *[other] { "" }
    }
}
opening-head-start = Head start to even out the empires: { $points }.{ $homes ->
    [0] { "" }
   *[other] { "" } Some homes add up to { $homes }.
}
opening-empire = { $empire } { $count }
