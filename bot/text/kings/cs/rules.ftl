# Název hry, její možnosti a přehled pravidel po stránkách.
game-name = Klání králů
command-play = Tahy ve hře Klání králů

option-open-piles = Otevřené hromádky
option-open-piles-description = Všichni vidí, kolik karet které barvy má kdo uložených

game-rules-1 =
    ## Klání králů
    Veďte dynastii a ukládejte si karty čtyř barev. **Rozhoduje vaše nejslabší barva**, sbírejte tedy všechny.
    { "" }
    ### Stůl
    - Sloupce A až H začínají osmi poklady; **C4** je čtvrtá karta sloupce C. Mezi sloupci jsou mezery: **CD** spojuje C a D.
    - Ve dvou zůstává 30 karet mimo hru, aniž je kdo vidí.
    - Spojené sloupce tvoří jedno **království**. Mohou v něm stát vůdci všech hráčů, dokud nemají dva stejnou barvu.
    - Každá barva má kartu a vůdce: černá osada a **král**, zelené tržiště a **obchodník**, červený chrám a **kněz**, modrá farma a **farmář**. Poklady se počítají jako červené.
    { "" }
    ### Váš tah: až dvě akce
    - **Vůdce**: umístěte nebo přesuňte svého vůdce na libovolnou kartu bez vůdce. Barvy se shodovat nemusí; na loď vůdce nesmí.
    - **Karta**: zahrajte kartu z ruky pod sloupec, který má méně než osm karet. Může přinést bod.
    - **Spojovací karta**: zahrajte kartu do mezery, mají-li oba sloupce aspoň tři karty. Dvě království se spojí; body za to nejsou.
    - **Katastrofa**: jednou za hru odstraňte kartu bez vůdce; poklad ani loď ne.
    Když tah ukončíte, všichni si doplní ruku do osmi karet.
    { "" }
    ### Dobrý první tah
    Najděte barvu, kterou máte v ruce dvakrát. Jejího vůdce umístěte na poklad, jednu kartu zahrajte pod něj a druhou uložte: první bod je váš.
game-rules-2 =
    ## Body, poklady, lodě
    ### Body
    - Karta zahraná pod sloupec přináší bod vůdci své barvy v tom království; není-li tam, tak králi.
    - Majitel vůdce si **z ruky uloží kartu téže barvy** na svou bodovou hromádku. Kdo ji nemá, bod nezíská. Nemusí být zrovna na tahu.
    - Z bodové hromádky je vidět jen horní karta, a to i pro majitele.
    { "" }
    ### Poklady
    - Po spojení a všech konfliktech smí majitel obchodníka v novém království vzít jeden z jeho pokladů, jsou-li tam aspoň dva. Na jeho místo dá chrám z ruky.
    - Král tu obchodníka nezastoupí. Na konci platí poklad za kteroukoli barvu.
    { "" }
    ### Lodě
    - Jsou-li po vaší kartě dole ve sloupci aspoň čtyři karty jedné barvy za sebou, můžete poslední čtyři vyměnit za loď. Vůdci z nich se vracejí domů.
    - Za farmy lze postavit kteroukoli zbývající loď, za jinou barvu jen loď s touto barvou.
    - Na konci **svého** tahu si za každého svého vůdce v království s lodí jeho barvy smíte uložit kartu té barvy. Král tu nikoho nezastoupí.
    - V konfliktech se lodě nepočítají a katastrofa je nezničí.
game-rules-3 =
    ## Konflikty, konec
    Dva vůdci stejné barvy v jednom království spolu hned bojují. Nejdřív útočník, potom obránce hraje karty z ruky; nemusí žádnou. Větší síla vítězí, **při rovnosti vítězí obránce**. Poražený si bere vůdce zpět; vítěz si uloží jednu ze zahraných karet, a nebyla-li žádná, smí jednu z ruky. Ostatní se odloží.
    { "" }
    ### Vnitřní konflikt: přichází vůdce
    - Útočí hráč na tahu. Síla: zahrané chrámy a 1 navíc, stojí-li vůdce na červené kartě.
    { "" }
    ### Vnější konflikt: karta spojí dvě království
    - Spojovací karta zatím leží lícem dolů a nepočítá se. Pořadí konfliktů určí aktivní hráč.
    - Aktivní hráč útočí, jde-li o jeho vůdce; jinak útočí ten z obou majitelů, který je dřív po směru hodinových ručiček.
    - Síla: karty barvy vůdce v jeho původním království a zahrané karty té barvy.
    - Všechny karty té barvy na poražené straně si uloží vítěz, kromě pokladů a karet s vůdcem. Sloupce se srazí vzhůru; další konflikty mohou odpadnout.
    { "" }
    ### Konec
    - Hra končí po tahu, po kterém si někdo nemůže doplnit ruku do osmi, nebo zbývá-li na stole jediný poklad. Končí i tehdy, když je stůl plný a celé kolo nikdo nezahraje kartu.
    - Každý poklad se počítá k barvě, kde nejvíc pomůže. Porovná se **nejslabší barva** každého hráče: kdo v ní má nejvíc karet, vítězí. Při rovnosti rozhoduje další nejslabší a tak dál.
    { "" }
    ### Možnost
    - Otevřené hromádky: každý má místo jedné zavřené hromádky čtyři otevřené.
