import type { HeardResults } from './speech-engine.ts';

/** The place of dictated words: between the text before and after the caret. */
export interface DictationPlace {
  before: string;
  after: string;
}

/** The text with the words inserted, and the caret behind them. */
export function insertWords({ before, after }: DictationPlace, words: string): { text: string; caret: number } {
  const start = words !== '' && /\S$/u.test(before) ? `${before} ` : before;
  const gap = words !== '' && /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return { text: `${start}${words}${gap}${after}`, caret: start.length + words.length };
}

/** The recognised words, without the first `skipped` results. Engines differ in the spaces around a result. */
export function heardWords(results: HeardResults, skipped: number): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .slice(skipped)
    .filter((words) => words !== '')
    .join(' ');
}
