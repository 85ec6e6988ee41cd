# How pictures look, and the position in words.
command-settings-theme = בחירת הצבעים בתמונות שנשלחות אליך
argument-theme = איך התמונות מצוירות
theme-standard = רגיל
theme-high-contrast = ניגודיות גבוהה
theme-auto = כמו בשולחן
done-theme = מעכשיו אצייר בשבילך כך: { $theme }.
argument-text = כל המצב כטקסט במקום תמונה
picker-choices = אפשר לבחור: { $words }.
twin-file = המצב כקובץ טקסט.
