# מה נשמר על אדם ואיך מוחקים את זה.
command-privacy = מה אני שומר עליך ואיך מוחקים את זה
command-privacy-about = מה אני שומר עליך
command-privacy-export = קובץ עם כל מה שאני שומר עליך
command-privacy-delete = מחיקת כל מה שאני שומר עליך
privacy-about =
    ## מה אני שומר
    - המספרים שדיסקורד נתן לך, לשרת שלך ולערוצים
    - השם שבו הצטרפת לשולחן
    - ההגדרות שלך: השפה, והאם מותר לי לכתוב לך
    - המהלכים שלך ומתי נעשו
    { "" }
    הודעות אחרות אינני קורא. `/privacy export` נותן את הכול כקובץ. `/privacy delete` מוחק: שחקני מחשב ממשיכים במקומך, ובמשחקים שהסתיימו נשארים המהלכים בלי שמך.
    אם מסירים אותי משרת, ההגדרות והשולחנות שלו נמחקים אחרי 30 יום.
privacy-exported = זה כל מה שאני שומר עליך. רק לך מוצגת ההודעה הזאת.
privacy-confirm = למחוק את כל מה שאני שומר עליך? במשחקים שנמשכים שחקני מחשב ימשיכו במקומך; במשחקים שהסתיימו יופיע במקום שמך ״{ former-player }״. אי אפשר לבטל את זה. עותק מראש: `/privacy export`.
privacy-deleted = נמחק. מה שכתבתי בערוצים יישאר שם עד שמישהו ימחק את ההודעות.
button-forget = מחיקת הכול
former-player = שחקן לשעבר

command-admin = למי שמנהלים את השרת
command-admin-health = מה שלום הבוט
health-version = גרסה { $version }
health-gateway = החיבור לדיסקורד: { $milliseconds } אלפיות שנייה
health-outbox = הודעות ממתינות: { $owed }, הישנה ביותר { $seconds } שניות; הודעות לערוצים שאינם מקבלים אותן: { $parked }
health-tables = שולחנות: במשחק { $playing }, ממתינים לשחקנים { $lobbies }
health-pictures = תמונות מאז ההפעלה: צוירו { $drawn }, נכשלו { $failed }
health-database = מסד הנתונים: { $kilobytes } KiB
