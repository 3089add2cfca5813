import type { ParseResult } from '../export-format.ts';

/** Reports how many messages of a conversation could not be read; nothing if there are none. */
export function reportUnknownMessages(count: number): ParseResult[] {
  if (count === 0) return [];
  const messages = count === 1 ? 'One message here is' : `${count} messages here are`;
  return [{ skip: { code: 'not_a_conversation', reason: `${messages} in a form we do not know.` } }];
}
