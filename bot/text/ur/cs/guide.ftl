# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-throw-1 = Čtyři kostky, každá ukáže 0 nebo 1: dvojka padá nejčastěji, nula a čtyřka zřídka. Vyhrává, kdo má první všechny kameny v cíli.
guide-move-1 = Na rozetě házíte znovu. Ve společné řadě kámen, který skončí na soupeřově, pošle soupeřův na začátek.
guide-move-2 = Ve společné řadě je v bezpečí jen rozeta B4; ostatní kameny tam mohou být vráceny.
