import { titleFromText } from '../src/title.ts';
import type { ShareScore } from './plan-scores.ts';

/** A first question with a title for it that a person has found good. */
export interface TitledText {
  text: string;
  title: string;
}

/** Share of texts with the expected title. */
export const scoreTitles = (texts: readonly TitledText[]): ShareScore => {
  const misses = texts.flatMap(({ text, title }) => {
    const found = titleFromText(text);
    return found === title ? [] : [`${title} → ${found}`];
  });
  return { texts: texts.length, share: 1 - misses.length / texts.length, misses };
};
