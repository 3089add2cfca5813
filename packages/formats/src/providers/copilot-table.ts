import { parse as parseCsv } from 'csv-parse/sync';
import type { ParseResult, TableFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** The names that each column may have. */
const columnNames = {
  conversation: ['conversation', 'conversation title', 'title', 'chat', 'thread', 'conversation id'],
  time: ['time', 'timestamp', 'date', 'created', 'created at', 'datetime'],
  author: ['author', 'role', 'sender', 'from', 'speaker'],
  message: ['message', 'content', 'text', 'body'],
} as const;

/** The position of each column; -1 if it is missing. */
type ColumnPositions = Record<keyof typeof columnNames, number>;

/** The positions of the columns in a table of messages; null for any other table. */
function findColumns(header: readonly string[]): ColumnPositions | null {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  const positionOf = (key: keyof typeof columnNames) =>
    names.findIndex((name) => (columnNames[key] as readonly string[]).includes(name));
  const positions = {
    conversation: positionOf('conversation'),
    time: positionOf('time'),
    author: positionOf('author'),
    message: positionOf('message'),
  };
  return positions.conversation >= 0 && positions.author >= 0 && positions.message >= 0 ? positions : null;
}

/** Microsoft Copilot's activity history, and other tables of messages with such columns. */
export const copilotTableFormat: TableFormat = { source: 'copilot', detect: isMessageTable, parse: readMessageTable };

/** Whether a text begins with the header of a table of messages. */
function isMessageTable(head: string): boolean {
  const line = /^\uFEFF?([^\n\r]{1,500})/.exec(head)?.[1];
  return line !== undefined && findColumns(line.split(/[,;\t]/).map((name) => name.replaceAll('"', ''))) !== null;
}

/**
 * The conversations in Microsoft Copilot's table (Conversation, Time, Author, Message); null for any other text. Rows are
 * newest first, and a reply may have the same second as its question, so the rows are reversed and never sorted.
 */
function readMessageTable(text: string): ParseResult[] | null {
  const rows = readRows(text);
  const positions = findColumns(rows?.[0] ?? []);
  if (!rows || !positions) return null;
  const chats = new Map<string, string[][]>();
  for (const row of orderOldestFirst(rows.slice(1), positions)) {
    const title = row[positions.conversation] ?? '';
    const chat = chats.get(title);
    if (chat) chat.push(row);
    else chats.set(title, [row]);
  }
  return [...chats].map(([title, messages]) => ({ ...toConversation(title, messages, positions), name: title }));
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

/** The rows with the oldest first; a table that the user has already reversed stays as it is. */
function orderOldestFirst(rows: readonly string[][], { time }: ColumnPositions): string[][] {
  const [first, last] = [readTime(rows[0]?.[time]), readTime(rows.at(-1)?.[time])];
  const isOldestFirst = first !== null && last !== null && first < last;
  return isOldestFirst ? [...rows] : rows.toReversed();
}

function toConversation(title: string, rows: readonly string[][], positions: ColumnPositions): ParseResult {
  const [first] = rows;
  // Conversations have no ids. The first message distinguishes conversations that have the same title.
  const sourceId = deriveId(title, first?.[positions.time], first?.[positions.message]?.slice(0, 200));
  return buildConversation(
    { source: 'copilot', sourceId, title },
    rows.map((row) => ({
      id: null,
      view: toNodeView(
        readSpeaker(row[positions.author]) === 'user' ? 'user' : 'assistant',
        splitTagged(toStorable(row[positions.message] ?? '')),
        { createdAt: readTime(row[positions.time]) },
      ),
    })),
  );
}
