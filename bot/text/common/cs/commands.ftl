# Příkazy: nejvýš 100 znaků.
command-game = Hry: založit, sledovat, opustit
command-game-new = Založí hru v tomto kanálu
command-game-board = Ukáže desku a kdo je na tahu
command-game-card = Ukáže, co dělá karta, destička nebo místo
command-game-hand = Ukáže vaši ruku; nikdo jiný ji neuvidí
command-game-log = Ukáže celý průběh po stranách
command-game-rules = Ukáže krátký přehled pravidel
command-game-undo = Vezme zpět váš poslední tah
command-game-leave = Opustí hru
command-game-cancel = Zruší hru v tomto kanálu
command-help = Vysvětlí, jak se se mnou hraje
command-about = Představí mě a hry, které znám
command-settings = Vaše nastavení
command-settings-language = Vybere jazyk, kterým s vámi mluvím
command-settings-dm = Vybere, zda vám posílám soukromé zprávy
command-play = Tahy ve hře { $group }

argument-game = Hra, která se bude hrát
argument-rules-game = Hra, jejíž pravidla chcete vidět
argument-component = Jak se jmenuje: jméno, nebo kód, třeba T02
argument-options = Vlastní možnosti hry, například map=advanced
argument-language = Jazyk mých zpráv
argument-dm = Zda vám smím posílat soukromé zprávy
argument-auto-end = Zda minutu poté, co už nic jiného nejde, ukončím tah

command-move = Zahraje tah: stačí kterákoli jeho část, třeba „f g9“
argument-typed = Kterákoli část tahu: kartičky, políčka, čísla, libovolně zkrácené
command-settings-proposals = Vybere, zda se vám mají navrhovat dobré tahy
argument-own-proposals = Zda váš panel navrhuje tahy
command-settings-guide = Vybere, zda se vám mají vysvětlovat otázky hry
argument-guided-game = Ve které hře
argument-guide = Zda vám je vysvětlím, když na ně narazíte poprvé
argument-proposals = Zda si hráči mohou nechat navrhovat tahy
argument-computers = Jak dobře hrají počítače: jako začátečníci, snadné (občas chybují) nebo běžné
command-settings-end = Vybere, zda váš tah skončí sám, když zbývají už jen doplňkové akce
argument-end = Zda váš tah skončí sám minutu poté, co zbudou jen doplňkové akce
command-settings-signs = Vybere, zda před slovy na tlačítkách a v seznamech stojí obrázky
argument-signs = Zda před slovy stojí obrázky; vypněte je, pokud si obrazovku necháváte předčítat
command-settings-invitations = Vybere, zda vás ostatní smějí zvát ke hře
argument-invitations = Zda vás smím zmínit v pozvánce
