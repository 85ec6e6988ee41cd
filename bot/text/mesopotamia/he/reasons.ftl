# מדוע מומלץ מהלך: ממה יהיה לשחקן יותר אחריו.
reason-points = עוד נקודות ניצחון
reason-goods = עוד משאבים
reason-technology = טכנולוגיה טובה יותר
reason-buildings = מבנה
reason-events = אירוע ועלייה במסלול שלו
reason-population = עלייה במסלול האוכלוסייה
reason-gardens = קרוב יותר לגן
reason-trade = אסימוני מסחר שמביאים נקודות
reason-map = עמדה טובה יותר במפה
reason-quests = קרוב יותר למשימות שלך
reason-actions = עוד פעולות
reason-battle = סיכוי לנצח בקרב
reason-siege = קרוב יותר לאור
reason-defence = הגנה חזקה יותר על העיר שלך
