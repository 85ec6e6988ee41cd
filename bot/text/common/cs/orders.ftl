# Trying things out.
command-try = Zkusí tahy nanečisto a jen pro vás; u stolu se nic nestane
try-begins = **Zkouška nanečisto.** Táhnete za všechny. Co mají ostatní v ruce a co se bude dobírat, je vymyšlené; u stolu se nic neděje.
try-goes-on = **Zkouška nanečisto.** Nic z toho se u stolu neděje.
try-mover = Táhne { $who }.
try-stale = **Zkouška nanečisto.** To tlačítko patřilo k dřívějšímu postavení. Teď jste tady.
try-thrown-away = Zahozeno. U stolu se nic nezměnilo.
button-throw-away = Zahodit
refused-no-branch = Rozehranou zkoušku už si nepamatuji. Znovu začnete příkazem `/try`.

# Watching.
command-table-watch = Zapne nebo vypne sledování tohoto stolu bez hraní
argument-watch = Zda vám mám psát, kdykoli přijde na řadu někdo další
done-watch-on = Sledujete stůl. Kdykoli přijde na řadu někdo další, pošlu vám tichou soukromou zprávu s tím, co smí vědět všichni.
done-watch-off = Tento stůl už nesledujete.
watch-wait = { $game } v { $link }: { $decision }
refused-plays-here = U tohoto stolu hrajete: když čeká na vás, dám vám vědět tak jako tak.
refused-cannot-write = Moje soukromé zprávy se k vám nedostanou. Povolte je, zapněte je příkazem `/settings dm` a zkuste to znovu.
