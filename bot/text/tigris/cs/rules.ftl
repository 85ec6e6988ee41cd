# Název hry, její možnosti a přehled pravidel po stránkách.
game-name = Eufrat & Tigris
command-play = Tahy ve hře Eufrat & Tigris

option-map = Mapa
option-map-description = Pokročilá má jiné řeky a více chrámů
option-english-variant = Anglická varianta
option-english-variant-description = Přidávat lze, jen když to změní vítěze
option-open-scores = Otevřené body
option-open-scores-description = Všichni vidí všechny body

game-rules-1 =
    ## Eufrat & Tigris
    Budujte království a sbírejte body ve čtyřech barvách. **Rozhoduje vaše nejslabší barva**, rozvíjejte tedy všechny.
    { "" }
    ### Deska
    - Kartičky a vůdci se společnou stranou sousedí. Co je propojené, tvoří region; region s vůdcem je **království**.
    - Každá barva má kartičku a vůdce: červený chrám a **kněz**, modrá farma a **farmář**, zelené tržiště a **obchodník**, černá osada a **král**.
    - Vládnete jedné dynastii. V jednom království mohou stát vůdci všech hráčů, dokud nejsou dva stejné barvy.
    { "" }
    ### Váš tah: až dvě akce
    - **Vůdce**: umístěte, přesuňte nebo stáhněte svého vůdce. Stojí na souši vedle chrámu lícem nahoru a nesmí spojit dvě království.
    - **Kartička**: položte jednu z ruky. Farmy patří na řeku, ostatní na souš. V království získá bod vůdce stejné barvy; když tam není, získá ho král.
    - **Katastrofa**: dvakrát za hru zničte kartičku, nebo natrvalo zablokujte prázdné políčko; nikdy ne na vůdci, pokladu ani monumentu.
    - **Výměna**: odložte až šest kartiček a doberte stejný počet.
    Když tah ukončíte, všichni si doplní ruku do šesti.
    { "" }
    ### Dobrý první tah
    Umístěte vůdce vedle chrámu a hned k němu položte kartičku téže barvy: první bod je váš.
game-rules-2 =
    ## Konflikty
    Dva vůdci stejné barvy v jednom království spolu hned bojují. Nejdřív útočník, potom obránce přidá kartičky z ruky, každý jednou; nula stačí. Vyšší součet vítězí, **při rovnosti vítězí obránce** a přidané kartičky jsou vyřazeny ze hry.
    { "" }
    ### Vnitřní konflikt: přichází vůdce
    - Nastane, když umístíte vůdce do království, kde už vůdce té barvy je. Útočíte vy.
    - Síla: **chrámy sousedící s vůdcem** a přidané chrámy.
    - Poražený si bere vůdce zpět. Vítěz získá jeden červený bod.
    { "" }
    ### Vnější konflikt: kartička spojí dvě království
    - Za takovou kartičku nejsou body. Tři království spojit nelze. Bojuje se v každé barvě, která má vůdce na obou stranách; pořadí určí aktivní hráč.
    - Aktivní hráč útočí, jde-li o jeho vůdce; jinak útočí ten z obou majitelů, který je dřív po směru hodinových ručiček.
    - Síla: **stoupenci**, tedy kartičky barvy vůdce v jeho původním království, a přidané kartičky té barvy.
    - Poražený si bere vůdce zpět a na jeho straně zmizí všechny kartičky té barvy. Vítěz získá bod za vůdce a bod za každou odstraněnou kartičku.
    - Bojují-li kněží, zůstanou chrámy s pokladem a chrámy vedle jiného vůdce.
    - Rozpadne-li se tím království, další konflikty mohou odpadnout.
    { "" }
    Vůdce, který už nesousedí s chrámem lícem nahoru, se hned vrací domů.
game-rules-3 =
    ## Monumenty, poklady, konec
    ### Monumenty
    - Dokončíte-li čtverec 2×2 jedné barvy, můžete čtyři kartičky otočit lícem dolů a postavit na nich monument. Jedna jeho barva musí být barvou čtverce.
    - Na konci **svého** tahu získáte bod za každého svého vůdce v království s monumentem jeho barvy. Král tu nikoho nezastoupí.
    - Otočené kartičky dál spojují, ale nikoho nepodporují a otočené chrámy neudrží vůdce.
    - Teď, nebo nikdy: na čtverci, který necháte být, už monument nevznikne.
    { "" }
    ### Poklady
    - Na deseti chrámech leží na začátku poklad. Má-li království s obchodníkem víc než jeden, majitel obchodníka bere všechny kromě jednoho, rohové nejdřív.
    - Na konci je každý poklad bodem v barvě, kde nejvíc pomůže.
    { "" }
    ### Konec
    - Hra končí po tahu, po kterém na desce zbývají nejvýš dva poklady, nebo jakmile si někdo nemůže dobrat plný počet kartiček.
    - Porovná se **nejslabší barva** každého hráče: kdo v ní má nejvíc bodů, vítězí. Při rovnosti rozhoduje druhá nejslabší a tak dál.
    { "" }
    ### Tajné a veřejné
    Ruce a součty bodů jsou tajné; získané body vidí všichni.
    { "" }
    ### Možnosti
    - Anglická varianta: útočník smí přidat, jen když tím získá převahu, obránce jen přesně na remízu.
    - Otevřené body: součty vidí všichni.
    - Pokročilá mapa: jiný tok řek a čtrnáct chrámů.
