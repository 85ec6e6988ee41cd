# Na co lze odpovědět předem. Předmět i odpovědi jsou pro všechny otázky společné.
standing-point = Když si mohu uložit kartu

standing-about-any = obecně
standing-about-black = černá karta
standing-about-green = zelená karta
standing-about-red = červená karta
standing-about-blue = modrá karta

standing-answer-never = žádnou kartu
standing-answer-win = zahrát právě tolik, aby to stačilo k výhře
standing-answer-always = uložit, mám-li takovou
standing-answer-ask = zeptat se mě
standing-answer-count = { $count ->
    [one] zahrát nejvýš { $count } kartu
    [few] zahrát nejvýš { $count } karty
   *[other] zahrát nejvýš { $count } karet
}
