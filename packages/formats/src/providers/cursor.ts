import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ParseResult, TextFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';

/** The Markdown that Cursor exports: a title, the time of the export, and turns separated by horizontal rules. */
export const cursorFormat: TextFormat = { source: 'cursor', parse };

const HEADER = /^# ([^\n]*)\n+_Exported on ([^\n]*?) from Cursor\b[^\n]*_[ \t]*$/gm;
/** The start of a turn. Replies contain rules and bold names as well, but not in this order. */
const TURN = /^---\n+\*\*(User|Cursor)\*\*[ \t]*$/gm;
const TURN_AT_START = /^\s*\*\*(?:User|Cursor)\*\*[ \t]*\n/;
/** The start of a turn without the rule, as other tools with Cursor's layout write it. */
const TURN_WITHOUT_RULE = /^\*\*(User|Cursor)\*\*[ \t]*$/gm;

function parse(text: string): ParseResult[] | null {
  const storable = toStorable(text).trimStart();
  const headers = [...storable.matchAll(HEADER)];
  if (headers[0]?.index !== 0) return null;
  return headers.map((header, at) => {
    const body = storable.slice(header.index + header[0].length, headers[at + 1]?.index);
    return toConversation(header[1] ?? '', readExportTime(header[2] ?? ''), splitTurns(body));
  });
}

interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

function splitTurns(wholeBody: string): Turn[] {
  // Some tools write the rule before every turn except the first.
  const lacksFirstRule = TURN_AT_START.test(wholeBody) && wholeBody.match(TURN) !== null;
  const body = lacksFirstRule ? `---\n${wholeBody.trimStart()}` : wholeBody;
  const starts = [...body.matchAll(TURN)];
  const found = starts.length > 0 ? starts : [...body.matchAll(TURN_WITHOUT_RULE)];
  return found.map((start, at) => ({
    role: start[1] === 'User' ? 'user' : 'assistant',
    text: body
      .slice(start.index + start[0].length, found[at + 1]?.index)
      .replace(/\n---\s*$/, '')
      .trim(),
  }));
}

/** The export has no ids. The title and the first question stay the same when the chat grows, so they identify it. */
function toConversation(title: string, createdAt: number | null, turns: readonly Turn[]): ParseResult {
  const messages = turns.map(({ role, text }): ListedMessage => ({
    id: null,
    view: toNodeView(role, splitTagged(text), { createdAt }),
  }));
  return buildConversation(
    { source: 'cursor', sourceId: deriveId('cursor', title, turns[0]?.text), title, createdAt },
    messages,
  );
}

/**
 * Milliseconds of '7/28/2025 at 19:03:40 PDT' or '2026/2/28 at GMT+8 10:28:33'. Null if the day and the month cannot be
 * distinguished, as in '7/8/2025'. Time zones are ignored.
 */
function readExportTime(text: string): number | null {
  const [first = 0, second = 0, third = 0] = (/(\d+)[/.-](\d+)[/.-](\d+)/.exec(text)?.slice(1) ?? []).map(Number);
  const [hour = 0, minute = 0, seconds = 0] = (/(\d+):(\d+):(\d+)/.exec(text)?.slice(1) ?? []).map(Number);
  const toTime = (year: number, month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && year >= 2020 && year < 2200
      ? Date.UTC(year, month - 1, day, hour, minute, seconds)
      : null;
  // The year is first: 2026/2/28.
  if (first > 31) return toTime(first, second, third);
  // The month is first: 7/28/2025; or both have the same number, so that their order does not matter: 7/7/2025.
  if (second > 12 || first === second) return toTime(third, first, second);
  // The day is first: 28/7/2025.
  return first > 12 ? toTime(third, second, first) : null;
}
