import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentiment } from '../src/sentiment.ts';
import type { ShareScore } from './plan-scores.ts';

/** People rated the texts from -4 to 4. A text is a clear case if its rating is at least this far from 0. */
const MIN_CLEAR_RATING = 2;

/** Share of clear cases with the right sign, by source, from sentiment/vader-dev.jsonl. */
export const scoreSentiment = (realDataDir: string): Map<string, ShareScore> => {
  const scores = new Map<string, { texts: number; right: number; misses: string[] }>();
  const lines = readFileSync(join(realDataDir, 'sentiment', 'vader-dev.jsonl'), 'utf8').split('\n');
  for (const line of lines) {
    if (line.trim() === '') continue;
    const row = JSON.parse(line) as { source: string; score: number; text: string };
    if (Math.abs(row.score) < MIN_CLEAR_RATING) continue;
    const score = scores.get(row.source) ?? { texts: 0, right: 0, misses: [] };
    scores.set(row.source, score);
    score.texts += 1;
    const isRight = (sentiment([row.text]) - 0.5) * row.score > 0;
    if (isRight) score.right += 1;
    else if (score.misses.length < 20) score.misses.push(row.text);
  }
  return new Map(
    [...scores].map(([source, { texts, right, misses }]) => [source, { texts, share: right / texts, misses }]),
  );
};
