# První tah, stránku po stránce.
lesson-page = *Strana { $number } z { $count }*
button-lesson = První tah: { $game }
button-lesson-back = Zpět
button-lesson-on = Dál
button-rules = Pravidla ve zkratce
