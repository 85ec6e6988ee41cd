# שרתים: איפה פותחים שולחנות, מי, איך וכמה.
command-admin-setup = קביעה איפה, מי וכמה שולחנות נפתחים כאן; בלי בחירה: מה שנקבע
argument-setup-channel = הערוץ שבו נפתחים שולחנות, או פורום: בכל פוסט יכול להיות שולחן
argument-setup-threads = האם לכל שולחן יש שרשור משלו
argument-setup-role = תפקיד שרשאי לפתוח שולחנות, נוסף על הקיימים
argument-setup-remove-role = תפקיד שאינו רשאי עוד לפתוח שולחנות
argument-setup-seats = ליד כמה שולחנות שלא הסתיימו מותר לשבת; 0: בלי הגבלה
argument-setup-lobbies = כמה שולחנות יכולים לחכות לשחקנים בבת אחת; 0: בלי הגבלה
argument-setup-unset = מה להחזיר למצב ההתחלתי
unset-channel = הערוץ: בכל מקום
unset-roles = התפקידים: כולם רשאים לפתוח
unset-defaults = ברירות המחדל
unset-everything = הכול

server-title = ## השולחנות בשרת הזה
server-changed = ## השולחנות בשרת הזה, מעכשיו
server-channel = - שולחנות נפתחים בערוץ { $channel }.
server-channel-deleted = - הערוץ של השולחנות נמחק: עד שייקבע אחר, אפשר לפתוח שולחן בכל מקום.
server-anywhere = - שולחנות נפתחים בכל ערוץ.
server-threads = - לכל שולחן יש שרשור משלו.
server-no-threads = - משחקים בערוץ שבו נפתח השולחן.
server-roles = - רשאים לפתוח שולחנות: { $roles }, ומי שרשאי לנהל את השרת.
server-role-deleted = (תפקיד שנמחק)
server-everybody = - כולם רשאים לפתוח שולחנות.
server-seats = - מותר לשבת { $count ->
    [0] ליד כל מספר של שולחנות שלא הסתיימו.
    [one] ליד שולחן אחד שלא הסתיים.
    [two] ליד שני שולחנות שלא הסתיימו.
   *[other] ליד { $count } שולחנות שלא הסתיימו.
}
server-lobbies = - שולחנות שממתינים לשחקנים בבת אחת: { $count ->
    [0] בלי הגבלה.
    [one] אחד לכל היותר.
    [two] שניים לכל היותר.
   *[other] { $count } לכל היותר.
}
server-defaults = - כל עוד לא נבחר אחרת: { $choices }
server-no-defaults = - לשולחנות חדשים לא נבחר דבר מראש.
server-lacking = ⚠️ בערוץ { $channel } חסרות לי עוד ההרשאות: { $permissions }.

choice-reminders = תזכורות
choice-auto-end = התור מסתיים מעצמו
choice-theme = תמונות
choice-content = רכיבים
content-house = משלנו, לא אלה שפורסמו ({ $content })
content-copy = מתוך עותק של המשחק ({ $content })
argument-content = באילו טבלאות רכיבים משחקים
choice-orders-delay = השהיית הוראות
choice-proposals = הצעות למהלכים
choice-computers = מחשבים
computers-normal = רגילים
computers-beginner = מתחילים
computers-easy = קלים
choice-language = שפה
lobby-choices = השולחן: { $choices }

thread-name = { $game } · { $host }
signpost-new = **{ $game }**: שולחן בהכנה.
signpost-lobby = השולחן נמצא בשרשור { $link }.
signpost-open = **{ $game }**: { $names } – המשחק מתנהל בשרשור { $link }.
signpost-over = **{ $game }**: { $names } – המשחק הסתיים בשרשור { $link }.
signpost-cancelled = **{ $game }**: השולחן הזה סגור.
done-new-thread = השולחן פתוח בשרשור { $link }, וכבר יש לך בו מקום. האחרים לוחצים שם על **הצטרפות**; **התחלה** פותחת את המשחק.
done-new-soon = השולחן ייפתח בשרשור משלו ברגע שדיסקורד יאפשר לי ליצור אותו.
done-reopened = השרשור היה בארכיון, ועכשיו הוא פתוח שוב.

refused-no-thread = דיסקורד לא אפשר לי ליצור כאן שרשור, ולכן השולחן לא נפתח. אפשר לנסות שוב, או לפנות למי שמנהל את השרת.
refused-wrong-channel = בשרת הזה נפתחים שולחנות בערוץ { $channel }. יש להקליד שם `/game new`.
refused-wrong-role = בשרת הזה רשאים לפתוח שולחנות: { $roles }. אפשר להצטרף לשולחן שייפתח על ידם.
refused-roles-gone = התפקידים שהיו רשאים לפתוח כאן שולחנות נמחקו. מי שמנהל את השרת יכול לקבוע אחרים: `/admin setup`.
refused-too-many-seats = { $most ->
    [one] כבר יש לך מקום ליד שולחן שלא הסתיים: { $places }. בשרת הזה מותר אחד לכל אדם.
    [two] יש לך מקום ליד השולחנות האלה, שלא הסתיימו: { $places }. בשרת הזה מותרים שניים לכל אדם.
   *[other] יש לך מקום ליד השולחנות האלה, שלא הסתיימו: { $places }. בשרת הזה מותרים { $most } לכל אדם.
} קודם יש לסיים או לעזוב אחד מהם.
refused-too-many-lobbies = { $most ->
    [one] כבר יש שולחן שמחכה לשחקנים: { $places }. בשרת הזה מותר אחד בבת אחת.
    [two] השולחנות האלה כבר מחכים לשחקנים: { $places }. בשרת הזה מותרים שניים בבת אחת.
   *[other] השולחנות האלה כבר מחכים לשחקנים: { $places }. בשרת הזה מותרים { $most } בבת אחת.
} אפשר להצטרף לאחד מהם, או לחכות שאחד יתחיל.
refused-tables-elsewhere = בערוץ הזה עצמו אין משחק. השולחנות שלו נמצאים בשרשורים: { $places }. יש להקליד שם.

word-view-channel = צפייה בערוץ (View Channel)
word-read-message-history = קריאת היסטוריית ההודעות (Read Message History)
word-send-messages = שליחת הודעות (Send Messages)
word-send-messages-in-threads = שליחת הודעות בשרשורים (Send Messages in Threads)
word-create-public-threads = יצירת שרשורים ציבוריים (Create Public Threads)
word-embed-links = הטמעת קישורים (Embed Links)
word-attach-files = צירוף קבצים (Attach Files)
word-manage-guild = ניהול השרת (Manage Server)
word-manage-messages = ניהול הודעות (Manage Messages)
argument-setup-lobby-days = אחרי כמה ימים ללא שינוי נסגר שולחן שמחפש שחקנים; 0: אף פעם
argument-setup-call-role = תפקיד שמי שפתח שולחן יכול לקרוא לו כשחסרים שחקנים
argument-setup-call-limit = כמה פעמים ביום אפשר לקרוא לשחקנים בשרת הזה
unset-call-role = התפקיד לקריאה לשחקנים
server-lobby-days = - { $count ->
    [0] שולחן שמחפש שחקנים נשאר פתוח עד שמישהו סוגר אותו.
    [one] שולחן שמחפש שחקנים נסגר אחרי יום אחד ללא שינוי; קודם נשאל מי שפתח אותו.
    [two] שולחן שמחפש שחקנים נסגר אחרי יומיים ללא שינוי; קודם נשאל מי שפתח אותו.
   *[other] שולחן שמחפש שחקנים נסגר אחרי { $count } ימים ללא שינוי; קודם נשאל מי שפתח אותו.
}
server-calls = - מי שפתח שולחן יכול לקרוא אליו לתפקיד { $role }, { $count ->
    [one] פעם אחת ביום בשרת הזה.
    [two] פעמיים ביום בשרת הזה.
   *[other] { $count } פעמים ביום בשרת הזה.
}
choice-seats = מקומות
argument-seats = כמה משחקים לכל היותר
seats-any = כמה שהמשחק מאפשר
choice-start = התחלה
argument-start = אם מי שפתח מתחיל את המשחק, או שהוא מתחיל כשכל המקומות תפוסים
start-host = כשלוחצים על { button-start }
start-full = כשכל המקומות תפוסים
refused-no-call-role = אין כאן תפקיד שאפשר לקרוא לו. מי שמנהל את השרת יכול לקבוע תפקיד בפקודה `/admin setup`, בתור `call-role`.
refused-role-not-mentionable = אסור לי להזכיר את { $role }. מי שמנהל את השרת יכול לאפשר לכולם להזכיר אותו, או לתת לי את ההרשאה אזכור @everyone, @here וכל התפקידים (Mention @everyone, @here and All Roles).
refused-already-called = כבר קראו לשחקנים לשולחן הזה. **{ pick-people }** מזמינה מישהו בשמו.
refused-too-many-calls = { $most ->
    [one] בשרת הזה אפשר לקרוא לשחקנים פעם אחת ביום, ומישהו כבר עשה את זה. אפשר לנסות שוב מחר, או להזמין אנשים בשמם.
    [two] בשרת הזה אפשר לקרוא לשחקנים פעמיים ביום, וזה כבר נוצל. אפשר לנסות שוב מחר, או להזמין אנשים בשמם.
   *[other] בשרת הזה אפשר לקרוא לשחקנים { $most } פעמים ביום, וזה כבר נוצל. אפשר לנסות שוב מחר, או להזמין אנשים בשמם.
}
argument-setup-tag-open = התגית לפוסטים שהשולחן שלהם מחפש שחקנים
argument-setup-tag-running = התגית לפוסטים שהמשחק שלהם בעיצומו
unset-tags = התגיות: ללא
server-forum = - שולחנות נפתחים בפוסטים של { $channel }: יש להקליד `/game new` בתוך פוסט.
server-tag-open = - לפוסט שהשולחן שלו מחפש שחקנים יש התגית **{ $tag }**.
server-tag-running = - לפוסט שהמשחק שלו בעיצומו יש התגית **{ $tag }**.
server-tag-deleted = (תגית שנמחקה)
refused-wrong-forum = בשרת הזה נפתחים שולחנות בפוסטים של { $channel }. יש לפתוח שם פוסט ולהקליד בו `/game new`.
refused-no-forum = רק לפוסטים של פורום יש תגיות. קודם יש לקבוע פורום בתור `channel`.
word-manage-threads = ניהול שרשורים (Manage Threads)
refused-no-such-tag = בפורום אין תגית ״{ $typed }״. יש בו: { $tags }.
refused-no-tags = לפורום עדיין אין תגיות. קודם יש ליצור אותן בהגדרות שלו.
