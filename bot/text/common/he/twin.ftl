# How pictures look, and the position in words.
command-settings-theme = בחירת הצבעים בתמונות שנשלחות אליך
argument-theme = איך התמונות מצוירות
theme-standard = מראה רגיל
theme-high-contrast = ניגודיות גבוהה
theme-auto = כמו בשולחן
done-theme = מעכשיו התמונות שלך יוצגו כך: { $theme }.
argument-text = כל העמדה כטקסט במקום תמונה
twin-file = העמדה כקובץ טקסט.
twin-moves = המהלכים האפשריים שלך כקובץ טקסט.

argument-show = במה להסתכל במקום הלוח: בשחקן, או במה שיש עוד
look-at = להסתכל ב…
look-board = הלוח
look-key = מקרא הסמלים
picture-key = { $game }: מה אומרים הסמלים
refused-no-such-picture = אני לא מכיר כאן ״{ $typed }״. יש לבחור מהרשימה.
