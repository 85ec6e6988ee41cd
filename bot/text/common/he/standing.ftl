# הוראות קבועות: מענה מראש על שאלות.
command-orders = תשובות מראש לשאלות בשולחן הזה; אף אחד אחר לא רואה אותן
command-orders-set = קביעת התשובה שתינתן בשמך לשאלה כזאת מעכשיו
command-orders-show = הצגת ההוראות שהשארת בשולחן הזה
command-orders-clear = מחיקת ההוראות שלך לשאלה אחת או של כולן
argument-order-question = השאלה
argument-order-answer = מה לענות
argument-order-about = במה היא עוסקת; בלי בחירה: בכל דבר
argument-orders-delay = כמה זמן שאלה נשארת פתוחה למי שהשאיר הוראות

orders-delay-2-10 = 2 עד 10 דקות
orders-delay-1-3 = דקה עד 3 דקות
orders-delay-10-30 = 10 עד 30 דקות
orders-delay-none = בלי השהיה

orders-title = **ההוראות הקבועות שלך בשולחן הזה** (אף אחד אחר לא רואה אותן)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (ברירת מחדל)
orders-none = אין לך הוראות כאן.
orders-waited = כל עוד יש לך הוראות, התשובה לשאלה כזאת ניתנת { $least } עד { $most } דקות אחרי השאלה. גם תשובה שלך בזמן הזה ממתינה עד אז, כך שאי אפשר להבדיל בין השתיים.
orders-unwaited = התשובה לשאלה כזאת ניתנת מיד.
orders-asked = השארת הוראות, ולכן התשובה שלך תבוא { $due }: לפי ההוראות, או לפי מה שבחרת עד אז.
orders-noted = נרשם: { $move }. המהלך ישוחק { $due }, כמו שההוראות שלך היו משוחקות. עד אז אפשר לענות אחרת.
orders-offer = **{ $question }** · { $about }: מה לענות מעכשיו? דיוק נוסף: `/orders set`, ביטול: `/orders clear`.
pick-answer = תשובה …
button-advance = תשובה מראש …

refused-nothing-to-order = אין כאן שאלה שאפשר לענות עליה מראש.
refused-no-such-order = אני לא מכיר כאן ״{ $typed }״. יש לבחור מהרשימה.
