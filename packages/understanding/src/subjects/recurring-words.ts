import { comparable } from '../own-data/command-forms.ts';
import { isCommonWord } from '../text/language.ts';
import { isStopWord, stem, wordsOf } from '../text/words.ts';
import { GENERIC_WORDS } from './generic-words.ts';

const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
const MIN_LENGTH = 4;
/** A word in the titles of fewer conversations does not come up again and again. */
const MIN_TITLES = 2;

let generic: ReadonlySet<string> | undefined;
const isGeneric = (word: string): boolean => {
  generic ??= new Set(Object.values(GENERIC_WORDS).flatMap((words) => words.split(/\s+/)));
  return generic.has(comparable(word));
};

/** The words that come up in several titles, the most frequent first, each as it is written most often. */
export function recurringWords(titles: readonly string[], limit: number): { word: string; count: number }[] {
  const found = new Map<string, string[]>();
  for (const title of titles) {
    const keys = new Set<string>();
    for (const word of title.match(/[\p{L}\p{N}'’-]+/gu) ?? []) {
      const [lower = ''] = wordsOf(word);
      const isSmall =
        lower.length < MIN_LENGTH || isStopWord(lower) || LANGUAGES.some((language) => isCommonWord(lower, language));
      const key = stem(comparable(lower));
      if (isSmall || isGeneric(lower) || /^\d/.test(lower) || keys.has(key)) continue;
      keys.add(key);
      found.set(key, [...(found.get(key) ?? []), word.replace(/['’]s$/, '')]);
    }
  }
  return [...found.values()]
    .filter((forms) => forms.length >= MIN_TITLES)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, limit)
    .map((forms) => ({ word: mostFrequent(forms), count: forms.length }));
}

function mostFrequent(forms: readonly string[]): string {
  const countOf = (form: string): number => forms.filter((one) => one === form).length;
  return forms.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
}
