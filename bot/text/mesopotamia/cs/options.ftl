# Název hry a její možnosti.
game-name = Mesopotamia
option-mode = Režim
option-mode-description = Proti sobě, s automatony, nebo jedna ze dvou sólo her
option-combat = Boj
option-combat-description = Plný s kartami a třemi sekcemi, nebo zjednodušený s jedním příhozem
option-luck = Kostky dingir
option-luck-description = Hází se jimi, nebo se hraje bez náhody
option-rounds = Poslední kolo
option-rounds-description = 12 (týdny), 16, 20, nebo bez limitu do dostavby zahrad (asi 16 až 22)
option-sets = Rozšíření
option-sets-description = Rozšíření, jejichž karty a žetony se přimíchají
option-automata = Automatony
option-automata-description = Kolik automatonů hraje v Souboji králů
option-level = Obtížnost
option-level-description = Jak silné automatony jsou
option-side = Strany
option-side-description = Každý sám za sebe, nebo všichni lidé společně proti automatonům
