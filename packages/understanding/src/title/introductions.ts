import type { Language } from '../text/language.ts';

/** 'I'm a student in Groningen', 'ich bin 74', 'faccio il camionista': who asks, not the question. */
const INTRODUCTIONS: Record<Exclude<Language, 'other'>, RegExp> = {
  en: /^(?:so |well |ok |hi |hello )?(?:(?:i(?:'m| am)|we(?:'re| are)) (?:an? (?!(?:bit|little|lot|fan)\b)|\d|in (?:year|grade|my)|not (?:after|looking|a|very)|from |based |currently |retired|working (?:as|in|at))|i(?:'ve| have) been (?:with|working|living|wondering|thinking|married|in )|i (?:work|live|study|teach) (?:as|in|at|for|with)|my name(?:'s| is)|i(?:'ve| have) (?:never|always|just) )/i,
  de: /^(?:also )?(?:ich (?:bin|arbeite|wohne|lebe|studiere|heiße|habe? (?:noch nie|mal))(?= )|wir (?:sind|wohnen|leben) )/i,
  nl: /^(?:ik (?:ben|werk|woon|studeer|heet)(?= )|wij? (?:zijn|wonen) )/i,
  fr: /^(?:alors )?(?:je (?:suis|travaille|vis|m[’']appelle|débute)(?= )|j[’'](?:ai \d|habite|étudie)|nous sommes |on est )/i,
  es: /^(?:(?:yo )?(?:soy|trabajo|vivo|estudio|tengo \d+|me llamo|me dedico)(?= )|somos |vivimos )/i,
  it: /^(?:(?:io )?(?:sono|lavoro|vivo|abito|studio|ho \d+|mi chiamo|faccio (?:il|la|lo|l['’]))(?= ?)|siamo |abitiamo )/i,
  pt: /^(?:(?:eu )?(?:sou|trabalho|moro|vivo|estudo|tenho \d+|me chamo|chamo-me)(?= )|somos |moramos )/i,
};

/** Whether a clause says who asks; it becomes the title only if there is nothing else. */
export const isIntroduction = (clause: string, language: Language): boolean =>
  INTRODUCTIONS[language === 'other' ? 'en' : language].test(clause.trim());
