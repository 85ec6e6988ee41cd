// The page's own wording, in the language of the player.

import cs from "./words/cs.js";
import en from "./words/en.js";
import fi from "./words/fi.js";
import he from "./words/he.js";

const catalogs = { en, cs, fi, he };
export const languages = { en: "English", cs: "Čeština", fi: "Suomi", he: "עברית" };
let current = "en";

export function setLanguage(language) {
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = language === "he" ? "rtl" : "ltr";
}

export const languageNow = () => current;

export function say(key, facts = {}) {
  const text = catalogs[current][key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => isolated(facts[name]));
}

// Among Hebrew words a command keeps its slash before it, and a name what belongs to it.
const isolated = (fact) => (document.documentElement.dir === "rtl" ? `\u2068${fact}\u2069` : fact);
