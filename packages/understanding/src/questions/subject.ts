import { isStopWord, stem, wordsOf } from '../text/words.ts';
import type { Token } from './tokens.ts';

export interface Subject {
  words: string[];
  written: string;
  /** The category that the subject names: 'about work'. */
  category?: string;
}

/** Tokens that a subject neither begins nor ends with. */
const OUTSIDE = new Set<Token['kind']>([
  'filler',
  'talk',
  'those',
  'total',
  'ever',
  'use',
  'left',
  'when',
  'in',
  'with',
  'and',
  'comma',
  'only',
  'more',
  'about',
  'archive',
  'conversations',
  'most',
  'least',
]);
/** Tokens that end a subject wherever they are. */
const ENDS = new Set<Token['kind']>([
  'period',
  'than',
  'compare',
  'or',
  'withDocument',
  'total',
  'each',
  'ago',
  'average',
  'ever',
  'howMany',
  'which',
  'talk',
]);

/** After a comma: 'the dishwasher, what did we decide', 'le lave-vaisselle, on avait décidé quoi'. */
const BEGINS_CLAUSE =
  /^(?:on|nous|j|ik|we|wij|wat|ich|wir|was|yo|io|noi|abbiamo|habíamos|hemos|eu|nós|i|what|did|had|hadden|hatten)$/iu;

const MIN_NOUN_LENGTH = 4;
/** Polite pronouns: 'mit Ihnen'. */
const CAPITALISED_PRONOUN = /^(?:ihnen|ihre[mnrs]?|euch|eure[mnrs]?|deine[mnrs]?)$/i;

/**
 * Whether a small word is a noun here. German writes the noun 'das Laufen' ('running') with a capital letter, but not
 * the verb in 'es laufen'.
 */
const isNoun = ({ text, start }: Token): boolean =>
  text.length >= MIN_NOUN_LENGTH && /^\p{Lu}\p{Ll}+$/u.test(text) && start > 0 && !CAPITALISED_PRONOUN.test(text);

function isEnd(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens.slice(at + 1).find((one) => one.kind !== 'filler' || isNoun(one))];
  if (token === undefined || ENDS.has(token.kind)) return true;
  if (token.kind === 'comma') return next === undefined || next.kind !== 'word' || BEGINS_CLAUSE.test(next.text);
  if (token.kind === 'and')
    return next === undefined || ['about', 'howMany', 'which', 'list', 'period'].includes(next.kind);
  if (token.kind === 'source') return ['with', 'in', 'use'].includes(tokens[at - 1]?.kind ?? '');
  return (
    ['with', 'in'].includes(token.kind) &&
    (next?.kind === 'source' || next?.kind === 'category' || next?.kind === 'archive')
  );
}

/** The subject that the tokens name; undefined if they name none. */
export function subjectOf(part: readonly Token[], source: string): Subject | undefined {
  const isInside = (token: Token): boolean => !OUTSIDE.has(token.kind) || (token.kind === 'filler' && isNoun(token));
  const first = part.findIndex(isInside);
  const last = part.findLastIndex(isInside);
  if (first === -1) return undefined;
  const inner = part.slice(first, last + 1);
  const [only] = inner;
  const written = source.slice(inner[0]?.start ?? 0, inner.at(-1)?.end ?? 0);
  const words = inner
    .filter((token) => (token.kind !== 'filler' || isNoun(token)) && !['comma', 'and', 'in'].includes(token.kind))
    .flatMap(({ text }) => wordsOf(text.replaceAll('’', "'")))
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length > 1 && !isStopWord(word));
  if (words.length === 0) return undefined;
  if (only?.kind === 'category' && inner.length === 1) return { words, written, category: only.name };
  return { words: [...new Set(words)], written };
}

/** The subjects that follow 'about', and the tokens outside them. */
export function separateSubjects(tokens: readonly Token[], source: string): { subjects: Subject[]; rest: Token[] } {
  const subjects: Subject[] = [];
  const rest: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind !== 'about') {
      rest.push(token);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < tokens.length && !isEnd(tokens, end)) end += 1;
    const subject = subjectOf(tokens.slice(at + 1, end), source);
    if (subject === undefined) rest.push(...tokens.slice(at + 1, end));
    else subjects.push(subject);
    at = end;
  }
  return { subjects, rest };
}

/** The share of the words, 0 to 1, that the title with the most of them contains. */
export function shareInTitles(words: readonly string[], titles: readonly string[]): number {
  const stems = words.map(stem);
  if (stems.length === 0) return 0;
  const counts = titles.map((title) => {
    const titleStems = wordsOf(title).map(stem);
    const isIn = (word: string): boolean =>
      titleStems.some((one) => one === word || (word.length > 4 && one.startsWith(word)));
    return stems.filter(isIn).length;
  });
  return Math.max(0, ...counts) / stems.length;
}
