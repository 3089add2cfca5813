import { HOURS_LENGTH, minutesIn } from '@app/understanding/time/spoken-length';

/** A duration such as “two hours”, but not “in two hours” or “after two hours”, which state a time. */
const DURATION = new RegExp(`\\b(?<!\\b(?:in|after) )(?:${HOURS_LENGTH})(?!\\w)`, 'i');
const MAX_MINUTES = 1_440;

export interface MentionedDuration {
  minutes: number;
  /** The words that state the duration. */
  words: string;
}

/** The duration that a message mentions; undefined if it mentions none. */
export function findDuration(message: string): MentionedDuration | undefined {
  const words = DURATION.exec(message)?.[0];
  const minutes = words === undefined ? undefined : minutesIn(words);
  if (words === undefined || minutes === undefined || minutes <= 0 || minutes > MAX_MINUTES) return undefined;
  return { minutes, words };
}
