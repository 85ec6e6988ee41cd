# Na co lze odpovědět předem. Předmět i odpovědi jsou pro všechny otázky společné.
standing-attack = Když útočíte
standing-defence = Když se bráníte
standing-point = Když si můžete uložit kartu

standing-about-any = obecně
standing-about-king = král
standing-about-trader = obchodník
standing-about-priest = kněz
standing-about-farmer = farmář
standing-about-black = černá karta
standing-about-green = zelená karta
standing-about-red = červená karta
standing-about-blue = modrá karta

standing-answer-never = nepoužít žádnou kartu
standing-answer-win = zahrát jen tolik, aby to stačilo k vítězství
standing-answer-always = uložit, pokud takovou máte
standing-answer-ask = zeptat se mě
standing-answer-count = { $count ->
    [one] zahrát nejvýš { $count } kartu
    [few] zahrát nejvýš { $count } karty
   *[other] zahrát nejvýš { $count } karet
}
