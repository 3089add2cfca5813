import { significantStems } from '@app/understanding/text/words';
import type { UserStatement, PersonSnapshot } from './person-snapshot.ts';

/** The share of the shorter text's significant words that the longer text must contain. */
const MIN_SHARED = 0.6;

/**
 * Whether two texts share enough significant words to be about the same thing: at least two, or the only word of one text
 * if the other has at most three.
 */
export function isAbout(stems: ReadonlySet<string>, text: string | ReadonlySet<string>): boolean {
  const otherStems = typeof text === 'string' ? new Set(significantStems(text)) : text;
  const shorterSize = Math.min(stems.size, otherStems.size);
  if (shorterSize === 0) return false;
  let shared = 0;
  for (const stem of stems) if (otherStems.has(stem)) shared += 1;
  return shorterSize === 1
    ? shared === 1 && Math.max(stems.size, otherStems.size) <= 3
    : shared >= 2 && shared / shorterSize >= MIN_SHARED;
}

/** Whether the subject of a statement was done or decided, or is planned as a goal, task, event or reminder. */
export function isDealtWith(
  { message, stems }: UserStatement,
  { decidedMessages, planned, statements }: PersonSnapshot,
): boolean {
  if (decidedMessages.has(message.messageId)) return true;
  if (planned.some((title) => isAbout(stems, title))) return true;
  return statements.some(
    (other) => other.kind === 'done' && other.message.at >= message.at && isAbout(stems, other.stems),
  );
}
