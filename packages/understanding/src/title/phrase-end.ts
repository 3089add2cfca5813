import type { Language } from '../text/language.ts';
import { beginnings, CIRCUMSTANCE_START, isBetweenAdjectives, isMainSubject, withoutLooseEnd } from './candidates.ts';
import { namesSubject, openingWordsOf } from './openings.ts';

/** A clause of at most this length is used as a title unchanged. */
const MAX_WHOLE = { words: 12, characters: 72 };
/** A longer clause is cut where a phrase ends, in the first of these ranges of words. */
const END_RANGES = [
  { from: 5, to: 9, isLoose: false },
  { from: 10, to: 12, isLoose: false },
  { from: 5, to: 9, isLoose: true },
  { from: 3, to: 9, isLoose: false },
  { from: 3, to: 9, isLoose: true },
] as const;
const MAX_WORDS = 8;
const MAX_CHARACTERS = 70;
/** A phrase ends before these words only if there is no other end: 'the history of …'. */
const LOOSE_JOINTS = new Set('of de du des del della di do da dos das van von the'.split(' '));
/** German verbs at the end of an infinitive or a subordinate clause, and words that only look like one. */
const GERMAN_VERB = /^(?:\p{Ll}+(?:en|ern|eln|iert)|\p{Ll}{3,}t)$/u;
const NOT_A_GERMAN_VERB =
  /^(?:morgen|oben|unten|außen|innen|zusammen|nicht|jetzt|selbst|sonst|oft|bereit|gut|alt|laut|echt|leicht|schlecht|meisten|besten|anderen)$/;

const GERMAN_AUXILIARY =
  /^(?:kann|können|muss|müssen|soll|sollen?|will|wollen|darf|dürfen|hat|habe|haben|ist|sind|bin|wird|werden|wurde)$/;

/** The end of an English phrase whose object or infinitive is missing: 'three adults want', 'a colleague talks me'. */
const UNFINISHED =
  /(?:^| )(?:wants?|wanted|needs?|needed|tries|tried|trying|going|hopes?|hoping|asks?|asked|tells?|told|talks|found|seems?)(?: (?:me|us|him|them))?$/i;

const withoutUnfinished = (words: readonly string[], language: Language): readonly string[] => {
  const kept = language === 'en' ? words.join(' ').replace(UNFINISHED, '').split(' ') : words;
  return kept.length > 2 ? kept : words;
};

/** Words before the second part of a pair: 'between … and …', 'from … to …'. */
const PAIR_CONJUNCTION = /^(?:and|or|to|und|oder|bis|nach|en|of|tot|naar|et|ou|à|y|o|e|a|hasta|até|para)$/i;

/** Whether the words begin with a 'from' to which no 'to' belongs: 'dissuade somebody from shouting'. */
const isFromWithoutTo = ([first = '', , ...others]: readonly string[]): boolean =>
  /^from$/i.test(first) && !others.some((word) => PAIR_CONJUNCTION.test(word));

const AND: Partial<Record<Language, RegExp>> = {
  en: /^(?:and|or)$/i,
  de: /^(?:und|oder)$/i,
  nl: /^(?:en|of)$/i,
  fr: /^(?:et|ou)$/i,
  es: /^(?:y|e|o|u)$/i,
  it: /^(?:e|ed|o)$/i,
  pt: /^(?:e|ou)$/i,
};
const plainWord = (word = ''): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’]/gu, '');

const withoutDangling = (words: readonly string[], dangling: ReadonlySet<string>): string[] => {
  const kept = [...words];
  while (kept.length > 2 && dangling.has(plainWord(kept.at(-1)))) kept.pop();
  return kept;
};

/**
 * The verb at the end of a German clause or a Dutch request, which a shortened title keeps: 'den Laptop … reparieren'. A
 * word of lower case before the verb is kept with it: 'nicht zahlen', 'schneller machen'.
 */
const verbAtEnd = (words: readonly string[], language: Language, isRequest: boolean): string[] => {
  const { joints, dangling } = openingWordsOf(language);
  const last = words.at(-1) ?? '';
  const isVerb =
    language === 'de'
      ? GERMAN_VERB.test(last) && !NOT_A_GERMAN_VERB.test(last)
      : language === 'nl' && isRequest && /^\p{Ll}{2,}en$/u.test(last);
  // 'abgeben kann', 'repariert hat'.
  const hasAuxiliary = language === 'de' && GERMAN_AUXILIARY.test(last) && GERMAN_VERB.test(words.at(-2) ?? '');
  // After 'und' or a comma the verb belongs to another clause.
  const isDivided = words.some((word, at) => word.endsWith(',') || (at > 0 && AND[language]?.test(word) === true));
  if ((!isVerb && !hasAuxiliary) || isDivided) return [];
  const length = hasAuxiliary ? 2 : 1;
  const before = words.at(-1 - length) ?? '';
  const isNegation = /^(?:nicht|niet|nie)$/.test(before);
  const belongsToVerb = /^\p{Ll}+$/u.test(before) && (isNegation || !(joints.has(before) || dangling.has(before)));
  return words.slice(belongsToVerb ? -1 - length : -length);
};

const ARTICLE_OR_DEGREE =
  /^(?:an?|the|more|most|less|very|so|such|some|my|our|your|eine?[nmrs]?|sehr|une?|plus|très|una?|uno|más|muy|più|molto|uma?|mais|muito|een|meer|heel)$/iu;
const ARTICLE = /^(?:an?|the|my|our|your|ein\p{L}*|une?|una?|um|il|la|le|el|een)$/iu;

/**
 * 'An inclusive and …', 'drama, mime or …': a phrase does not end between an article and its noun, or within a list.
 */
const isWithinList = (words: readonly string[], at: number, language: Language): boolean =>
  AND[language]?.test(words[at] ?? '') === true &&
  (ARTICLE.test(words[at - 2] ?? '') || words.slice(Math.max(0, at - 3), at).some((word) => word.endsWith(',')));

/** 'An email proposing a joint venture': the object shows that the word is not an adjective. */
const isParticiple = (words: readonly string[], at: number): boolean =>
  /^[a-z]{3,}ing$/.test(words[at] ?? '') &&
  ((words[at - 1] ?? '').endsWith(',') || /^(?:an?|the|my|our|your|his|her|their|its)$/i.test(words[at + 1] ?? ''));

/**
 * The first main clause. In German a comma ends it; in English the next clause may begin without any sign: 'a problem
 * with my boss he …'.
 */
const mainClause = (clause: string, language: Language, isRequest: boolean): string => {
  const end =
    language === 'de'
      ? clause.indexOf(', ')
      : isRequest || CIRCUMSTANCE_START.test(clause.split(' ')[0] ?? '')
        ? -1
        : clause.search(/(?<=^\S+ \S+ \S+.* \p{Ll}+) (?:she|he|they|we|i) (?=\p{Ll})/u);
  return end !== -1 && namesSubject(clause.slice(0, end), language) ? clause.slice(0, end) : clause;
};

/**
 * 'Écrire une lettre de motivation sincère, une page maximum' ('write a sincere cover letter, one page at most') without
 * the wishes after the comma. A list, which continues with 'and', stays whole.
 */
const withoutWishes = (phrase: string, language: Language): string => {
  const at = phrase.indexOf(', ');
  const rest = phrase.slice(at + 2);
  const isList = rest.split(/\s+/).some((word) => AND[language]?.test(word) === true);
  const beforeComma = phrase.slice(0, at);
  const isQuestionNext = openingWordsOf(language).questions.test(rest);
  return at === -1 ||
    isList ||
    isBetweenAdjectives(phrase.split(/\s+/), beforeComma.split(/\s+/).length) ||
    isQuestionNext ||
    beforeComma.split(' ').length < MIN_WORDS_BEFORE_WISHES ||
    !namesSubject(beforeComma, language)
    ? phrase
    : beforeComma;
};
const MIN_WORDS_BEFORE_WISHES = 4;

/** Where a second question begins: 'what makes the radiator gurgle and what may I do'. */
const SECOND_QUESTION =
  /,? (?:and|und|en|et|y|e) (?=(?:what|how|why|which|where|when|should|can|was|wie|warum|welche|wo|wann|wat|hoe|waarom|welke|waar|comment|pourquoi|que|quel|quoi|où|cómo|qué|cuál|por qué|dónde|come|che|cosa|perché|quale|dove|como|o que|qual|onde)(?!\p{L}))/iu;
/** The first question of a long clause with two, if it names a subject. */
const firstQuestion = (clause: string, language: Language): string => {
  const at = clause.length > MAX_WHOLE.characters ? clause.search(SECOND_QUESTION) : -1;
  return at !== -1 && namesSubject(clause.slice(0, at), language) ? clause.slice(0, at) : clause;
};

/** Number of words of a beginning that is used as a title without looking for the end of a phrase. */
const MIN_BEGINNING_WORDS = 4;
const MAX_BEGINNING_WORDS = 9;

/**
 * The beginning of a clause that is a phrase on its own. A short clause is one as a whole. A longer clause is cut
 * before a preposition, a conjunction, a relative pronoun or a comma, but never inside of 'between … and …'.
 */
export const firstPhrase = (text: string, language: Language, isRequest: boolean): string => {
  const clause = isRequest ? withoutWishes(firstQuestion(text, language), language) : text;
  const isShortEnough = (words: readonly string[]): boolean =>
    words.length <= MAX_WHOLE.words && words.join(' ').length <= MAX_WHOLE.characters;
  const clauseWords = clause.split(/\s+/);
  if (isShortEnough(clauseWords)) return withoutLooseEnd(clauseWords, language).join(' ');
  const [complete] = beginnings(clauseWords, language)
    .filter(
      (part) =>
        part.length >= MIN_BEGINNING_WORDS && part.length <= MAX_BEGINNING_WORDS && part.length < clauseWords.length,
    )
    .filter((part) => namesSubject(part.join(' '), language))
    .toSorted((a, b) => b.length - a.length);
  if (complete !== undefined) return complete.join(' ');
  const mainWords = mainClause(clause, language, isRequest)
    .split(/\s+/)
    .filter((word) => word !== '');
  const { joints, pairs, dangling } = openingWordsOf(language);
  if (isShortEnough(mainWords)) return withoutDangling(mainWords, dangling).join(' ');
  const verb = verbAtEnd(mainWords, language, isRequest);
  const words = mainWords.slice(0, mainWords.length - verb.length);
  const phraseOf = (end: number): string =>
    [...withoutDangling(withoutUnfinished(words.slice(0, end), language), dangling), ...verb]
      .join(' ')
      // 'A letter to him asking': a participle without its object.
      .replace(/(?<=^\S+ \S+ \S+.*) (?:asking|saying|telling|explaining|requesting|stating|informing|describing)$/i, '')
      // One or two words after the last comma, which begin another phrase.
      .replace(/(?<=\S \S+ \S.*),(?: \S+){1,2}$/, (tail) => (verb.length === 0 && end < words.length ? '' : tail))
      .replace(/,$/, '');
  const isEnd = (end: number, isLoose: boolean): boolean => {
    const next = plainWord(words[end]);
    // 'By more accessible, efficient formats': the noun is still to come.
    if ((words[end - 1] ?? '').endsWith(',') && ARTICLE_OR_DEGREE.test(words[end - 2] ?? '')) return false;
    if (withoutUnfinished(words.slice(0, end), language).length < end || isMainSubject(words, end, language))
      return false;
    const isJoint =
      (words[end - 1] ?? '').endsWith(':') ||
      (joints.has(next) && (isLoose || !LOOSE_JOINTS.has(next)) && !isWithinList(words, end, language)) ||
      (language === 'en' && isParticiple(words, end));
    const pairAt = words
      .slice(0, end)
      .findLastIndex((word, at) => pairs.has(plainWord(word)) && !isFromWithoutTo(words.slice(at)));
    const isInPair = pairAt !== -1 && !words.slice(pairAt + 2, end - 1).some((word) => PAIR_CONJUNCTION.test(word));
    return isJoint && !isInPair && phraseOf(end).length <= MAX_CHARACTERS && namesSubject(phraseOf(end), language);
  };
  for (const { from, to, isLoose } of END_RANGES) {
    for (let end = Math.min(to - verb.length, words.length - 1); end >= from; end -= 1)
      if (isEnd(end, isLoose)) return phraseOf(end);
  }
  return phraseOf(MAX_WORDS - verb.length);
};
