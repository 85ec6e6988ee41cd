# מה עושים האריחים, המנהיגים והמצבות.

# סוגי הרכיבים, ושמות נוספים.
component-tile = אריח
component-monument = מצבה
component-piece = רכיב
word-treasure = אוצר

# מה הם עושים.
frame-tile = בממלכה מזכה בנקודה { $colour_feminine } את { $leader_definite }{ $leader_word ->
    [king] .
   *[other] ; אם אין כזה, את המלך.
}
frame-leader = מקבל נקודה { $colour_feminine } על כל אריח שמונח בממלכה שלו: { $tile }.
frame-stands = עומד ביבשה ליד מקדש גלוי.
frame-monument = בסוף התור שלך, נקודה על כל מנהיג שלך מאלה שנמצא בממלכה שלה: { $leaders }.
frame-square = נבנית על ריבוע של ארבעה אריחים: { $tiles_or }.
frame-left = המשחק מסתיים אחרי תור שמשאיר על הלוח לכל היותר: { $count }.
purpose-temple = מנהיגים עומדים לידו; בסכסוך פנימי הוא כוח.
purpose-farm = מקומה רק על הנהר.
purpose-market = מקומו ביבשה.
purpose-settlement = מקומה ביבשה.
purpose-king = מקבל נקודה גם על אריח שהמנהיג שלו חסר בממלכה.
purpose-trader = לוקח את כל האוצרות של ממלכתו חוץ מאחד.
purpose-treasure = בסוף הוא שווה נקודה בצבע שבו הכי חסרה לך נקודה. הסוחר שבממלכה לוקח את כולם חוץ מאחד.
purpose-catastrophe = הורס אריח או חוסם לתמיד ריבוע ריק.
