# מה אפשר להורות מראש.
standing-tribe = כשהשבט בידיי
standing-settlement = כשיישוב זר בידיי
standing-tire = כשהתשישות מסירה עצם
standing-place = בהנחת עצמות בונוס
standing-about-any = תמיד
standing-answer-even = לחלק את העצמות שווה בשווה ולשחק אוטומטית
standing-answer-conquer = לכבוש אותו
standing-answer-destroy = להרוס אותו
standing-answer-mobility-first = קודם מהניידות
standing-answer-strength-first = קודם מהכוח
standing-answer-first = על הקלף עם הכי הרבה מקום
