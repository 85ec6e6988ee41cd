# How pictures look, and the position in words.
command-settings-theme = בחירת המראה של התמונות שלך
argument-theme = מראה התמונות
theme-standard = מראה רגיל
theme-high-contrast = ניגודיות גבוהה
theme-auto = כמו בשולחן
done-theme = מעכשיו התמונות שלך יוצגו כך: { $theme }.
argument-text = כל העמדה כטקסט במקום תמונה
twin-file = העמדה כקובץ טקסט.
twin-moves = המהלכים האפשריים שלך כקובץ טקסט.

argument-show = במה להסתכל במקום הלוח: בשחקן, או במה שיש עוד
look-at = תצוגה של …
look-board = הלוח
look-key = מקרא הסמלים
picture-key = { $game }: מה אומרים הסמלים
refused-no-such-picture = אני לא מכיר כאן ״{ $typed }״. יש לבחור מהרשימה.
