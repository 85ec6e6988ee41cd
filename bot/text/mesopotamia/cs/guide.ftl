# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-aim-siege = Sólově obléháte Ur. Vyhrajete, jakmile do města vstoupí vaše beranidlo; prohrajete, když jeho obyvatelstvo nebo události dosáhnou pozice { $limit }.
guide-aim-defence = Sólově bráníte své město. Vyhrajete, až odrazíte všechny vlny ({ $waves }); prohrajete, když nepřítel město dobude.
guide-aim-kings = Automatony hrají podle karet. Překonejte nejlepší.
guide-aim-together = Vyhrajete společně, nebo vůbec: každý musí skončit před nejlepším automatonem, tak pomáhejte tomu, kdo je poslední.
guide-home-1 = Na výchozí oblast nikdo nezaútočí a sbíráte v ní. Hledejte nablízku skryté události, které nehlídá kmen.
guide-die-1 = Kostka dingir zaplatí další akci v tahu, je-li její symbol na kartě té akce. Barva určuje, které symboly může ukázat.
guide-quests-1 = Nechte si úkoly, které chtějí podobné věci: každý na konci splněný má dva body. Nikdo jiný je nevidí.
guide-act-1 = Jedna akce za tah je zdarma, každá další stojí kostky se symboly její karty. Dobrý začátek je průzkum směrem k události, kterou nehlídá kmen.
guide-act-2 = Po akci zdarma stojí další kostky. Nehodí-li se žádná ke kartě, ukončete tah: kostky se přitom hodí na příští.
guide-explore-1 = Každá aktivace pohne jednou jednotkou nebo lodí. Skončete v oblasti se skrytou událostí a odhalíte ji: přinese zdroje nebo body a oblast ovládnete.
guide-event-1 = Jen jedna možnost. Co přijde hned, je jisté; co běží šest kol, vynese víc, ale připadne tomu, kdo oblast ovládne.
guide-gather-1 = Po zdroji z výchozí oblasti, od každé jednotky, osady a lodi. Sbírejte na další patro zikkuratu: přinese kostku a s ní druhou akci.
guide-build-1 = Patro zikkuratu přinese kostku natrvalo. Kolik pater smíte mít, omezuje obyvatelstvo.
guide-research-1 = Z hlíny jsou tabulky a tabulka zvýší úroveň jedné z vašich šesti akcí. Smíte udělat obojí, v libovolném pořadí.
guide-warfare-1 = Kůstky přihazujete v bitvách; bez nich mohou prohrát i početné jednotky. Jednotky stojí zdroje a jiné vám zase sbírají.
guide-bid-1 = Příhozy jsou tajné. V plném boji získá vyšší příhoz v sekci rozdíl jako bonus: síla vyhrává souboje, taktika sestavuje řady, pohyblivost dovolí poraženým ustoupit.
