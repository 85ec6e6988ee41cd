# První tah, stránku po stránce.
lesson-page = *Strana { $number } z { $count }*
button-lesson = První tah: { $game }
button-lesson-leave = Zpět k lekci
button-lesson-back = Zpět
button-lesson-on = Dál
button-rules = Pravidla ve zkratce
button-lesson-try = Zkusit to
button-lesson-take-back = Vzít zpět
lesson-task = **Váš úkol:** { $move }
lesson-task-right = ✓ Přesně tak.
lesson-task-other = Zvoleno: **{ $move }**
lesson-task-goes-on = I to je dovoleno. Výklad pokračuje takto: { $move }
