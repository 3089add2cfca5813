import { setImmediate as nextPass } from 'node:timers/promises';
import type { DetectedIntent } from '@app/understanding/intent/detected-intent';
import { detectIntent } from '@app/understanding/intents';

export interface QuestionIntent {
  question: string;
  intent: DetectedIntent;
}

/** Detects the intent after the reads that have begun were sent to the database, which works at the same time. */
export async function detectSoon(question: string, now: Date, timeZone: string): Promise<QuestionIntent> {
  await nextPass();
  return { question, intent: detectIntent(question, now, timeZone) };
}
