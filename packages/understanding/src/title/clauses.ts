import { isCommand } from '../repeated/command.ts';
import type { Language } from '../text/language.ts';
import { ASIDE_PATTERNS } from './asides.table.ts';
import { isIntroduction, isOccasion } from './introductions.ts';
import { type Clause, namesSubject, openingWordsOf, withoutOpening } from './openings.ts';

/** Two letters or digits, or one character of a script such as Chinese. */
export const HAS_TEXT = /[\p{L}\p{N}]{2}|[^\u0000-\u2fff]/u;

/** Where one clause of a sentence ends and another one begins. The dash of '4x - 1' is a minus. */
const CLAUSE_END = /[;:?!](?=\s)|(?<![\d)^]\p{L}?|\(\p{L})\s[-–—](?=\s)|\s(?=\()|,(?=\s)/gu;
const MIN_CLAUSE_LENGTH = 8;
const CONTINUES =
  /^(?:but|and (?:i|what|how|then|please)|because|since|so (?:i|that)|please|i(?:'m)?|we|my|it|aber|und (?:ich|wie|was)|weil|ich|mais|et (?:je|comment)|parce|je|j['’]|pero|y (?:yo|cómo|qué)|porque|ma|e (?:come|cosa|como|o que)|perché|mas|maar|en (?:ik|hoe|wat)|omdat|ik)\b/i;

/**
 * Words that begin a clause before the main one: 'If I move, who pays the rent?' is not a question in its first clause.
 */
const SUBORDINATE =
  /^(?:when(?:ever)?|while|if|although|though|since|as|because|after|before|given(?: that)?|considering|once|wenn|obwohl|weil|da|nachdem|bevor|während|si|quand|lorsque|puisque|comme|cuando|aunque|como|dado que|se|quando|dato che|poiché|anche se|als|wanneer|omdat|hoewel|terwijl|sinds)\s/i;
/** A place or another circumstance before a question: 'in the dictionary hosted at gist.github.com, how could I …'. */
const ADVERBIAL =
  /^(?:in|on|at|with|for|from|under|according to|regarding|concerning|based on|in terms of|as for|bei|beim|mit|für|laut|bezüglich|bij|met|voor|volgens|dans|avec|pour|selon|en|con|para|según|per|secondo|em|com|segundo)\s/i;
/** Words that begin a question or a relative clause: 'a value of 0, which is wrong' asks nothing. */
const RELATIVE = /^(?:which|who|whose|whom|where|when|qui|que|quien|donde|che|quem|onde|die|wat|waar)\s/i;

/** Matches a text that ends with an article and one or two adjectives, before their noun. */
const ENDS_BEFORE_NOUN =
  /(?:^|\s)(?:ein(?:e[nmrs]?)?|een|une?|una?|um|uma|an?) (?:(?:sehr|heel|très|muy|molto|muito|very) )?\p{Ll}+(?:, \p{Ll}+-\p{Ll}+)?$/u;

/** The clauses of a sentence. A comma divides them only before a question, a request or another statement. */
const clausesOf = (sentence: string, language: Language): string[] => {
  const { questions, requests, situations } = openingWordsOf(language);
  // 'When I run npm install, I get an error' is one situation.
  if (situations.some(([pattern]) => pattern.test(sentence) && sentence.replace(pattern, '').trim() === ''))
    return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of sentence.matchAll(CLAUSE_END)) {
    const rest = sentence.slice(index + mark.length).trim();
    // 'Eine freundliche, aber bestimmte Mail': two adjectives.
    if (mark === ',' && ENDS_BEFORE_NOUN.test(sentence.slice(from, index))) continue;
    const startsClause =
      mark !== ',' ||
      CONTINUES.test(rest) ||
      SUBORDINATE.test(sentence.slice(from, index).trim()) ||
      (questions.test(rest) && (sentence.endsWith('?') || !RELATIVE.test(rest))) ||
      requests.some(([pattern]) => pattern.test(rest.slice(0, 120)));
    // 'Translate: good morning' is one clause.
    const clause = sentence.slice(from, index);
    const isComplete = mark !== ':' || isCommand(clause) || namesSubject(clause, language);
    if (!startsClause || !isComplete || clause.length < MIN_CLAUSE_LENGTH || /(?:Error|Exception)$/.test(clause))
      continue;
    clauses.push(sentence.slice(from, index + (/[?:]/.test(mark) ? 1 : 0)));
    from = index + mark.length;
  }
  clauses.push(sentence.slice(from));
  return clauses.filter((clause) => HAS_TEXT.test(clause));
};

/** Joins a condition to a question that says too little without it: 'When you divide fractions, why …?' */
const joinConditionAndQuestion = (clauses: readonly string[], language: Language): string[] => {
  const [first, second, ...others] = clauses;
  if (first === undefined || second === undefined || others.length > 0) return [...clauses];
  const isOne =
    SUBORDINATE.test(first.trim()) && second.trim().endsWith('?') && withoutOpening(second, language).subjectCount < 2;
  return isOne ? [`${first}, ${second.trim()}`] : [...clauses];
};

/** 'Act as a trainer and give me a workout': the request comes after 'and'. */
const requestAfterRole = (sentence: string, language: Language): string[] => {
  for (const { 0: mark, index } of sentence.matchAll(/,? (?:and|then|und|et|y|e|en) |, /gi)) {
    const rest = sentence.slice(index + mark.length);
    if (isCommand(rest) || openingWordsOf(language).requests.some(([pattern]) => pattern.test(rest))) return [rest];
  }
  return [];
};

/** 'My labrador, nine years, a bit chubby, has had a cough': details of a thing before its verb. */
const APPOSITION =
  /^((?:(?:and|so|now|well|ok|also|nun|nou|bon|bueno|allora|então)[, ]+)?(?:my|our|mijn|onze|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?mi[oa]|(?:o |a )?(?:meu|minha)) [\p{L}-]+(?: [\p{L}-]+)?), .{2,90}?, (?=(?:has|have|is|are|was|keeps?|won't|doesn't|can't|refuses|hat|ist|will|geht|macht|heeft|geeft|doet|wil|blijft|hangt|est|ne|fait|refuse|tiene|está|no|hace|tem|não|faz|è|non|si|fa) )/iu;

/**
 * A sentence without the greetings, wishes and apologies before its main statement; empty if it contains nothing else.
 */
const withoutAsides = (sentence: string, language: Language): string => {
  const { courtesies } = openingWordsOf(language);
  const aside = ASIDE_PATTERNS[language === 'other' ? 'en' : language];
  let text = sentence.trim();
  for (let round = 0; round < MAX_ASIDES; round += 1) {
    // Courtesies that no aside follows stay: `withoutOpening` removes them with their punctuation.
    const withoutCourtesy = text.replace(courtesies, '');
    const found = [text, withoutCourtesy, withoutCourtesy.replace(courtesies, '')].find((one) => aside.test(one));
    if (found === undefined) return text;
    text = found.replace(aside, '').trim();
  }
  return text;
};
const MAX_ASIDES = 5;

/** Whether a clause before a question only says who asks, or where. */
const leadsUp = (clause: string, isLast: boolean, language: Language): boolean =>
  (!isLast && ADVERBIAL.test(clause.trim())) || isIntroduction(clause, language);

/** 'Considering its whole history, has Twitter made a profit?': the question says enough without its point of view. */
const isPointOfView = (clause: string, next: string | undefined, language: Language): boolean => {
  if (next === undefined || !POINT_OF_VIEW.test(clause.trim())) return false;
  const { isRequest, standsAlone, subjectCount } = withoutOpening(next, language);
  return isRequest && standsAlone && subjectCount >= MIN_FULL_SUBJECTS;
};
const POINT_OF_VIEW = /^(?:considering|given|as an?) /i;
const MIN_FULL_SUBJECTS = 3;

/** A clause with what its sentence shows about it. */
export interface ReadClause extends Clause {
  /** The clause as it was written; `text` is shortened. */
  originalText: string;
  /** Whether it only announces a question, or says where the question comes from. */
  isAside?: boolean;
  /** Whether a text to work on follows: 'Translate this: …'. */
  hasMaterial?: boolean;
  isQuestion?: boolean;
  /** Whether it only leads up to the question in the same sentence: who asks, where, or from which point of view. */
  isLeadUp?: boolean;
}

/** The clauses of the first sentences without their openings, each with its kind. */
export const readClauses = (sentences: readonly string[], language: Language): ReadClause[] => {
  const { rolePlay, announcements, courtesies, questions } = openingWordsOf(language);
  return sentences.flatMap((original) => {
    const sentence = withoutAsides(original, language).replace(APPOSITION, '$1 ');
    if (!HAS_TEXT.test(sentence)) return [];
    const isRole = rolePlay.test(sentence.replace(courtesies, ''));
    const parts = isRole
      ? requestAfterRole(sentence, language)
      : joinConditionAndQuestion(clausesOf(sentence, language), language);
    return parts.map((clause, at) => {
      const core = withoutOpening(clause, language);
      const isSubordinate = at < parts.length - 1 && SUBORDINATE.test(clause.trim());
      const isAside = announcements.test(clause.trim()) || isOccasion(clause, language);
      return {
        ...core,
        isQuestion: questions.test(core.text),
        isLeadUp:
          isPointOfView(clause, parts[at + 1], language) ||
          (!core.isRequest && leadsUp(clause, at === parts.length - 1, language)),
        isRequest: core.isRequest && !isSubordinate,
        hasMaterial: clause.endsWith(':') && !isAside,
        isAside,
        originalText: clause,
      };
    });
  });
};
