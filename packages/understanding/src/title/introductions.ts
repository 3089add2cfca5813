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

/** 'Homework for my statistics course': a sentence without a verb; it says where the next question comes from. */
const OCCASIONS: Record<Exclude<Language, 'other'>, RegExp> = {
  en: /^(?:(?:my|our|more|another|some|first|last|next) )?(?:homework|assignments?|exercises?|exam questions?|quiz questions?|questions?) (?:for|of|from|in) (?:(?!\b(?:is|are|was|were|has|have)\b)[^,;:?!])+[.:]?$/iu,
  de: /^(?:(?:noch )?eine? )?(?:hausaufgaben?|übungsaufgaben?|aufgaben?|fragen?) (?:für|aus|in|zu) (?:(?!\b(?:ist|sind|war|hat|haben)\b)[^,;:?!])+[.:]?$/iu,
  nl: /^(?:(?:nog )?een )?(?:huiswerk(?:vraag)?|opdracht|vraag|vragen) (?:voor|van|uit) (?:(?!\b(?:is|zijn|was|heeft|hebben)\b)[^,;:?!])+[.:]?$/iu,
  fr: /^(?:un |une |mes )?(?:devoirs?|exercices?|questions?) (?:pour|de|du|d[’']) ?(?:(?!\b(?:est|sont|a|ont)\b)[^,;:?!])+[.:]?$/iu,
  es: /^(?:un |una |mis )?(?:deberes|tareas?|ejercicios?|preguntas?) (?:para|de|del) (?:(?!\b(?:es|son|está|tiene)\b)[^,;:?!])+[.:]?$/iu,
  it: /^(?:un |una |i miei )?(?:compit[oi]|esercizio?|domand[ae]) (?:per|di|del(?:la)?) (?:(?!(?<!\p{L})(?:è|sono|ha)(?!\p{L}))[^,;:?!])+[.:]?$/iu,
  pt: /^(?:um |uma |meus )?(?:trabalho de casa|lição de casa|exercícios?|perguntas?) (?:para|de|da|do) (?:(?!(?<!\p{L})(?:é|são|tem)(?!\p{L}))[^,;:?!])+[.:]?$/iu,
};

const patternOf = (patterns: Record<Exclude<Language, 'other'>, RegExp>, language: Language): RegExp =>
  patterns[language === 'other' ? 'en' : language];

/** Whether a clause says who asks; it becomes the title only if there is nothing else. */
export const isIntroduction = (clause: string, language: Language): boolean =>
  patternOf(INTRODUCTIONS, language).test(clause.trim());

/** Whether a clause only says where a question comes from; it becomes the title only if there is nothing else. */
export const isOccasion = (clause: string, language: Language): boolean =>
  patternOf(OCCASIONS, language).test(clause.trim());
