import type { HeardResults } from './speech-engine.ts';

/** Where dictated words go: between the text before and after the caret. */
export interface DictationPlace {
  before: string;
  after: string;
}

/** The text with the words in their place, and the caret behind them. */
export function insertWords({ before, after }: DictationPlace, words: string): { text: string; caret: number } {
  const start = words !== '' && /\S$/u.test(before) ? `${before} ` : before;
  const gap = words !== '' && /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return { text: `${start}${words}${gap}${after}`, caret: start.length + words.length };
}

/** What was heard, without the first `skipped` results. Engines differ in the blanks around a result. */
export function heardWords(results: HeardResults, skipped: number): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .slice(skipped)
    .filter((words) => words !== '')
    .join(' ');
}
