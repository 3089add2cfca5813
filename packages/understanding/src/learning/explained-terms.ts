import { isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { splitSentences } from '../text/sentences.ts';
import { EXPLAINING_WORDS, type ExplainingWords } from './explaining-words.table.ts';
import { lastQuestion } from './learning-questions.ts';
import { type CardProposal, MAX_CARD_SIDE_LENGTH } from './proposal.ts';
import { isCompleteText, toCardSide, withoutMarkup } from './side-text.ts';
import { hasClock } from './timeless.ts';

type Draft = Omit<CardProposal, 'turnId'>;
type ReadableLanguage = Exclude<Language, 'other'>;

const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

interface Matchers {
  words: ExplainingWords;
  asks: RegExp;
  beforeTerm: RegExp;
  afterTerm: RegExp;
  copula: RegExp;
  explanationStart: RegExp;
  personal: RegExp;
  labels: RegExp;
  article: RegExp;
  difference: RegExp;
  and: RegExp;
}

const compiled = new Map<ReadableLanguage, Matchers>();

/** The patterns of a language, compiled at its first question. */
function matchersOf(language: ReadableLanguage): Matchers {
  const cached = compiled.get(language);
  if (cached !== undefined) return cached;
  const words = EXPLAINING_WORDS[language];
  const wholeStatement = (source: string) => new RegExp(`${BEGIN}(?:${source})${END}`, 'iu');
  const atStart = (source: string) => new RegExp(`^(?:${source})${END}`, 'iu');
  const name = String.raw`[\p{L}\p{N}%][\p{L}\p{N}'’%./+_-]*(?:[ /][\p{L}\p{N}][\p{L}\p{N}'’%./+_-]*){0,4}?`;
  const matchers: Matchers = {
    words,
    asks: wholeStatement(words.asks),
    beforeTerm: new RegExp(`^(?:${words.before}) `, 'iu'),
    afterTerm: new RegExp(`[ ](?:${words.after})$`, 'iu'),
    copula: new RegExp(
      `^((?:(?:${words.articles})[ ]?)?"?${name}"?(?: \\([^()]{2,60}\\))?),? (${words.is}|${words.means})${END}:? (.{12,400})$`,
      'iu',
    ),
    explanationStart: atStart(words.explanationStart),
    personal: wholeStatement(words.personal),
    labels: atStart(words.labels),
    article: new RegExp(`^(?:${words.articles})(?:${END}|(?<=['’]))[ ]?`, 'iu'),
    difference: new RegExp(`${BEGIN}(?:${words.difference})${END}`, 'iu'),
    and: new RegExp(`[ ,]+(?:${words.and})[ ]+`, 'iu'),
  };
  compiled.set(language, matchers);
  return matchers;
}

const STEM_LENGTH = 5;
/** The first letters of the significant words: 'gepaarde' and 'gepaard', 'katholiek' and 'katholieken' share them. */
const stemsOf = (text: string, language: ReadableLanguage): string[] =>
  plainWordsOf(text)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !isCommonPlainWord(word, language))
    .map((word) => word.slice(0, STEM_LENGTH));

/** Whether the words of a term are in the question, alone or as part of a compound. */
function isNamedIn(term: string, question: string, language: ReadableLanguage): boolean {
  const stems = stemsOf(term, language);
  const asked = plainWordsOf(question);
  return (
    stems.length > 0 &&
    stems.every((stem) => asked.some((word) => word.startsWith(stem) || (stem.length > 3 && word.includes(stem))))
  );
}

const MAX_TERM_WORDS = 5;
const MIN_PREDICATE_WORDS = 4;
const LABELLED = /^(?:[-*•]|\d{1,2}[.)])?\s*([^:.!?\n]{2,50}?)( \([^()\n]{2,60}\))?: (.{12,400})$/u;

/** The terms that a reply puts in bold. */
const markedTerms = (reply: string): ReadonlySet<string> =>
  new Set([...reply.matchAll(/\*\*([^*\n]{2,50}?):?\*\*/g)].map(([, term = '']) => term.trim().toLowerCase()));

/**
 * The term with its first letter in lower case, if its first word is an article or in lower case elsewhere in the text.
 */
const withSmallStart = (term: string, { article, elsewhere }: { article: RegExp; elsewhere: string }): string => {
  const small = `${term.slice(0, 1).toLocaleLowerCase()}${term.slice(1)}`;
  const [word = ''] = small.split(' ');
  const isPhrase = / \p{Ll}/u.test(term) && !/ \p{Lu}/u.test(term) && !/^\p{Lu}[\p{Lu}\p{N}]/u.test(term);
  return isPhrase || article.test(`${word} `) || hasWord(elsewhere, word) ? small : term;
};
const hasWord = (text: string, word: string): boolean => text.split(/[^\p{L}\p{N}'’-]+/u).some((one) => one === word);

/** 'Is no confession': says only what a thing is not. */
const NEGATED =
  /^(?:not?|never|geen|niet|kein\p{L}*|nicht|pas|aucune?|no|ningun\p{L}*|non|nessun\p{L}*|não|nenhum\p{L}*)(?!\p{L})/iu;

/** Whether a statement about a term is a definition that can be understood alone and is true at any time. */
const isLasting = (text: string, { personal }: Matchers): boolean =>
  !hasClock(text) &&
  !personal.test(text) &&
  !/[?:]$/.test(text) &&
  !NEGATED.test(text) &&
  !/[€£$]\s?\d|\d\s?€/.test(text);

interface ReplyContext {
  question: string;
  /** Whether the question asks for an explanation. */
  isAsked: boolean;
  /** The terms that the reply puts in bold, in lower case. */
  marked: ReadonlySet<string>;
  language: ReadableLanguage;
  /** The question and the sentences of the reply without their first letter: they show which words have a capital. */
  elsewhere: string;
}

/**
 * Whether words can be a term: few, with a letter, without a common word at either end ('in the morning'), and no label
 * such as 'tip'.
 */
function isTerm(term: string, { labels }: Matchers, language: ReadableLanguage): boolean {
  const plain = plainWordsOf(term);
  const [first = '', last = ''] = [plain[0], plain.at(-1)];
  const isShort = term.split(' ').length <= MAX_TERM_WORDS;
  return (
    isShort &&
    /\p{L}/u.test(term) &&
    !labels.test(term) &&
    ![first, last].some((word) => isCommonPlainWord(word, language))
  );
}

function definitionIn(
  sentence: string,
  { question, isAsked, marked, language, elsewhere }: ReplyContext,
): Draft | undefined {
  const match = matchersOf(language);
  const [, subject = '', verb = '', predicate = ''] = match.copula.exec(sentence) ?? [];
  const [, label = '', , explanation = ''] = subject === '' ? (LABELLED.exec(sentence) ?? []) : [];
  const wording = (subject === '' ? label : subject)
    .replace(/ \([^()]*\)$/, '')
    .replaceAll('"', '')
    .trim();
  const term = wording.replace(match.article, '');
  const explanationText = subject === '' ? explanation : predicate;
  if (!isTerm(term, match, language)) return undefined;
  const isNamed = isNamedIn(term, question, language);
  const isMarked = marked.has(term.toLowerCase()) || marked.has(wording.toLowerCase());
  const isMeaning = verb !== '' && new RegExp(`^(?:${match.words.means})$`, 'iu').test(verb);
  const isExplained = match.explanationStart.test(explanationText) || isMeaning;
  // 'Clothes: neat and festive' is advice, not a definition; 'Paired: each measurement belongs to another one' is a
  // definition if the question was about 'paired'.
  const isDefinition =
    subject === ''
      ? isNamed && isAsked && (isMarked || isExplained)
      : (isNamed && isAsked) || (isMarked && isExplained);
  const back = isDefinition && isLasting(explanationText, match) ? toCardSide(explanationText) : undefined;
  if (back === undefined || back.split(' ').length < MIN_PREDICATE_WORDS) return undefined;
  const isPlural =
    verb !== '' && new RegExp(`^(?:are|were|zijn|waren|sind|son|eran|sont|sono|são|eram)$`, 'iu').test(verb);
  const { whatAre, whatIs, whatMeans } = match.words;
  const whatIsOrAre = isPlural ? whatAre : whatIs;
  const front = (isMeaning || subject === '' ? whatMeans : whatIsOrAre).replace('…', () =>
    withSmallStart(wording, { article: match.article, elsewhere }),
  );
  return isCompleteText(front) ? { kind: 'definition', front, back, subject: term, isNamed: true } : undefined;
}

/** A card about what a term in bold does, if the question is about it: '**Accountable** answers for the result'. */
function roleIn(sentence: string, { question, isAsked, marked, language, elsewhere }: ReplyContext): Draft | undefined {
  const match = matchersOf(language);
  const bare = sentence.replace(match.article, '').toLowerCase();
  const term = [...marked].find((one) => bare.startsWith(`${one} `));
  if (!isAsked || term === undefined || !isTerm(term, match, language) || !isNamedIn(term, question, language))
    return undefined;
  const back = isLasting(sentence, match) ? toCardSide(sentence) : undefined;
  if (back === undefined || back.split(' ').length < MIN_PREDICATE_WORDS + 1) return undefined;
  const wording = sentence.slice(sentence.toLowerCase().indexOf(term)).slice(0, term.length);
  const name = withSmallStart(wording, { article: match.article, elsewhere });
  return {
    kind: 'definition',
    front: match.words.whatMeans.replace('…', () => name),
    back,
    subject: term,
    isNamed: true,
  };
}

/** The two things that a question asks to compare; undefined for other questions. */
function comparedThings(question: string, language: ReadableLanguage): [string, string] | undefined {
  const match = matchersOf(language);
  const at = match.difference.exec(question);
  if (at === null) return alternativesIn(question, match);
  const isVersus = /^(?:vs\.?|versus)$/i.test(at[0]);
  const rest = isVersus ? question : question.slice(at.index + at[0].length);
  const [clause = ''] = rest.trim().split(/[.?!,;:\n(]/);
  const names = clause.trim().replace(match.afterTerm, '').trim();
  const parts = isVersus ? names.split(/ (?:vs\.?|versus) /i) : names.split(match.and);
  const pair = parts.length === 2 ? parts : names.split(/\s+/);
  const [a = '', b = ''] = pair.map((part) => shortName(part, match));
  return a === '' || b === '' || a === b || pair.length !== 2 ? undefined : [a, b];
}

/** The two alternatives of a question: 'Which exam, DELE or SIELE?' */
function alternativesIn(question: string, { and }: Matchers): [string, string] | undefined {
  const [last = ''] = question
    .trim()
    .replace(/[?!.\s]+$/, '')
    .split(/[,:]\s/)
    .slice(-1);
  const [a = '', b = '', ...others] = last.split(and);
  return others.length > 0 || a.includes(' ') || b.includes(' ') || a.length < 3 || b.length < 3 ? undefined : [a, b];
}

const MAX_COMPARED_WORDS = 4;
/** A thing to compare, without its article and other words such as 'in gewone taal' or 'i keep mixing them up'. */
function shortName(part: string, { article, afterTerm, beforeTerm }: Matchers): string {
  const name = part.trim().replace(afterTerm, '').replace(beforeTerm, '').replace(article, '').trim();
  return name.split(' ').length > MAX_COMPARED_WORDS || /^\d/.test(name) ? '' : name;
}

/** 'Verschil protestant katholiek': a card with what a reply says about each of the two, in sentences of their own. */
function differenceIn(question: string, sentences: readonly string[], language: ReadableLanguage): Draft | undefined {
  const compared = comparedThings(question, language);
  if (compared === undefined) return undefined;
  const match = matchersOf(language);
  const about = compared.map((name) => {
    const stems = stemsOf(name, language);
    const [first = ''] = stems.length === 0 ? plainWordsOf(name) : stems;
    return sentences.find((sentence) => {
      const words = plainWordsOf(sentence.replace(match.article, ''));
      return first !== '' && words[0]?.startsWith(first) === true && isLasting(sentence, match);
    });
  });
  const [a, b] = about;
  if (a === undefined || b === undefined) return undefined;
  const back = a === b ? toCardSide(a) : joinSentences(a, b);
  const { differenceOf } = match.words;
  const front = differenceOf.replace('…', () => compared[0]).replace('…', () => compared[1]);
  return back === undefined ? undefined : { kind: 'answer', front, back, subject: compared.join(' '), isNamed: true };
}

/** Both sentences, or their beginnings where both do not fit on a card. */
function joinSentences(a: string, b: string): string | undefined {
  const [shortA, shortB] = [beginningOf(a), beginningOf(b)];
  for (const [first, second] of [
    [a, b],
    [a, shortB],
    [shortA, b],
    [shortA, shortB],
  ] as const) {
    if (first.length + second.length < MAX_CARD_SIDE_LENGTH) return toCardSide(`${first} ${second}`);
  }
  return undefined;
}

/** A sentence without the addition at its end: ', with two sacraments: baptism and communion'. */
const beginningOf = (sentence: string): string => {
  const at = sentence.search(/[:;]\s|,\s(?:with|met|mit|avec|con|com|so that|zodat|waardoor|sodass|wodurch)\s/iu);
  return at < MIN_BEGINNING ? sentence : `${sentence.slice(0, at)}.`;
};
const MIN_BEGINNING = 25;

const MAX_SENTENCES = 40;

/**
 * Cards from sentences of a reply:
 * - those that say what a term is, if the question asks about the term, or if the reply puts it in bold and names the
 *   kind of thing it is;
 * - two sentences that explain the difference of two things.
 */
export function explainedTerms(asked: string, reply: string, language: Language): Draft[] {
  if (language === 'other') return [];
  const match = matchersOf(language);
  const isAsked = match.asks.test(asked);
  const marked = markedTerms(reply);
  const sentences = reply
    .split('\n')
    .flatMap((line) =>
      splitSentences(
        withoutMarkup(line)
          .trim()
          .replace(/^(?:[-*•]|\d{1,2}[.)]|#{1,6})\s+/, ''),
        12,
      ),
    )
    .slice(0, MAX_SENTENCES)
    .map(({ text }) => text);
  const difference = differenceIn(lastQuestion(asked), sentences, language) ?? differenceIn(asked, sentences, language);
  if (difference !== undefined) return [difference];
  // In a question without any capital, names are in lower case too.
  const showsCase = language !== 'en' || /^\P{L}*\p{Lu}/u.test(asked);
  const elsewhere = `${showsCase ? asked : ''}\n${sentences.map((sentence) => sentence.slice(1)).join('\n')}`;
  const context = { question: asked, isAsked, marked, language, elsewhere };
  return sentences.flatMap((sentence) => definitionIn(sentence, context) ?? roleIn(sentence, context) ?? []);
}
