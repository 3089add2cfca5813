import { type Block, blocksOf, listText } from '../passages/blocks.ts';
import { type Unit, unitsOf } from '../passages/units.ts';
import type { ConversationQuote, Turn } from '../quote-conversation.ts';

const MAX_LENGTH = 300;
const MAX_PARAGRAPH = 420;
/** Messages of people are short, and the answer may be in any sentence of them. */
const MAX_OWN_MESSAGE = 640;

/** A text without full stops is one sentence, however long it is. */
const shorten = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '')} …`;

const unitsIn = (turn: Turn, { lines }: Block): readonly Unit[] =>
  unitsOf([{ ...turn, text: lines.join('\n') }])[0] ?? [];

/** The list or the paragraph of a message that has the sentence; undefined if its text was changed, as that of code is. */
export const blockAround = (text: string, turn: Turn): Block | undefined =>
  blocksOf(turn.text).find((block) => unitsIn(turn, block).some((one) => one.text === text));

/**
 * The sentence with those that follow it in its paragraph, as far as they fit; a list, a short paragraph and a short
 * message of the user as a whole.
 */
export function passageAround(unit: Unit, turns: readonly Turn[]): ConversationQuote {
  const { turnId, role } = unit;
  const turn = turns.find(({ id }) => id === turnId);
  const own = turn === undefined ? [] : unitsOf([turn]).flat();
  const whole = own.map(({ text }) => text).join(' ');
  const block = turn && blockAround(unit.text, turn);
  if (block?.isList === true) return { turnId, role, text: listText(block) };
  if (role === 'user' && whole.length <= MAX_OWN_MESSAGE) return { turnId, role, text: whole };
  const near = turn === undefined || block === undefined ? own : unitsIn(turn, block);
  const paragraph = near.map(({ text }) => text).join(' ');
  if (role === 'assistant' && paragraph.length <= MAX_PARAGRAPH) return { turnId, role, text: paragraph };
  return { turnId, role, text: windowAround(unit, near) };
}

/** The sentence, the one before it and those after it, as far as they fit. */
function windowAround({ text, role }: Unit, near: readonly Unit[]): string {
  const at = near.findIndex((one) => one.text === text);
  const parts = [shorten(text)];
  let length = text.length;
  const before = near[at - 1];
  if (before !== undefined && length + before.text.length < MAX_LENGTH) {
    parts.unshift(before.text);
    length += before.text.length + 1;
  }
  for (const next of near.slice(at + 1)) {
    length += next.text.length + 1;
    if (length > MAX_LENGTH || role === 'user') break;
    parts.push(next.text);
  }
  return parts.join(' ');
}
