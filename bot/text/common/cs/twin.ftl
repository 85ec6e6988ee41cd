# How pictures look, and the position in words.
command-settings-theme = Zvolte, jak pro vás maluji obrázky
argument-theme = Jak se malují obrázky
theme-standard = běžný vzhled
theme-high-contrast = vysoký kontrast
theme-auto = jako u stolu
done-theme = Obrázky pro vás odteď maluji takto: { $theme }.
argument-text = Celá pozice jako text místo obrázku
picker-choices = Na výběr: { $words }.
twin-file = Pozice jako textový soubor.
