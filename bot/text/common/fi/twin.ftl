# How pictures look, and the position in words.
command-settings-theme = Valitse, miltä sinulle maalatut kuvat näyttävät
argument-theme = Miltä kuvat näyttävät
theme-standard = tavallinen
theme-high-contrast = suuri kontrasti
theme-auto = sama kuin pöydässä
done-theme = Maalaan kuvasi tästä lähtien näin: { $theme }.
argument-text = Koko asema tekstinä kuvan sijasta
picker-choices = Vaihtoehdot: { $words }.
twin-file = Asema tekstitiedostona.
