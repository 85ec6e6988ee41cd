# שם המשחק והאפשרויות שלו.
game-name = מסופוטמיה
option-mode = מצב
option-mode-description = זה נגד זה, עם אוטומטים, או אחד משני משחקי היחיד
option-combat = קרב
option-combat-description = מלא עם קלפים ושלושה תחומים, או פשוט עם הימור אחד
option-luck = קוביות דינגיר
option-luck-description = עם הטלה או בלי מזל
option-rounds = הסיבוב האחרון
option-rounds-description = 12 (שבועות), 16, 20, או בלי הגבלה עד השלמת הגנים (כ־16 עד 22)
option-sets = הרחבות
option-sets-description = הרחבות שהקלפים והאסימונים שלהן במשחק
option-automata = אוטומטים
option-automata-description = כמה אוטומטים משחקים בקרב המלכים
option-level = רמה
option-level-description = כמה חזקים האוטומטים
option-side = צדדים
option-side-description = כל אחד לעצמו, או כל האנשים יחד נגד האוטומטים
