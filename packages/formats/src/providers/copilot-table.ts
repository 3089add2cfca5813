import { parse as parseCsv } from 'csv-parse/sync';
import type { ParseResult, TableFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { deriveId, finishList, toView } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

const columns = {
  conversation: ['conversation', 'conversation title', 'title', 'chat', 'thread', 'conversation id'],
  time: ['time', 'timestamp', 'date', 'created', 'created at', 'datetime'],
  author: ['author', 'role', 'sender', 'from', 'speaker'],
  message: ['message', 'content', 'text', 'body'],
} as const;

type Places = Record<keyof typeof columns, number>;

/** The positions of the columns in a table of messages; null for any other table. */
function findColumns(header: readonly string[]): Places | null {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  const placeOf = (key: keyof typeof columns) =>
    names.findIndex((name) => (columns[key] as readonly string[]).includes(name));
  const places = {
    conversation: placeOf('conversation'),
    time: placeOf('time'),
    author: placeOf('author'),
    message: placeOf('message'),
  };
  return places.conversation >= 0 && places.author >= 0 && places.message >= 0 ? places : null;
}

/** Microsoft Copilot's activity history, and other tables of messages with such columns. */
export const copilotTableFormat: TableFormat = { source: 'copilot', detect: isMessageTable, parse: readMessageTable };

/** Whether a text begins with the header of such a table. */
function isMessageTable(head: string): boolean {
  const line = /^\uFEFF?([^\n\r]{1,500})/.exec(head)?.[1];
  return line !== undefined && findColumns(line.split(/[,;\t]/).map((name) => name.replaceAll('"', ''))) !== null;
}

/**
 * The conversations in Microsoft Copilot's table (Conversation, Time, Author, Message); null if the text is no such table.
 * Rows are newest first, and an answer may have the same second as its question: rows are reversed, never sorted.
 */
function readMessageTable(text: string): ParseResult[] | null {
  const rows = readRows(text);
  const places = findColumns(rows?.[0] ?? []);
  if (!rows || !places) return null;
  const chats = new Map<string, string[][]>();
  for (const row of orderOldestFirst(rows.slice(1), places)) {
    const title = row[places.conversation] ?? '';
    const chat = chats.get(title);
    if (chat) chat.push(row);
    else chats.set(title, [row]);
  }
  return [...chats].map(([title, messages]) => ({ ...toConversation(title, messages, places), name: title }));
}

function readRows(text: string): string[][] | null {
  try {
    const delimiter = [',', ';', '\t'];
    return parseCsv(text, {
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter,
    });
  } catch {
    return null;
  }
}

/** Oldest first; a table that the user has reversed already is left as it is. */
function orderOldestFirst(rows: readonly string[][], { time }: Places): string[][] {
  const [first, last] = [readTime(rows[0]?.[time]), readTime(rows.at(-1)?.[time])];
  const isOldestFirst = first !== null && last !== null && first < last;
  return isOldestFirst ? [...rows] : rows.toReversed();
}

function toConversation(title: string, rows: readonly string[][], places: Places): ParseResult {
  const [first] = rows;
  // Conversations have only a title as identity; the first message distinguishes those of one title in different exports.
  const sourceId = deriveId(title, first?.[places.time], first?.[places.message]?.slice(0, 200));
  return finishList(
    { source: 'copilot', sourceId, title },
    rows.map((row) => ({
      id: null,
      view: toView(
        readSpeaker(row[places.author]) === 'user' ? 'user' : 'assistant',
        splitTagged(toStorable(row[places.message] ?? '')),
        { createdAt: readTime(row[places.time]) },
      ),
    })),
  );
}
