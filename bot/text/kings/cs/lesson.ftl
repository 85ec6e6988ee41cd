# První tah: co říká každá strana výkladu pod obrázkem.
game-lesson-1 =
    ### Vaše ruka
    Vedete dynastii **lučištníka**. Tento obrázek ukáže tlačítko **Moje ruka** jen vám: osm karet, čtyři vůdce a katastrofu.
    Máte tři tržiště (zelená), dva chrámy (červené), dvě farmy (modré) a osadu (černou). Tah má **dvě akce**.
game-lesson-2 =
    ### První akce: vůdce
    Vůdci sbírají body své barvy. Držíte tři tržiště, a tak zvolíte **Táhnout** → **Obchodník**.
    Všechny karty, na které obchodník smí, jsou osvětlené; teď je to osm pokladů. Vyberete **C1**, poklad sloupce C. Psaným příkazem je to `/kings leader leader:trader place:C1`.
game-lesson-3 =
    ### Království
    Každý sloupec je samostatné **království**, dokud ho karta v mezeře nespojí se sousedním. Sloupec C má prvního vůdce: vašeho.
    Zbývá vám jedna akce.
game-lesson-4 =
    ### Druhá akce: karta a bod
    { "" }**3 tržiště** → **C**. Tržiště se přiloží pod poklad. V tom království stojí váš obchodník, a tak si z ruky smíte **uložit druhé tržiště**: **jeden zelený bod**.
    Bodové hromádky si nikdo neprohlíží; vidět je jen horní karta. Na konci **rozhoduje vaše nejslabší barva**, budete tedy chtít všechny čtyři.
game-lesson-5 =
    ### Konec vašeho tahu
    { "" }**Ukončit tah**: teď si všichni doberou do osmi karet. Dobíráte si osadu a chrám.
    { "" }**Vzít zpět** vrátí váš poslední tah, dokud netáhne někdo jiný, ale nikdy ne dobírání: nové karty už jste viděli. Než tah ukončíte, podívejte se proto ještě jednou.
game-lesson-6 =
    ### Vnitřní konflikt
    Lev dává svého obchodníka na C2, do **vašeho** království. Dva obchodníci v jednom království: to je **vnitřní konflikt**. Otázku dostanete soukromou zprávou a najdete ji i pod tlačítkem **Moje ruka**.
    Rozhodují chrámy z ruky. Vůdce na červené kartě má 1 navíc a poklady jsou červené: začínáte s 1, lev s 0.
game-lesson-7 =
    ### Kolik zahrajete?
    Útočník hraje první: lev vyložil dva chrámy, celkem 2. Vy máte 1 a smíte také zahrát chrámy, jednou, než se obě strany porovnají.
    { "" }**Při rovnosti vítězí obránce**, takže stačí jeden chrám.
game-lesson-8 =
    ### Vítězství
    Zahrajete jeden chrám: 2 proti 2, a vy se bráníte. Lev si bere obchodníka zpět. Jeden ze zahraných chrámů si uložíte, **jeden červený bod**; ostatní se odloží.
    To bylo jádro hry. Spojená království, poklady a lodě přijdou samy; píše o nich `/game rules` a každý obrázek ukáže, co je dovoleno. Ať se vám v zemi mezi řekami daří!
