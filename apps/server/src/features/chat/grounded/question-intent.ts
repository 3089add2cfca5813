import type { DetectedIntent } from '@app/understanding/intent/detected-intent';
import { detectIntent } from '@app/understanding/intents';

/** A question, and what is needed to understand it. */
export interface DatedQuestion {
  question: string;
  now: Date;
  timeZone: string;
}

export interface QuestionIntent {
  question: string;
  intent: DetectedIntent;
}

export function intentOf({ question, now, timeZone }: DatedQuestion): QuestionIntent {
  return { question, intent: detectIntent(question, now, timeZone) };
}

/** A message to the thread that detects intents. */
export interface IntentTask {
  id: number;
  question: DatedQuestion;
}

/** A message from that thread: it is ready, or it has read a question. `detected` is undefined if detecting failed. */
export type IntentMessage = 'ready' | { id: number; detected: QuestionIntent | undefined };
