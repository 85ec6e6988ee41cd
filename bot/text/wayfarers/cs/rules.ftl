# Jméno hry, její volby a souhrn pravidel po stránkách.
game-name = Cestovatelé Jižního Tigridu
command-play = Tahy ve hře Cestovatelé Jižního Tigridu

option-sections = Mapa zápisníku
option-sections-description = Strany tří sekcí mapy zleva: každá A nebo B, případně náhodně
option-opponent = Sólový protivník
option-opponent-description = Jen pro jednoho hráče: na co se protivník zaměřuje
option-opponent-journal = zápisník

game-rules-1 =
    ## Cestovatelé Jižního Tigridu
    Mapujte zemi, vody a nebesa kolem Bagdádu, starejte se o karavanu a všechno si zapisujte. **Vyhrává, kdo má nejvíc vítězných bodů (VB).** Sólo hrajete proti protivníkovi, kterého řídí sama hra.
    { "" }
    ### Váš tah: jedna ze tří možností
    - **Kostka**: na volné místo desky (HL, HW, H1–H4), města nebo přístavu. Musí mít, co místo žádá: velblouda, loď, teleskop, holuba. To dává **sloupec karavany** pro hodnotu kostky, měšťan pod kartou, nebo loď za vliv v cechu badatelů.
    - **Pomocník**: na vyloženou kartu; využijete efekt jejího pole. Kdo kartu později získá, získá i pomocníka.
    - **Odpočinek**: umístěné kostky se vrátí a hodí se jimi. Zbývá-li v zásobě **nejvýš jedna kostka**, platí schopnosti odpočinku.
    { "" }
    Potom v libovolném pořadí využijete efekty, nebo je vynecháte. Na konci tahu se řady doplní.
    { "" }
    ### Karavana
    Destičky dávají sloupcům velbloudy, lodě, holuby a teleskopy, úpravy kostek ±1 nebo slevy. Základní stojí 2 mince; územní, vodní a nebeská 3 mince nebo 2 vlivy (územní: obchod, vodní: badatelé, nebeská: věda); speciální je zdarma. Smíte je obrátit, ne otáčet; zakryté bonusy získáte.
    { "" }
    ### Dobrý první tah
    Jednička má velblouda: umístěte ji na HL, zaplaťte dva provianty a vezměte kartu území. Ani pomocník nic nestojí.
game-rules-2 =
    ## Karty
    Co získáte v tomto tahu, využijete až od příštího.
    - **Území** patří doleva: města s místem pro kostku a výhledy, které platí pokaždé, když získáte, co ukazují.
    - **Voda** patří doprava: přístavy s místem pro kostku a šírá moře s odměnou. Pruhy, které navazují na předchozí kartu, přinesou odměnu hned.
    - **Nebesa** patří nad kartu území nebo vody a stojí podle pole 3, 4, 4 nebo 5 mincí. Přinášejí VB.
    - **Měšťané** patří pod kartu území nebo vody s vhodnou ikonou, pod každou jeden. Pomáhají, kdykoli kartu využijete, nebo při odpočinku.
    - **Inspirace** patří pod kartu nebes a při splnění cíle zdvojnásobí její VB; nebo ji odhodíte a využijete efekt vedle ní.
    - Získáváte-li kostkou území nebo vodu, můžete místo toho **vybrat ze tří karet** balíčku: s holubem, nebo za proviant.
    { "" }
    ### Vliv a cechy
    - Vliv na vyložené kartě je nárok: kdo jiný kartu vezme, nebo na ni umístí či z ní vezme pomocníka, zaplatí vám poplatek: minci nebo proviant.
    - Každý cech jednou za tah a za jeden vliv: **obchod** upraví kostky celkem o 2, **badatelé** půjčí loď, **věda** dá krok v zápisníku navíc.
game-rules-3 =
    ## Zápisník, konec, bodování
    ### Zápisník
    Krok vede po čáře doprava, máte-li, co žádá její kaňka; opravdu se platí jen vliv. Kdo první dojde k zelenému pomocníkovi, vezme si ho. Některá místa přinesou novou kostku.
    { "" }
    ### Konec
    Když někdo dojde do posledního sloupce, jeho tah končí a **každý má ještě jeden tah**. Když už nikdo nikdy nemůže postoupit, smí každý toto poslední kolo zahájit místo svého tahu.
    { "" }
    ### Vítězné body
    - Města, výhledy, přístavy, šírá moře, každý druh zvlášť: 2 jsou za 2, pak 3, 5, 8, 12 a za sedm a víc 16. Každá čtveřice všech druhů: 5.
    - Karty nebes, se splněnou inspirací dvakrát. Slunce a Měsíc: po 3, obě dohromady po 7. Komety: po 4, máte-li jejich ikon nejvíc, jinak podle karty.
    - VB na destičkách. Každý cech dá 3 tomu, kdo tam má nejvíc vlivu; při shodě nikomu.
    - Shoda: vliv ve vědě, pak v obchodu, pak u badatelů.
    { "" }
    ### Sólo
    - Po vašem tahu protivník otočí kartu intrik a provede první polovinu, nebo druhou, když první nejde. Se třemi kartami jedné barvy odpočívá. Každý jeho krok zdůvodním.
    - Chce kartu s vaším vlivem? Dovolte to za minci nebo proviant, nebo jedno z nich zaplaťte a odmítněte.
    - Boduje 1 za měšťana, 2 za území a vodu, 3 za nebesa, 4 za inspiraci, své destičky a cechy.
    { "" }
    ### Možnosti
    Mapa zápisníku: strany jejích sekcí. Sólový protivník: nebesa, vylepšení, měšťané, nebo zápisník.
