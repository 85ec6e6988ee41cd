# מה נשמר על אדם ואיך מוחקים את זה.
command-privacy = מה אני שומר עליך ואיך מוחקים את זה
command-privacy-about = הצגת מה שאני שומר עליך
command-privacy-export = קבלת כל מה שאני שומר עליך כקובץ
command-privacy-delete = מחיקת כל מה שאני שומר עליך
privacy-about =
    ## מה אני שומר
    - { privacy-ids }
    - { privacy-names }
    - { privacy-settings }
    - { privacy-invitations }
    - { privacy-moves }
    - { privacy-orders }
    - { privacy-results }
    - { privacy-reviews }
    - { privacy-leagues }
    - { privacy-absences }
    - { privacy-votes }
    - { privacy-watching }
    - { privacy-messages }
    - { privacy-servers }
    - { privacy-deletion }
    { "" }
    מה שנכתב לי ישירות אני קורא כמהלך; אני שומר את המהלך, לא את ההודעה. הודעות אחרות אני לא קורא. הפקודה `/privacy export` נותנת את הכול כקובץ. הפקודה `/privacy delete` מוחקת: שחקני מחשב ממשיכים במקומך, ובמשחקים שהסתיימו נשארים המהלכים בלי שמך.
    אם מסירים אותי משרת, ההגדרות והשולחנות שלו נמחקים אחרי 30 יום.
privacy-ids = המזהים המספריים שדיסקורד נתן לך, לשרת שלך ולערוצים
privacy-names = השם שבו הצטרפת לשולחן
privacy-settings = ההגדרות שלך: השפה, המראה, שעות השקט ואזור הזמן, מה מותר לי לשלוח לך ומה שעת הרשימה היומית
privacy-invitations = לאילו שולחנות הוזמנת
privacy-moves = המהלכים שלך ומתי נעשו
privacy-orders = ההוראות שהשארת מראש במשחקים שעוד לא הסתיימו
privacy-results = תוצאות המשחקים והדירוגים שלך, או שביקשת לא לשמור אותם
privacy-reviews = ניתוחי המשחקים שלך שביקשת
privacy-leagues = הליגות שנרשמת אליהן והמקומות שלך בהן
privacy-absences = מתי אין לך זמן לשחק, כמה זמן נשאר לתורות שלך, ואיזה מקום עזבת
privacy-votes = איך הצבעת
privacy-watching = אחרי אילו שולחנות יש לך מעקב
privacy-messages = אילו הודעות פרטיות שלי אליך אני מעדכן, עד איזו הודעה ישירה שלך קראתי, ואם הרשימה היומית עומדת להישלח אליך
privacy-servers = הגדרות השרת שלך; ובשולחנות שלו: מה נבחר ומה כתבתי שם לאחרונה
privacy-deletion = שביקשת למחוק את המידע שלך, עד שזה נעשה
privacy-exported = זה כל מה שאני שומר עליך. רק לך מוצגת ההודעה הזאת.
privacy-confirm = למחוק את כל מה שאני שומר עליך? במשחקים שנמשכים שחקני מחשב ימשיכו במקומך; במשחקים שהסתיימו יופיע במקום שמך ״{ former-player }״. אי אפשר לבטל את זה. עותק מראש: `/privacy export`.
privacy-deleted = נמחק. מה שכתבתי בערוצים יישאר שם עד שמישהו ימחק את ההודעות.
button-forget = מחיקת הכול
former-player = שחקן לשעבר

command-admin = למי שמנהלים את השרת
command-admin-health = הצגת מצב הבוט
health-version = גרסה { $version }
health-gateway = החיבור לדיסקורד: { $milliseconds } אלפיות שנייה
health-outbox = הודעות ממתינות: { $owed }, הישנה ביותר { $seconds } שניות; הודעות לערוצים שאינם מקבלים אותן: { $parked }
health-tables = שולחנות: במשחק { $playing }, ממתינים לשחקנים { $lobbies }
health-pictures = תמונות מאז ההפעלה: צוירו { $drawn }, נכשלו { $failed }
health-database = מסד הנתונים: { $kilobytes } KiB
