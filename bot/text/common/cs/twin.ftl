# How pictures look, and the position in words.
command-settings-theme = Vybere, jak mají vypadat obrázky pro vás
argument-theme = Vzhled obrázků
theme-standard = běžný vzhled
theme-high-contrast = vysoký kontrast
theme-auto = jako u stolu
done-theme = Obrázky pro vás odteď vypadají takto: { $theme }.
argument-text = Celé postavení jako text místo obrázku
twin-file = Postavení jako textový soubor.
twin-moves = Vaše možné tahy jako textový soubor.

argument-show = Co ukázat místo desky: hráče, nebo co dalšího tu je
look-at = Podívat se na …
look-board = Deska
look-key = Přehled symbolů
picture-key = { $game }: co znamenají symboly
refused-no-such-picture = „{ $typed }“ tu neznám. Vyberte ze seznamu.
