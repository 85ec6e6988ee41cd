# התור הראשון, עמוד אחר עמוד.
lesson-page = *עמוד { $number } מתוך { $count }*
button-lesson = תור ראשון: { $game }
button-lesson-leave = חזרה לשיעור
button-lesson-back = אחורה
button-lesson-on = הלאה
button-rules = החוקים בקצרה
button-lesson-try = לנסות בעצמי
button-lesson-take-back = ביטול הבחירה
lesson-task = **המשימה שלכם:** { $move }
lesson-task-right = ✓ בדיוק כך.
lesson-task-other = בחרתם: **{ $move }**
lesson-task-goes-on = גם זה מותר. השיעור ממשיך כך: { $move }
