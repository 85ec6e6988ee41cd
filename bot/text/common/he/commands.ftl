# פקודות: עד 100 תווים.
command-game = שולחנות: פתיחה, צפייה ועזיבה
command-game-new = פתיחת שולחן בערוץ הזה
command-game-board = הצגת הלוח ומי שתורו לשחק
command-game-card = הסבר על קלף, אריח או מקום
command-game-hand = הצגת היד שלך; איש מלבדך לא רואה אותה
command-game-log = קריאת היומן כולו, עמוד אחר עמוד
command-game-rules = הצגת תקציר החוקים
command-game-undo = ביטול המהלך האחרון שלך
command-game-leave = עזיבת השולחן
command-game-cancel = ביטול המשחק בערוץ הזה
command-help = הסבר איך משחקים איתי
command-about = היכרות איתי ועם המשחקים שלי
command-settings = ההגדרות שלך
command-settings-language = בחירת השפה שבה אני מדבר איתך
command-settings-dm = בחירה אם לשלוח לך הודעות פרטיות
command-play = מהלכים במשחק { $group }

argument-game = המשחק
argument-rules-game = המשחק שאת חוקיו להציג
argument-component = השם, או קוד כמו T02
argument-options = האפשרויות של המשחק עצמו, למשל map=advanced
argument-language = שפת ההודעות שלי
argument-dm = האם מותר לי לשלוח לך הודעות פרטיות
argument-auto-end = האם לסיים תור לבד, דקה אחרי שלא נשאר מה לעשות

command-move = ביצוע מהלך: מספיק כל חלק ממנו, למשל ״f g9״
argument-typed = כל חלק מהמהלך: כלים, משבצות, מספרים, גם בקיצור
command-settings-proposals = בחירה אם להציע לך מהלכים טובים
argument-own-proposals = האם החלונית שלך מציעה מהלכים
command-settings-guide = בחירה אם להסביר לך את השאלות של משחק
argument-guided-game = באיזה משחק
argument-guide = האם להסביר אותן בפעמים הראשונות שהן עולות
argument-proposals = האם שחקנים יכולים לקבל הצעות למהלכים
argument-computers = עד כמה טוב המחשבים משחקים: כמו מתחילים, קלים (טועים לפעמים) או רגילים
command-settings-end = בחירה אם התור שלך מסתיים מעצמו כשנשארו רק תוספות
argument-end = האם התור שלך יסתיים מעצמו, דקה אחרי שנשארו רק תוספות
command-settings-signs = בחירה אם תמונות קטנות יופיעו לפני המילים בכפתורים וברשימות
argument-signs = האם תמונות קטנות יופיעו לפני מילים; כדאי לכבות אותן אם המסך מוקרא לך
command-settings-invitations = בחירה אם מותר לאחרים להזמין אותך לשולחנות
argument-invitations = האם מותר לי להזכיר אותך בהזמנה
