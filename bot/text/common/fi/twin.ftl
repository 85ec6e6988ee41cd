# How pictures look, and the position in words.
command-settings-theme = Valitsee kuviesi ulkoasun
argument-theme = Miltä kuvat näyttävät
theme-standard = tavallinen
theme-high-contrast = suuri kontrasti
theme-auto = sama kuin pöydässä
done-theme = Kuvasi näyttävät tästä lähtien tältä: { $theme }.
argument-text = Koko asema tekstinä kuvan sijasta
twin-file = Asema tekstitiedostona.
twin-moves = Mahdolliset siirtosi tekstitiedostona.

argument-show = Mitä näytetään laudan sijasta: pelaaja tai muu kuva
look-at = Katso …
look-board = Lauta
look-key = Symbolien selitykset
picture-key = { $game }: mitä symbolit tarkoittavat
refused-no-such-picture = Kuvaa ”{ $typed }” ei ole. Valitse luettelosta.
