# How pictures look, and the position in words.
command-settings-theme = Valitsee kuviesi ulkoasun
argument-theme = Miltä kuvat näyttävät
theme-standard = tavallinen
theme-high-contrast = suuri kontrasti
theme-auto = sama kuin pöydässä
done-theme = Kuvasi näyttävät tästä lähtien tältä: { $theme }.
argument-text = Koko asema tekstinä kuvan sijasta
twin-file = Asema tekstitiedostona.
