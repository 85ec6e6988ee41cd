# Co se říká, když se kolem bota něco pokazí.
unstored = Právě se nedostanu ke své databázi, takže nevím, jestli se to uložilo. Za pár minut to ukáže `/game board`; kdyby to tam chybělo, zkuste to prosím znovu. Kdyby to trvalo, řekněte to tomu, kdo bota provozuje. Kód chyby: { $reference }
