# Co se říká, když se kolem bota něco pokazí.
unstored = Právě nemohu zapisovat do své databáze, takže se nic nezměnilo. Zkuste to prosím za pár minut znovu; kdyby to trvalo, řekněte to tomu, kdo bota provozuje. Kód chyby: { $reference }
