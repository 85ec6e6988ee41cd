# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-aim-rival = Protivníka řídí hra a táhne po vás. Vyhrajete, když skončíte s víc VB.
guide-turn-1 = Tah je jedna věc: kostka, pomocník, nebo odpočinek. Máte-li 1, začněte s ní: má velblouda, a na Domovském městě tak za dva provianty získáte kartu území.
guide-turn-2 = Pomocník nic nestojí a ušetří vám kostky. Přinese, co dává pole u karty; kdo kartu později vezme, vezme i pomocníka.
guide-turn-3 = Odpočívejte, až vám zbude nejvýš jedna kostka: umístěné se vrátí a jen tehdy platí schopnosti odpočinku. Jednou z nich je krok v zápisníku.
guide-turn-die-1 = Kostku smíte dát na místo, pokud její sloupec karavany má symboly, které místo žádá. Umístění nic nestojí; efekt tam svou cenu mít může.
guide-turn-worker-1 = Co získáte, určuje pole u karty, ne karta sama. Má-li tam vliv někdo jiný, zaplatíte mu minci nebo proviant.
guide-turn-rest-1 = Odpočinek stojí celý tah. Máte-li v zásobě dvě kostky nebo víc, ostatní se vrátí, ale schopnosti odpočinku neplatí.
guide-effects-1 = Tyto efekty jsou vaše, v libovolném pořadí. Některé smíte vynechat, vynechané ale propadnou.
guide-effects-take-1 = Města a přístavy dají kostkám nová místa, výhledy platí znovu a znovu a sady všech čtyř druhů bodují. Co teď vezmete, platí od příštího tahu.
guide-effects-tile-1 = Destička zůstane ve sloupci vaší karavany: každá kostka té hodnoty má pak, co destička ukazuje. Získané body a slevy platí také.
guide-effects-journal-1 = Doprava smíte jít, máte-li vše, co ukazuje kaňka. Všechno si necháte, platí se jen vliv. První hráč v posledním sloupci spustí poslední tahy.
guide-keep-1 = Jedna z těchto karet bude vaše, ostatní půjdou pod balíček v pořadí, které určíte. Hledejte druh, který vám chybí, nebo místo, kam vaše kostky smějí.
guide-wrap-1 = Nic dalšího už nemusíte. Úprava kostek stojí vliv z cechu obchodu, hodí se tedy jen na kostku, která nikam nesmí; jinak ukončete tah.
