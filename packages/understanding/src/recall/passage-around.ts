import { type Unit, unitsOf } from '../passages/units.ts';
import type { ConversationQuote, Turn } from '../quote-conversation.ts';

const MAX_LENGTH = 300;

/** A text without full stops is one sentence, however long it is. */
const shortened = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '')} …`;

/** The sentence with those that follow it in its message, as far as they fit; a short message of the user as a whole. */
export function passageAround(unit: Unit, turns: readonly Turn[]): ConversationQuote {
  const own = unitsOf(turns.filter(({ id }) => id === unit.turnId)).flat();
  const { turnId, role } = unit;
  const whole = own.map(({ text }) => text).join(' ');
  if (role === 'user' && whole.length <= MAX_LENGTH) return { turnId, role, text: whole };
  const parts = [shortened(unit.text)];
  let length = unit.text.length;
  const before = own[unit.at - 1];
  if (before !== undefined && length + before.text.length < MAX_LENGTH) {
    parts.unshift(before.text);
    length += before.text.length + 1;
  }
  for (const { text } of own.slice(unit.at + 1)) {
    length += text.length + 1;
    if (length > MAX_LENGTH || role === 'user') break;
    parts.push(text);
  }
  return { turnId, role, text: parts.join(' ') };
}
