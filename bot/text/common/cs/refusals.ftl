# Proč se něco nestalo a co by bylo správně.
refused-not-your-turn = Nejste na řadě: na tahu je { $who }.
refused-game-over = Tato hra skončila. Další založí `/game new`.
refused-unknown-verb = Takový tah neznám. Můžete: { $verbs_or }.
refused-stale = Hra mezitím pokročila. Podívejte se na nejnovější desku a zkuste to znovu.
refused-cannot-undo = Sami teď nic vzít zpět nemůžete: po vašem posledním tahu si někdo něco dobral, vyšlo najevo něco, co ani vám nebylo známo, nebo už táhl někdo jiný.
refused-other-game = Tady se hraje jiná hra. Její příkazy začínají `/{ $game }`.
refused-no-such-option = { $game } nemá možnost „{ $option }“. Vynechte ji.
refused-unknown-option = Možnost „{ $typed }“ neznám. Napište možnost a volbu, například map=advanced. Na výběr jsou: { $known }.
refused-no-such-choice = „{ $typed }“ zvolit nejde. { $option } může být: { $known }.
refused-without-effect = „{ $typed }“ nemá s volbou { $because } žádný vliv. Vynechte to.

refused-no-table = V tomto kanálu se nehraje. Hru založí `/game new`.
refused-no-content = Tato hra se hraje s tabulkami součástí, které při mém posledním spuštění chyběly (`{ $content }`). Nic se neztratilo: jakmile je můj provozovatel vrátí, hraje se odsud dál.
refused-not-started = Hra ještě nezačala. Kdo v ní je, může stisknout Začít.
refused-already-started = Hra už začala. Ukáže ji `/game board`.
refused-channel-taken = V tomto kanálu už se hraje. Založte svou hru v jiném kanálu nebo ve vlákně.
refused-cancel-first = V tomto kanálu už se hraje. `/game cancel` tu hru pro všechny ukončí, a když už táhli i ostatní, hlasováním; nebo založte svou v jiném kanálu či ve vlákně.
refused-not-seated = V této hře nehrajete. Sledovat ji můžete pomocí `/game board`.
refused-no-hands = V této hře nikdo nic nedrží, všechno leží na desce. Ukáže ji `/game board`.
refused-no-such-component = Nic jako „{ $typed }“ v této hře neznám. Vyberte z nabídky.
refused-several-components = „{ $typed }“ může být: { $names }. Napište z názvu víc.
refused-not-host = To smí jen ten, kdo hru založil, nebo kdo spravuje server.
refused-vote-first = V této hře už táhli i ostatní, proto ji nemůžete ukončit bez nich. Mám se jich zeptat? Když většina souhlasí, hra tu nedohraná skončí a nikomu se nepočítá.
refused-table-full = { $most ->
    [one] Jediné místo je obsazené.
    [few] Všechna { $most } místa jsou obsazená.
   *[other] Všech { $most } míst je obsazených.
}
refused-too-few = { $least ->
    [one] Je potřeba aspoň { $least } hráč. Stiskněte Přidat se.
    [few] Jsou potřeba aspoň { $least } hráči. Někdo se může přidat, nebo přidejte počítač.
   *[other] Je potřeba aspoň { $least } hráčů. Někdo se může přidat, nebo přidejte počítač.
}
refused-mark-taken = Tuto stranu ({ $mark }) už má někdo jiný. Vyberte jinou.
refused-mark-reserved = Stranu { $mark } tu má sama hra. Vyberte jinou, nebo její volbu změňte v „Možnostech“.
refused-mark-held = Stranu { $mark } už tu má někdo u stolu. Vyberte pro hru jinou.
refused-mark-reserved-twice = Stranu { $mark } už má jiný soupeř, za kterého hraje sama hra. Vyberte jinou.
refused-unknown-mark = V této hře není „{ $mark }“. Vyberte z nabídky.
refused-already-joined = Ve hře už jste.
refused-no-computer = Není tu počítačový hráč, kterého by šlo odebrat.
refused-table-closed = Tato hra je uzavřená. Další založí `/game new`.
refused-missing-permission = Tady zatím hru vést nemohu. Správce kanálu mi musí povolit: { $permissions }.

refused-not-written = Umím číst jen to, co napíšete: přeposlanou zprávu, anketu, nálepku ani soubor ne. Napište mi tah, nebo `?` pro nápovědu.
refused-unknown-move = Teď neznám žádný tah jako „{ $typed }“. Můžete hrát třeba: { $moves }.
refused-ambiguous-move = „{ $typed }“ může znamenat víc tahů. Napište jeden z nich: { $moves }.
refused-nobody-waits = Žádný stůl na vás teď nečeká.
refused-several-wait = Čeká na vás víc stolů: { $places }. Začněte zprávu kanálem, nebo odpovězte na mou zprávu o tom stole.
refused-too-many-invited = K jednomu stolu lze pozvat nejvýš { $most } lidí.
