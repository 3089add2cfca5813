import { significantStems } from '@app/understanding/text/words';
import type { Claim, Workspace } from './workspace.ts';

/** Whether two texts share enough significant words to be about the same thing. */
export function isAbout(stems: ReadonlySet<string>, text: string | ReadonlySet<string>): boolean {
  const otherStems = typeof text === 'string' ? new Set(significantStems(text)) : text;
  const smaller = Math.min(stems.size, otherStems.size);
  if (smaller === 0) return false;
  let shared = 0;
  for (const stem of stems) if (otherStems.has(stem)) shared += 1;
  return smaller === 1
    ? shared === 1 && Math.max(stems.size, otherStems.size) <= 3
    : shared >= 2 && shared / smaller >= 0.6;
}

/** Whether the subject of a claim was done or decided, or is planned as a goal, task, event or reminder. */
export function isDealtWith({ message, stems }: Claim, { decidedMessages, planned, claims }: Workspace): boolean {
  if (decidedMessages.has(message.messageId)) return true;
  if (planned.some((title) => isAbout(stems, title))) return true;
  return claims.some((other) => other.kind === 'done' && other.message.at >= message.at && isAbout(stems, other.stems));
}
