# Shrnutí pravidel po stránkách. Říká, co je z pravidel a co si doplnil tento stůl.
game-rules-1 =
    ## Mesopotamia
    Veďte říši mezi řekami. Až stojí pět Visutých zahrad, **vyhrává, kdo má nejvíc bodů vítězství**.
    { "" }
    ### Kolo
    Každý má jeden tah, první je nejvyšší na **stupnici obyvatelstva**. Potom se bojuje a běží šestikolové události.
    { "" }
    ### Váš tah
    - Jedna akce je zdarma: žeton výběru akce. Další stojí **kostky dingir**, jejichž symboly odpovídají kartě; hvězda platí za kterýkoli. Každou akci jednou za tah.
    - Na konci tahu se vaše kostky hodí. Nejvýš třikrát za tah můžete hodit znovu, vždy za tabulku.
    { "" }
    ### Šest akcí, každá na úrovni 1 až 4
    - **Průzkum**: pohyb jednotek a lodí. Kdo skončí u skryté události, odhalí ji.
    - **Stavba**: hradby a patro zikkuratu; od úrovně 2 beranidlo a loď, 3 osada, 4 Visuté zahrady.
    - **Výzkum**: hlína na tabulky; tabulka vylepší technologii.
    - **Sběr a obchod**: po zdroji z výchozí oblasti, od každé jednotky, osady a lodi; potom žetony obchodu.
    - **Válčení**: kůstky a výcvik jednotek.
    - **Růst**: za jídlo výš na stupnici obyvatelstva.
    { "" }
    ### Znehybnění
    Kde stojí nepřítel, smíte odejít, jen když tam zůstane aspoň tolik vašich jednotek.
game-rules-2 =
    ## Události, stupnice, stavby
    ### Události
    - Žetony leží lícem dolů. Některé hlídá kmen: nejdřív ho porazte.
    - Volíte jednu ze dvou možností. Platí **hned**, na **konci** pro toho, kdo oblast ovládá, nebo **šest kol** se zdroji v každém.
    - Ovládne-li oblast na konci kola jiná říše, šestikolová událost připadne jí a začíná znovu.
    { "" }
    ### Dvě stupnice
    - **Obyvatelstvo**: pořadí tahů, počet pater, limit jednotek.
    - **Události**: rozhoduje remízy, řadí bitvy, určuje, kdo hraje za kmen.
    - Kdo přijde později, jde navrch, a horní pečeť je vepředu. Na nejvyšší pozici smí jen jedna.
    { "" }
    ### Stavba
    - Každé patro zikkuratu přináší kostku; počet pater omezuje obyvatelstvo.
    - Beranidlo a loď se staví ve výchozí oblasti nebo u osady. Hradby nikoho nepustí, dokud nepřijde beranidlo.
    - Pět zahrad se staví popořadě. Smí každý, kdo má architekturu, zaplatí a splní podmínky.
    { "" }
    ### Obchod
    Kdo žeton využije první, položí na něj amforu: na konci má body a ostatní platí jemu místo do zásoby.
    { "" }
    ### Vlastní obsah
    Pravidla jsou z knížky pravidel. Co je vytištěné jen na součástkách (mapa, karty, žetony, strany kostek), je tu **vlastní obsah, ne vydaný**: všechny ceny, zisky, pozice (devět na stupnici), limity jednotek, možnosti událostí, úkoly a body na žetonech. Připomíná to i patička obrázku.
game-rules-3 =
    ## Bitvy a bodování
    ### Plný boj
    - Každá pozemní jednotka dostane kartu s kůstkami a místy pro sílu, taktiku a pohyblivost.
    - Obě strany **tajně přihazují kůstky** do tří sekcí. Vítěz sekce získá rozdíl jako bonus; poražený si polovinu bere zpět.
    - Vítěz taktiky sestaví řady. Pak souboje: vyhrává vyšší síla; taktika platí jen proti druhům na kartě. Lučištník má výhodu nad kopiníkem, jezdec nad lučištníkem, kopiník nad jezdcem, válečný vůz nad všemi třemi.
    - Poražený s vyšší pohyblivostí ustoupí, jinak je zničen. Vítězi ubere únava položenou kůstku.
    - Každá loď u oblasti přidá kůstku. Remízu vyhrává, kdo vede na stupnici událostí; kmen ji prohrává.
    { "" }
    ### Zjednodušený boj
    Jeden tajný příhoz, k tomu 1 za kopiníka, 2 za lučištníka, 3 za jezdce, 4 za válečný vůz. Poražený ztrácí všechny jednotky, vítěz jednu, poslední ne. Kůstky vítěze jsou pryč, poražený si polovinu bere zpět.
    { "" }
    ### Osady
    Kdo po bitvách drží oblast s cizí osadou, dobude ji, nebo zničí. Na výchozí oblast se útočit nedá.
    { "" }
    ### Bodování
    Na každé stupnici 9, 6, 3 za první tři místa; zahrady, žetony obchodu s vaší amforou, žetony událostí ve vašich oblastech; 1 za osadu a za oblast mimo výchozí oblast; 2 za splněný úkol. Při shodě rozhoduje obyvatelstvo.
    { "" }
    ### Náskok (vlastní obsah)
    Když nehrají automatony, začíná říše s několika body, které vyrovnávají její karty, a stísněná výchozí oblast k nim přidá další. Kolik, to podle počtu hráčů ukáže popis říše i oblasti. Volba **Náskok** jej vypne; s tabulkami správce neplatí, pokud jej nezvolíte.
    { "" }
    ### Skryté a veřejné
    Úkoly a příhozy jsou tajné. Zdroje, kůstky, kostky a technologie vidí všichni.
game-rules-4 =
    ## Režimy a možnosti
    ### Souboj králů
    Hrají i automatony. Každý má tři karty strategií podle priority a táhne karty akcí podle výšky zikkuratu. Provede každou, která odpovídá nesplněné akci některé strategie, a navíc první nesplněnou akci té nejdůležitější. Každý krok zdůvodním. Proti automatonu nejdřív položíte kůstky a pak určujete souboje. Ve dvou a více můžete hrát **společně**: vítězíte všichni, pokud je i poslední z vás před nejlepším automatonem (vlastní výklad).
    Obtížnosti, počty karet a dvě karty strategií jsou z pravidel; ostatní strategie jsou vlastní obsah.
    { "" }
    ### Obléhání Uru
    Sólo: dostaňte beranidlo do Uru dřív, než obránci vystoupají na některé stupnici příliš vysoko.
    { "" }
    ### Obránci Aššuru
    Sólo: ubraňte město před šesti vlnami. Vlny jsou z pravidel. Nepřítel hradby obchází. Když nezbývá cesta, zastaví se a jedny strhne; dokud ta vlna trvá, nelze je obnovit.
    { "" }
    ### Možnosti
    - Boj: plný, nebo zjednodušený. Kostky dingir: s házením, nebo bez náhody.
    - Poslední kolo: podle pravidel se končí zahradami, ve dvou asi po 22 kolech, ve čtyřech po 16. Přes zprávy to mohou být měsíce; **12 kol** jsou týdny (vlastní možnost).
    - Rozšíření: jen hrajících říší, nebo všechny tři.
    { "" }
    ### Dva nebo tři hráči
    Blokované oblasti nemají událost, zdroje ani stavby. Prázdné výchozí oblasti jsou zavřené (vlastní výklad).
    { "" }
    ### Dobrý první tah
    Průzkumem k nehlídané události poblíž. Pak sbírejte na další patro: přinese kostku a s ní druhou akci.
