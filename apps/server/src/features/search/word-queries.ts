import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import { replaceNames, splitTerms, splitWords, type WordName } from '#features/conversations/conversations.service.ts';

/** A shorter stem is not used as a prefix, because too many words begin with it. */
const MIN_STEM_LENGTH = 4;

/** A word and its other forms, which consist of letters and digits, so that nothing needs escaping. */
export interface WordWithForms {
  word: string;
  forms: readonly string[];
}

/** The words of a search with their forms, and its names, such as C++. */
export interface TermsWithForms {
  words: readonly WordWithForms[];
  names: readonly Pick<WordName, 'query'>[];
  /** Whether the last word may be unfinished. */
  endsInWord: boolean;
}

/** A tsquery for all words, an unfinished one as a prefix, and names; with `withForms` each word in any form. */
export function allTermsQuery(
  { words, names, endsInWord }: TermsWithForms,
  { withForms }: { withForms: boolean },
): string | undefined {
  const parts = words.map(({ word, forms }, at) => {
    const term = `'${word}'${endsInWord && at === words.length - 1 ? ':*' : ''}`;
    return withForms && forms.length > 0 ? `(${[term, ...forms.map((form) => `'${form}'`)].join(' | ')})` : term;
  });
  const all = [...parts, ...names.map(({ query }) => query)];
  return all.length === 0 ? undefined : all.join(' & ');
}

/**
 * A tsquery for any content word with any ending, any of the other forms, or any name; undefined if there are none.
 * `stopWords`: stop words of other languages, which are left out unless the text has no other words.
 */
export function anyWordQuery(
  text: string,
  { forms = [], stopWords = [] }: { forms?: readonly string[]; stopWords?: readonly string[] } = {},
): string | undefined {
  const words = wordsOf(replaceNames(text, ' ')).filter((word) => !isStopWord(word));
  const withoutStopWords = words.filter((word) => !stopWords.includes(word));
  const contentWords = splitWords((withoutStopWords.length > 0 ? withoutStopWords : words).join(' '));
  const parts = contentWords.map((word) => {
    const wordStem = stem(word);
    return wordStem.length >= MIN_STEM_LENGTH ? `'${wordStem}':*` : `'${word}'`;
  });
  const others = forms.map((form) => `'${form}'`);
  const all = [...parts, ...others, ...splitTerms(text).names.map(({ query }) => query)];
  return all.length === 0 ? undefined : [...new Set(all)].join(' | ');
}

/**
 * A tsquery for the words in this order, next to each other; undefined for a text without words. If the text has at
 * least two content words, any words may stand in place of its stop words, because the database knows only the first
 * 256 positions of a word in a chunk. Names must occur as well, anywhere in the chunk.
 */
export function phraseQuery(text: string): string | undefined {
  const names = splitTerms(text).names.map(({ query }) => query);
  return names.length === 0 ? adjacentWords(text) : joinWithAnd([adjacentWords(text), ...names]);
}

function adjacentWords(text: string): string | undefined {
  const words = splitWords(text);
  const contentWords = words.filter((word) => !isStopWord(word.toLowerCase()));
  const used = words.flatMap((word, at) =>
    contentWords.length < 2 || contentWords.includes(word) ? [{ word, at }] : [],
  );
  const [first, ...rest] = used;
  if (first === undefined) return undefined;
  let last = first.at;
  return rest.reduce((query, { word, at }) => {
    const distance = at - last;
    last = at;
    return `${query} <${distance}> '${word}'`;
  }, `'${first.word}'`);
}

/** A tsquery for all of the parts; undefined without parts. */
export function joinWithAnd(parts: readonly (string | undefined)[]): string | undefined {
  const defined = parts.filter((part) => part !== undefined);
  return defined.length === 0 ? undefined : defined.map((part) => `(${part})`).join(' & ');
}

/** A tsquery for any of the parts; undefined without parts. */
export function joinWithOr(parts: readonly (string | undefined)[]): string | undefined {
  const defined = parts.filter((part) => part !== undefined);
  return defined.length === 0 ? undefined : defined.map((part) => `(${part})`).join(' | ');
}
