import { tellingStems } from '@app/understanding/text/words';
import type { Claim, Workspace } from './workspace.ts';

/** Shares enough telling words to be about the same thing. */
export function isAbout(stems: ReadonlySet<string>, text: string | ReadonlySet<string>): boolean {
  const others = typeof text === 'string' ? new Set(tellingStems(text)) : text;
  const least = Math.min(stems.size, others.size);
  if (least === 0) return false;
  let shared = 0;
  for (const stem of stems) if (others.has(stem)) shared += 1;
  return least === 1 ? shared === 1 && Math.max(stems.size, others.size) <= 3 : shared >= 2 && shared / least >= 0.6;
}

/** Whether the person did already, or took up somewhere, what a claim is about: a goal, a task, an event, a reminder. */
export function isDealtWith({ said, stems }: Claim, { decidedMessages, planned, claims }: Workspace): boolean {
  if (decidedMessages.has(said.messageId)) return true;
  if (planned.some((title) => isAbout(stems, title))) return true;
  return claims.some((other) => other.kind === 'done' && other.said.at >= said.at && isAbout(stems, other.stems));
}
