# הערות לצד מהלך, והצורות הקצרות שלהן בכפתורים.
note-to = אל { $to }
note-captures = לוכד כלי
note-again = זורקים שוב
note-off = יוצא מהלוח
tag-to = ← { $to }
tag-captures = ⚔️
tag-again = 🏵️
gain-off = +{ $off } 🏁
# מה מציינים הסימנים על הכפתורים.
sign-captures = ⚔️ לוכד כלי
sign-again = 🏵️ זורקים שוב
sign-off = 🏁 יוצא מהלוח
