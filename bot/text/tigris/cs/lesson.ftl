# První tah: co říká každá strana výkladu pod obrázkem.
game-lesson-1 =
    ### Vaše ruka
    Vedete dynastii **lučištníka**. Tento obrázek ukáže tlačítko **Moje ruka** jen vám: šest kartiček, čtyři vůdce, dvě katastrofy a vaše body.
    Máte dva chrámy (červené), dvě tržiště (zelená), farmu (modrou) a osadu (černou). Tah má **dvě akce**.
game-lesson-2 =
    ### První akce: vůdce
    Vůdci sbírají body své barvy. Máte dvě tržiště, zvolíte tedy **Táhnout** → **Obchodník**.
    Svítí každé políčko, na kterém smí obchodník stát: volná země vedle chrámu. Vyberete **C2** vedle chrámu s pokladem na B2. Příkazem je to `/tigris leader leader:trader cell:C2`.
game-lesson-3 =
    ### Království
    Kartičky s vůdcem tvoří **království**; toto má číslo I. Růžová značka ukazuje, co se právě stalo.
    Zbývá vám jedna akce, jak říkají tečky u vašeho jména.
game-lesson-4 =
    ### Druhá akce: kartička a bod
    { "" }**2 tržiště** → **C3**. Ve království, ke kterému se tržiště připojí, stojí váš obchodník, a tak získáte **jeden zelený bod**.
    Kolik máte bodů, vidíte jen vy. Na konci **rozhoduje vaše nejslabší barva**, budete tedy chtít všechny čtyři.
game-lesson-5 =
    ### Konec tahu
    { "" }**Ukončit tah**: všichni si teď doplní ruku do šesti kartiček a jen vy vidíte, co jste si dobrali.
    { "" }**Vzít zpět** vrátí váš poslední tah, dokud netáhne někdo jiný, ale nikdy ne dobírání: nové kartičky už jste viděli. Než tah ukončíte, podívejte se proto ještě jednou.
game-lesson-6 =
    ### Vnitřní konflikt
    Býk staví svého obchodníka na B3, do **vašeho** království. Dva obchodníci v jednom království: to je **vnitřní konflikt**. Dotaz dostanete soukromou zprávou a najdete ho i pod **Moje ruka**.
    Rozhodují chrámy. Každé straně se počítají ty, které sousedí s jejím vůdcem: jemu jeden, vám jeden, a je to tentýž.
game-lesson-7 =
    ### Kolik přidáte?
    Útočník přidává první: býk dal z ruky jeden chrám, má tedy 2. Vy máte 1 a smíte také jednou přidat chrámy, než se obě strany porovnají.
    { "" }**Při shodě vítězí obránce**, jeden chrám proto stačí.
game-lesson-8 =
    ### Vyhráno
    Přidáte jeden chrám: 2 proti 2, a vy se bráníte. Býk si obchodníka bere zpět a vy získáváte **jeden červený bod**. Oba přidané chrámy jdou ze hry.
    To je jádro hry. Vnější konflikty, monumenty a poklady přijdou samy; vypráví o nich `/game rules` a každý obrázek ukazuje, co je dovoleno. Užijte si zemi mezi řekami!
