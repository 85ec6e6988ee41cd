# התור הראשון, עמוד אחר עמוד.
lesson-page = *עמוד { $number } מתוך { $count }*
button-lesson = תור ראשון: { $game }
button-lesson-back = אחורה
button-lesson-on = הלאה
button-rules = החוקים בקצרה
