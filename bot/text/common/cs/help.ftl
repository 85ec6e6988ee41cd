# Nápověda podle toho, co kdo potřebuje, a kdo jsem.
help =
    ## Jak se se mnou hraje
    Jeden kanál nebo vlákno je jeden stůl. Není kam spěchat: hra může trvat dny a kdo je na tahu, tomu dám vědět.
    { "" }
    ### Začít hru
    1. `/game new` založí hru v tomto kanálu.
    2. Každý, kdo hraje, stiskne **Přidat se**. **Pozvat někoho** osloví další, **Přidat počítač** obsadí volná místa.
    3. **Začít** zamíchá pořadí a rozdá.
    { "" }
    ### Váš první tah
    1. Až budete na řadě, zmíním vás pod nejnovější deskou.
    2. Stiskněte { $buttons_or }: co se ukáže, vidíte jen vy.
    3. Stiskněte **Táhnout** a vybírejte krok za krokem. Obrázek ukáže možná místa. Před poslední volbou se nic nezahraje. **{ button-advise }** doporučí tahy i s důvodem.
    4. Omyl? **Vzít zpět** vrátí váš poslední tah, dokud netáhne někdo jiný; ne však tah, po kterém si někdo něco dobral nebo vyšlo najevo něco, co ani vám nebylo známo.
    5. Nakonec stiskněte tlačítko, které ukončí tah.
    { "" }
    ### Hodí se vědět
    - Když se vás kvůli cizímu tahu musím zeptat na něco tajného, pošlu vám soukromou zprávu. Máte je vypnuté? Ke stejné otázce vede { $buttons_or }.
    - `/game board` ukáže desku, `/game log` co se stalo, `/game rules` stručná pravidla, `/game card` co dělá karta, destička nebo místo.
    - `/settings` mění jazyk, obrázky, soukromé zprávy, návrhy tahů a pozvánky; `/settings quiet` určí hodiny, kdy vám nepošlu žádné upozornění.
    - Příkazem `/orders set` odpovíte na některé otázky předem; nikdo jiný to nepozná.
    - Některé hry mají vlastní cíl: stojí nad deskou i na panelu s tahy.
    - `/try` dovolí zkusit tahy nanečisto, jen pro vás.
    - `/game leave` je odchod ze hry, `/game cancel` ji zruší všem, a když už táhli i ostatní, hlasováním.
    { "" }
    ### Tahy bez tlačítek
    - `/move` zahraje tah podle kterékoli jeho části, třeba `f g9`.
    - V soukromé zprávě pro mě stačí samotné `f g9`; na `?` přijde tato nápověda, na `stoly` vaše stoly, na `? T02` co dělá T02.
help-play = - Nebo použijte vlastní příkaz hry: { $groups_or }.
about = Dubsar { $version }, písař deskových her z Mezopotámie. Znám: { $games }. Jsem svobodný software pod licencí MIT. Jak se hraje, ukáže `/help`.
typed-help = pomoc, nápověda, jak hrát
typed-fillers = na, do, od, ze, ve, se, ke, pole, můj, mého, moje, moji, prosím, dej, dám, polož, zahraj, hraju, táhni, teď
typed-two = dva, dvě
