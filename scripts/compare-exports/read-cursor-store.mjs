// Cursor's database state.vscdb, with a row for each chat and for each of its messages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asOneBranch, list } from './values.mjs';

export const isSqliteFile = (bytes) => bytes.subarray(0, 15).toString('latin1') === 'SQLite format 3';

/**
 * The chats in the database; an empty list if the database belongs to another program.
 * @returns {import('./values.mjs').FileConversation[]}
 */
export function readCursorStore(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'cursor-'));
  try {
    const path = join(folder, 'state.vscdb');
    writeFileSync(path, bytes);
    return readChats(readValues(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readValues(path) {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const isCursor = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'cursorDiskKV'").get();
    const rows = isCursor ? database.prepare('SELECT key, value FROM cursorDiskKV WHERE value IS NOT NULL').all() : [];
    return new Map(rows.map(({ key, value }) => [key, JSON.parse(Buffer.from(value).toString())]));
  } finally {
    database.close();
  }
}

function readChats(values) {
  const chats = [...values].filter(([key]) => key.startsWith('composerData:')).map(([, chat]) => chat);
  return chats.map(({ composerId, name, fullConversationHeadersOnly }) => {
    const bubbles = list(fullConversationHeadersOnly).flatMap(
      ({ bubbleId }) => values.get(`bubbleId:${composerId}:${bubbleId}`) ?? [],
    );
    const messages = bubbles.map(({ type, text = '', thinking }) => ({
      role: type === 1 ? 'user' : 'assistant',
      time: null,
      texts: [thinking?.text ?? '', text].filter((part) => part !== ''),
    }));
    return { id: composerId, title: name ?? null, messages: asOneBranch(messages) };
  });
}
