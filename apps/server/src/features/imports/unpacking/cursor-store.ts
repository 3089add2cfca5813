import type { StatementSync } from 'node:sqlite';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import {
  damagedDatabase,
  type Fields,
  MAX_VALUE_LENGTH,
  openDatabase,
  parseFields,
  withDatabase,
} from './sqlite-file.ts';

/**
 * Only Cursor's own definition of the table is accepted: an uploaded file could define a view or generated columns, which
 * run SQL while they are read.
 */
const TABLE_DEFINITION = /^CREATE TABLE cursorDiskKV \(key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB\)$/i;
const READ_DEFINITION = "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'cursorDiskKV'";
/** The keys of chats: ';' is the character after ':'. */
const IS_CHAT = "key >= 'composerData:' AND key < 'composerData;'";
const VALUE = `CASE WHEN length(value) <= ${MAX_VALUE_LENGTH} THEN value END AS value`;
const READ_CHATS = `SELECT ${VALUE} FROM cursorDiskKV WHERE ${IS_CHAT} ORDER BY key`;
const COUNT_CHATS = `SELECT count(*) AS count FROM cursorDiskKV WHERE ${IS_CHAT}`;
const READ_MESSAGES = `SELECT key, ${VALUE} FROM cursorDiskKV WHERE key >= ? AND key < ?`;

/** The fields that are read of a message, which Cursor calls a bubble; the others are large and technical. */
const BUBBLE_FIELDS = [
  'bubbleId',
  'type',
  'text',
  'createdAt',
  'timingInfo',
  'thinking',
  'toolFormerData',
  'codeBlocks',
  'modelInfo',
  'attachedFileCodeChunksMetadataOnly',
];
/** The fields that are read of a chat, which Cursor calls a composer. */
const CHAT_FIELDS = ['composerId', 'name', 'createdAt', 'lastUpdatedAt', 'isArchived', 'modelConfig'];

/**
 * The chats of Cursor's database state.vscdb, as JSON with one chat a line; null for a database of another program.
 * Changes that Cursor has not yet written from `state.vscdb-wal` into the file are not in it.
 */
export function openCursorStore(path: string, name: string, compressedSize: number): ReadablePart | null {
  const hasTable = withDatabase({ path, name }, (database) =>
    TABLE_DEFINITION.test(String(database.prepare(READ_DEFINITION).get()?.['sql'])),
  );
  if (!hasTable) return null;
  return {
    kind: 'json',
    name,
    path: name,
    compressedSize,
    read: (onCompressedBytes) => readChats({ path, name, compressedSize }, onCompressedBytes),
  };
}

async function* readChats(
  { path, name, compressedSize }: { path: string; name: string; compressedSize: number },
  onCompressedBytes: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const database = openDatabase(path);
  try {
    const count = Number(database.prepare(COUNT_CHATS).get()?.['count'] ?? 0);
    const readMessages = database.prepare(READ_MESSAGES);
    let done = 0;
    for (const row of database.prepare(READ_CHATS).iterate()) {
      await Promise.resolve();
      onCompressedBytes(Math.floor((compressedSize * ++done) / Math.max(count, 1)));
      const chat = toChat(parseFields(row['value']), readMessages);
      if (chat !== null) yield Buffer.from(`${JSON.stringify(chat)}\n`);
    }
  } catch (error) {
    throw damagedDatabase(name, error);
  } finally {
    database.close();
  }
}

/** A chat with its messages in their order; null for a chat without messages, which Cursor creates for every new window. */
function toChat(composer: Fields | null, readMessages: StatementSync): object | null {
  const headers = listOf(composer?.['fullConversationHeadersOnly']);
  // Older versions stored the messages in the chat.
  const inline = listOf(composer?.['conversation']);
  if (composer === null || headers.length + inline.length === 0) return null;
  const stored = readBubbles(String(composer['composerId']), readMessages);
  const found = headers.flatMap(({ bubbleId }) => stored.get(String(bubbleId)) ?? []);
  const isInline = found.length === 0 && inline.length > 0;
  const bubbles = isInline ? inline.map((bubble) => pick(bubble, BUBBLE_FIELDS)) : found;
  const shown = new Set(bubbles);
  const replaced = [...stored.values()].filter((bubble) => !shown.has(bubble) && hasText(bubble));
  return {
    composerData: pick(composer, CHAT_FIELDS),
    bubbles,
    missingBubbles: isInline ? 0 : headers.length - found.length,
    replacedBubbles: isInline ? 0 : replaced.length,
  };
}

/** All stored messages of a chat by their ids, including those that the chat no longer lists. */
function readBubbles(composerId: string, readMessages: StatementSync): Map<string, Fields> {
  const prefix = `bubbleId:${composerId}`;
  const bubbles = new Map<string, Fields>();
  for (const { key, value } of readMessages.iterate(`${prefix}:`, `${prefix};`)) {
    const bubble = parseFields(value);
    if (bubble !== null) bubbles.set(String(key).slice(prefix.length + 1), pick(bubble, BUBBLE_FIELDS));
  }
  return bubbles;
}

function hasText({ text }: Fields): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((item): item is Fields => typeof item === 'object' && item !== null) : [];
}
