import { englishCategoryName } from '../category/category-names.ts';
import { comparable } from '../own-data/command-forms.ts';
import { NUMBER_WORDS } from '../time/number-words.ts';
import { nameCorrector } from '../time/misspelt.ts';
import type { TimeWindow } from '../time/time-window.ts';
import type { Concept, ConceptWords } from './concepts.ts';
import { type FoundPeriod, periodsIn, type Side } from './periods.ts';
import { sourcesNamed } from './source-names.ts';

/** A part of a question: a known word or phrase, a name, a number, a period, or an unknown word. */
export type Token = { start: number; end: number; text: string } & (
  | { kind: Concept }
  | { kind: 'period'; window: TimeWindow }
  | { kind: 'source'; keys: string[] }
  | { kind: 'category'; name: string }
  | { kind: 'number'; value: number }
  /** `place`: counted from 0. */
  | { kind: 'ordinal'; place: number }
  /** Also a full stop, a colon, a semicolon or an exclamation mark. */
  | { kind: 'comma' }
  | { kind: 'word' }
);

export interface Lexicon {
  match: (plain: string, at: number) => { kind: Concept; length: number } | undefined;
  corrected: (text: string) => string;
}

const END = '(?![\\p{L}\\p{N}])';

/** The alternatives of a pattern, the longer ones first, because a pattern takes the first one that matches. */
function longestFirst(source: string): string {
  const alternatives: string[] = [''];
  let depth = 0;
  for (const letter of source) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '|' && depth === 0) alternatives.push('');
    else alternatives.push(`${alternatives.pop() ?? ''}${letter}`);
  }
  return alternatives.toSorted((a, b) => b.length - a.length).join('|');
}

/** Reads the words of one language; the longest phrase wins. */
export function createLexicon(words: ConceptWords, spelling: readonly string[]): Lexicon {
  const patterns = Object.entries(words).map(
    ([kind, source]) => [kind as Concept, new RegExp(`(?:${longestFirst(source)})${END}`, 'uy')] as const,
  );
  return {
    corrected: nameCorrector(spelling),
    match: (plain, at) => {
      let best: { kind: Concept; length: number } | undefined;
      for (const [kind, pattern] of patterns) {
        pattern.lastIndex = at;
        const length = pattern.exec(plain)?.[0].length ?? 0;
        if (length > (best?.length ?? 0)) best = { kind, length };
      }
      return best;
    },
  };
}

const WORD = /[\p{L}\p{N}]+(?:['’.+#-][\p{L}\p{N}]+)*[+#]*/uy;
/** The numbers from two to ten, in this order, in six languages. */
const FOREIGN_NUMBERS: readonly RegExp[] = [
  /^(?:twee|zwei|deux|dos|due|dois|duas)$/,
  /^(?:drie|drei|trois|tres|tre)$/,
  /^(?:vier|quatre|cuatro|quattro|quatro)$/,
  /^(?:vijf|funf|cinq|cinco|cinque)$/,
  /^(?:zes|sechs|seis|sei)$/,
  /^(?:zeven|sieben|sept|siete|sette|sete)$/,
  /^(?:acht|huit|ocho|otto|oito)$/,
  /^(?:negen|neun|neuf|nueve|nove)$/,
  /^(?:tien|zehn|dix|diez|dieci|dez)$/,
];
const DIGITS = /^\d{1,4}$/;
const ORDINALS: readonly RegExp[] = [
  /^(?:first|1st|eerste|erste[rns]?|premiere?|primer[oa]?|primo|prima|primeir[oa])$/,
  /^(?:second|2nd|tweede|zweite[rns]?|deuxieme|seconde?|segund[oa]|second[oa])$/,
  /^(?:third|3rd|derde|dritte[rns]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa])$/,
  /^(?:fourth|4th|vierde|vierte[rns]?|quatrieme|cuart[oa]|quart[oa])$/,
  /^(?:fifth|5th|vijfde|funfte[rns]?|cinquieme|quint[oa])$/,
];

/** The names by which a message may name a category. */
interface NamedHere {
  categories: readonly string[];
  /** Whether the message is in another language than English: then categories are also found by translated names. */
  isForeign: boolean;
}

function findCategory(plain: string, written: string, { categories, isForeign }: NamedHere): string | undefined {
  const exact = categories.find((name) => comparable(name) === plain);
  // 'Other' is also a common word.
  if (exact !== undefined) return /^other$/i.test(exact) && !/^\p{Lu}/u.test(written) ? undefined : exact;
  // In English only the category's own name counts: 'money', another name of Finances, may be a subject.
  const english = isForeign ? englishCategoryName(plain) : undefined;
  return english === undefined || english === 'other'
    ? undefined
    : categories.find((name) => comparable(name) === english);
}

/** The longest category whose name has several words and begins here. */
function longCategory(plain: string, at: number, categories: readonly string[]): string | undefined {
  return categories
    .filter((name) => name.includes(' ') && plain.startsWith(comparable(name), at))
    .toSorted((a, b) => b.length - a.length)[0];
}

type Place = { start: number; end: number; text: string };

/** The token of a word that the lexicon does not know: an ordinal, a number or a plain word. */
function nameOrWord(place: Place, plain: string, names: NamedHere): Token {
  const ordinal = ORDINALS.findIndex((form) => form.test(plain));
  if (ordinal !== -1) return { ...place, kind: 'ordinal', place: ordinal };
  const foreign = FOREIGN_NUMBERS.findIndex((form) => form.test(plain));
  const number =
    NUMBER_WORDS.get(plain) ?? (DIGITS.test(plain) ? Number(plain) : foreign === -1 ? undefined : foreign + 2);
  if (number !== undefined) return { ...place, kind: 'number', value: number };
  const category = findCategory(plain, place.text, names);
  return category === undefined ? { ...place, kind: 'word' } : { ...place, kind: 'category', name: category };
}

interface Scan {
  source: string;
  plain: string;
  lexicon: Lexicon;
  names: NamedHere;
}

/** The token at a place where a word begins. */
function tokenAt({ source, plain, lexicon, names }: Scan, at: number): Token {
  const known = lexicon.match(plain, at);
  const named = sourcesNamed(plain, at);
  const place = (length: number): Place => ({ start: at, end: at + length, text: source.slice(at, at + length) });
  if (named !== undefined && named.length >= (known?.length ?? 0)) {
    return { ...place(named.length), kind: 'source', keys: named.keys };
  }
  const long = longCategory(plain, at, names.categories);
  if (long !== undefined) return { ...place(long.length), kind: 'category', name: long };
  WORD.lastIndex = at;
  const length = WORD.exec(plain)?.[0].length ?? 1;
  const category = findCategory(plain.slice(at, at + length), source.slice(at, at + length), names);
  if (category !== undefined && length >= (known?.length ?? 0)) {
    return { ...place(length), kind: 'category', name: category };
  }
  if (known !== undefined) return { ...place(known.length), kind: known.kind };
  return nameOrWord(place(length), plain.slice(at, at + length), names);
}

/** The parts of a question. The periods in `source` must already be in English. */
export function tokensOf(
  source: string,
  lexicon: Lexicon,
  names: NamedHere,
  { reference, timeZone, side }: { reference: Date; timeZone: string; side: Side },
): Token[] {
  const plain = comparable(source);
  const periods = periodsIn(plain, reference, timeZone, side);
  const tokens: Token[] = [];
  let at = 0;
  while (at < plain.length) {
    const period: FoundPeriod | undefined = periods.find(({ start, end }) => at >= start && at < end);
    if (period !== undefined) {
      const { end, window } = period;
      tokens.push({ kind: 'period', window, start: at, end, text: source.slice(at, end) });
      at = end;
    } else if (/[\p{L}\p{N}&%]/u.test(plain.charAt(at))) {
      const token = tokenAt({ source, plain, lexicon, names }, at);
      tokens.push(token);
      at = token.end;
    } else {
      if (/[,;:.!]/.test(plain.charAt(at)))
        tokens.push({ kind: 'comma', start: at, end: at + 1, text: plain.charAt(at) });
      at += 1;
    }
  }
  return tokens;
}
