import type { Language } from '../text/language.ts';

/** 'I'm a student in Groningen', 'ich bin 74', 'faccio il camionista': who asks, not the question. */
const INTRODUCTIONS: Record<Exclude<Language, 'other'>, RegExp> = {
  en: /^(?:so |well |ok |hi |hello )?(?:(?:i(?:'m| am)|we(?:'re| are)) (?:an? (?!(?:bit|little|lot|fan)\b)|\d|in (?:year|grade|my)|not (?:after|looking|a|very)|from |based |currently |retired|working (?:as|in|at))|i(?:'ve| have) been (?:with|working|living|wondering|thinking|married|in )|i (?:work|live|study|teach) (?:as|in|at|for|with)|my name(?:'s| is)|i(?:'ve| have) (?:never|always|just) )/iu,
  de: /^(?:also )?(?:ich (?:bin|arbeite|wohne|lebe|studiere|heiße|habe? (?:noch nie|mal))(?= )|wir (?:sind|wohnen|leben) )/iu,
  nl: /^(?:ik (?:ben|werk|woon|studeer|heet)(?= )|wij? (?:zijn|wonen) )/iu,
  fr: /^(?:alors )?(?:je (?:suis|travaille|vis|m[’']appelle|débute)(?= )|j[’'](?:ai (?:\d+|\p{L}+(?:[ -](?:y|et|e)?[ -]?\p{L}+)?) ans|habite|étudie)|nous sommes |on est )/iu,
  es: /^(?:(?:yo )?(?:me presento|soy|trabajo|vivo|estudio|tengo (?:\d+|\p{L}+(?:[ -](?:y|et|e)?[ -]?\p{L}+)?) años|me llamo|me dedico)(?= )|somos |vivimos )/iu,
  it: /^(?:(?:io )?(?:sono|lavoro|vivo|abito|studio|ho (?:\d+|\p{L}+(?:[ -](?:y|et|e)?[ -]?\p{L}+)?) anni|mi chiamo|faccio (?:il|la|lo|l['’]))(?= ?)|siamo |abitiamo )/iu,
  pt: /^(?:(?:eu )?(?:tenho (?:\d+|\p{L}+(?:[ -](?:y|et|e)?[ -]?\p{L}+)?) anos|sou|trabalho|moro|vivo|estudo|tenho (?:\d+|\p{L}+(?:[ -](?:y|et|e)?[ -]?\p{L}+)?) anni|me chamo|chamo-me)(?= )|somos |moramos )/iu,
};

/** Whether a clause says who asks; it becomes the title only if there is nothing else. */
export const isIntroduction = (clause: string, language: Language): boolean =>
  INTRODUCTIONS[language === 'other' ? 'en' : language].test(clause.trim());
