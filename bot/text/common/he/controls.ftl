# כפתורים ותפריטים.
button-move = מהלך
button-hand = היד שלי
button-undo = ביטול מהלך
button-back = חזרה
button-done = סיום
button-join = הצטרפות
button-leave = עזיבה
button-computer = הוספת מחשב
button-dismiss = הסרת מחשב
button-start = התחלה
button-start-alone = להתחיל לבד
button-explain = מה האפשרויות משנות?
button-options = אפשרויות
button-page = עמוד { $number }

pick-verb = מה לעשות?
pick-other-ways = { $verb }: דרכים אחרות
pick-in-menu = { $verb } …
pick-in-menu-more = { $verb } עם תוספות …
pick-in-menu-part = { $verb } … ({ $number } מתוך { $count })
pick-game = בחירת משחק …
pick-mark = הצטרפות בתור …

button-more = עוד
panel-page = עמוד { $number } מתוך { $count }.
panel-moved-on = המשחק התקדם בינתיים, והמהלך שהתחלת כבר לא אפשרי.
panel-have = יש לך: { $goods_numbered }.
panel-effect = **{ $numbers } { $name }**: { $text }
panel-lacking = ✗ { $name }: { $text }
mark-final = · אי אפשר לבטל
sign-asks = ◂
picture-choices = האפשרויות שלך:
picture-proposals = הצעות: { $proposals }
picture-places = מקומות אפשריים: { $places }
look-closer = מבט מקרוב …
panel-until = -# החלונית הזאת פעילה עד { $time }; אחר כך לוחצים על **מהלך** כדי לקבל חדשה.
pick-people = הזמנת אנשים …
