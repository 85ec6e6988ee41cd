# Mihin pyritään, laudalla ja viesteissä, ja missä kellot ovat: kukin yhdellä lyhyellä rivillä.
aim-siege = Muurinmurtaja Uriin, ennen kuin se on kohdassa { $limit }: väestö { $population }, tapahtumat { $events }
aim-defence = Pidä { $area }, kunnes { $waves } aaltoa on torjuttu: aalto { $wave }, joukot { $units }, luut { $bones }
aim-kings = Päihitä automaatit: { $own }–{ $best }; { $rounds ->
    [0] puutarhoja jäljellä: { $gardens }
   *[other] kierros { $round }/{ $rounds }, puutarhoja jäljellä: { $gardens }
}
aim-together = Kaikki automaattien edelle: { $own }–{ $best }; { $rounds ->
    [0] puutarhoja jäljellä: { $gardens }
   *[other] kierros { $round }/{ $rounds }, puutarhoja jäljellä: { $gardens }
}
# Sama yksityisen paneelin kysymyksen vieressä.
brief-aim-siege = Murtaja Uriin ennen kohtaa { $limit }: väestö { $population }, tapahtumat { $events }
brief-aim-defence = Pidä { $area }: aalto { $wave }/{ $waves }, joukot { $units }, luut { $bones }
brief-aim-kings = Päihitä automaatit: { $own }–{ $best }; { $rounds ->
    [0] puutarhat { $gardens }
   *[other] kierros { $round }/{ $rounds }{ $gardens ->
        [1] , puutarhat 1
        [2] , puutarhat 2
       *[other] { "" }
    }
}
brief-aim-together = Kaikki automaattien edelle: { $own }–{ $best }; { $rounds ->
    [0] puutarhat { $gardens }
   *[other] kierros { $round }/{ $rounds }{ $gardens ->
        [1] , puutarhat 1
        [2] , puutarhat 2
       *[other] { "" }
    }
}
opening-head-start = Etumatka tasoittaa valtakuntia: { $points }.{ $homes ->
    [0] { "" }
   *[other] { "" } Jotkin kotialueet tuovat lisää, enintään { $homes }.
}
opening-empire = { $empire } { $count }
