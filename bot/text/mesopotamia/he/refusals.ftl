# למה המהלך לא בוצע, ומה היה נכון.
refused-incomplete = המהלך לא שלם. ההמשך יכול להיות: { $choices_or }.
refused-too-many-words = במהלך ״{ $verb }״ אין צורך ב״{ $word }״. אפשר להשמיט.
refused-unknown-word = אין כאן ״{ $word }״. אפשר: { $choices_or }.
refused-not-offered = ״{ $word }״ לא אפשרי כאן. אפשר: { $choices_or }.
refused-nothing-to-use = אין עכשיו פעולה שאפשר לשלם עליה או לבצע. אפשר: { $verbs_or }.
refused-action-goes-on = הפעולה עוד לא הסתיימה. קודם: { $verbs_or }.
refused-another-question = כרגע נשאלת שאלה אחרת. קודם: { $verbs_or }.
refused-must-be-answered = צריך לענות על זה: { $verbs_or }.
refused-nothing-to-build = אין עוד מה לבנות. אפשר: { $verbs_or }.
refused-nothing-is-rolled = בשולחן הזה לא מטילים קוביות.
refused-rerolled-enough = הטלת מחדש כבר { $most } פעמים בתור הזה, וזה המרב.
refused-no-dice-left = אין לך קוביות פנויות להטלה מחדש.
refused-too-dear = המחיר: { $price_numbered }. { $held_count ->
    [0] אין לך מזה כלום.
   *[other] יש לך: { $held_numbered }.
}
refused-half-done = החלק הזה של הפעולה כבר הושלם. אפשר: { $verbs_or }.
refused-half-left = כבר עברת לחלק השני של הפעולה. אפשר: { $verbs_or }.
refused-nothing-of-it-possible = שום דבר מזה לא אפשרי עכשיו. אפשר: { $verbs_or }.
refused-all-at-the-top = כל הטכנולוגיות שלך כבר ברמה העליונה.
refused-at-the-top = הטכנולוגיה הזאת כבר ברמה העליונה: { $action }.
refused-nowhere-to-train = אין לך אזור בית או יישוב בלי אויבים, ולכן אין מקום ליחידות חדשות.
refused-limit-reached = האוכלוסייה שלך לא יכולה לכלכל עוד יחידות. קודם כדאי לעלות במסלול האוכלוסייה.
refused-none-left = לא נותר במאגר שלך: { $what }.
refused-dice-do-not-show = הקוביות צריכות להראות: { $signs }. פנויות: { $dice_count ->
    [0] אין.
   *[other] { $dice }.
}
refused-action-done = הפעולה הזאת כבר בוצעה בתור הזה.
refused-not-paid-for = האסימון כבר בשימוש, והקוביות לא מספיקות לפעולה הזאת. דרוש: { $signs }. פנויות: { $dice_count ->
    [0] אין.
   *[other] { $dice }.
}
refused-top-is-taken = המקום הבא הוא העליון, והוא תפוס. אי אפשר לעלות.
refused-nothing-to-do = הפעולה הזאת לא תעשה עכשיו דבר.
refused-no-room-to-build = לשום דבר שמותר לך לבנות אין עכשיו מקום: לקומה דרושה אוכלוסייה גדולה יותר, לחומה או ליישוב אזור שלך שאין בו עדיין.
refused-no-unit-there = אין לך יחידה כזאת ב־{ $area }.
refused-held-by-enemies = היחידות שלך ב־{ $area } מרותקות: נותרות שם מעט מדי מול האויב.
refused-no-way-out = ליחידות שלך ב־{ $area } אין לאן ללכת.
refused-too-far = זה רחוק מדי. התנועה של { $unit } היא לכל היותר { $most ->
    [one] אזור אחד
    [two] שני אזורים
   *[other] { $most } אזורים
}.
refused-ship-too-far = זה רחוק מדי. ספינה מפליגה לכל היותר { $most ->
    [one] גבול אחד
    [two] שני גבולות
   *[other] { $most } גבולות
}.
refused-ship-ends-there = ב־{ $border } יש כבר ספינה שלך, או שממנו יצאה זו, ולכן אי אפשר לסיים שם. אפשר להמשיך אל { $choices_or }.
refused-not-adjacent = { $area } לא צמוד. צמודים: { $choices }.
refused-foreign-home = { $area } הוא אזור בית שאסור לך להיכנס אליו.
refused-no-ram-there = אין לך ב־{ $area } איל ניגוח לקחת איתך.
refused-walled = חומה מגינה על { $area }. צריך להביא איל ניגוח.
refused-level-too-low = לשם כך דרושה רמה { $level }: { $what }.
refused-gardens-stand = כל חמשת הגנים התלויים כבר עומדים.
refused-no-more-floors = { $most ->
    [one] האוכלוסייה שלך מאפשרת בינתיים קומה אחת.
    [two] האוכלוסייה שלך מאפשרת בינתיים שתי קומות.
   *[other] האוכלוסייה שלך מאפשרת בינתיים { $most } קומות.
}
refused-conditions-not-met = הגן התלוי הבא דורש: { $needs_numbered }.
refused-nowhere-to-build = אין איפה לבנות: { $what }.
refused-not-held = { $area } אינו אזור הבית שלך ואין בו יישוב שלך.
refused-enemies-there = יש אויבים ב־{ $area }. קודם צריך לגרש אותם.
refused-not-in-a-home = { $area } הוא אזור בית. חומות ויישובים בונים במקום אחר.
refused-blocked = { $area } חסום במשחק הזה: לא אוספים שם ולא בונים.
refused-stands-already = ב־{ $area } כבר יש: { $what }.
refused-breached = האויב הרס את החומה ב־{ $area }. אפשר לבנות אותה מחדש אחרי שהגל הזה ייהדף.
refused-other-good-there = משם לא אוספים את זה: { $good } ({ $source }).
refused-never-gathered = לוחות ועצמות אף פעם לא אוספים. אפשר: { $choices_or }.
refused-gathered-already = כבר אספת משם בפעולה הזאת: { $source }.
refused-no-good-there = אין מה לאסוף ב־{ $area }.
refused-no-source = אי אפשר לאסוף משם: { $source }.
refused-no-token-there = אין אסימון במקום מסחר { $slot }.
refused-traded-already = כבר השתמשת במקום מסחר { $slot } בפעולה הזאת.
refused-needs-a-ship = מקום מסחר { $slot } דורש ספינה שלך על הנהר.
refused-no-amphora-left = לא נותר לך כד למקום מסחר { $slot }.
refused-taken-by-the-city = מגיני אור מחזיקים במקום מסחר { $slot }.
refused-more-than-your-bones = { $most ->
    [one] יש לך רק עצם אחת להמר.
    [two] יש לך רק שתי עצמות להמר.
   *[other] יש לך רק { $most } עצמות להמר.
}
refused-must-be-bid = { $least ->
    [one] צריך להמר לפחות עצם אחת: היא באה מהספינה.
    [two] צריך להמר לפחות שתי עצמות: הן באות מהספינות או מהשבט.
   *[other] צריך להמר לפחות { $least } עצמות: הן באות מהספינות או מהשבט.
}
refused-option-not-possible = אפשרות { $option } לא אפשרית: אין במה לשלם, או שכל קוביות האירוע שלך בשימוש.
