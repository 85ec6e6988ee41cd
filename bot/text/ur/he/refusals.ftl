# למה מהלך לא נעשה, ומה היה נכון.
refused-incomplete = במהלך ״{ $verb }״ משהו חסר או מיותר. אפשר לבחור אותו צעד אחר צעד בכפתורים.
refused-unknown-piece = אין בלוח משבצת ״{ $word }״. בשורות A ו־C יש טורים 1 עד 4, 7 ו־8; בשורה B יש 1 עד 8.
refused-another-question = זו לא השאלה כרגע. אפשר: { $verbs_or }.
refused-no-piece = אין שם כלי שלך ({ $piece }). אפשר להזיז: { $choices_or }.
refused-too-far = הזריקה { $count } גדולה מדי לכלי הזה ({ $piece }): יוצאים מהלוח בזריקה מדויקת. אפשר להזיז: { $choices_or }.
refused-own-piece = עם { $count } הכלי הזה ({ $piece }) היה נעצר על כלי שלך. אפשר להזיז: { $choices_or }.
refused-safe-piece = הכלי שעל הרוזטה { $square } מוגן, ולכן הכלי הזה ({ $piece }) לא יכול להגיע לשם. אפשר להזיז: { $choices_or }.
