import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import {
  damagedDatabase,
  type Fields,
  MAX_VALUE_LENGTH,
  openDatabase,
  parseFields,
  withDatabase,
} from './sqlite-file.ts';

/** The columns that are read of each table. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  session: ['id', 'parent_id', 'directory', 'title', 'time_created', 'time_updated'],
  message: ['id', 'session_id', 'time_created', 'data'],
  part: ['id', 'message_id', 'session_id', 'data'],
};
const DATA = `CASE WHEN length(data) <= ${MAX_VALUE_LENGTH} THEN data END AS data`;
const COUNT_SESSIONS = 'SELECT count(*) AS count FROM session';
const READ_MESSAGES = `SELECT id, ${DATA} FROM message WHERE session_id = ? ORDER BY time_created, id`;
const READ_PARTS = `SELECT id, message_id, ${DATA} FROM part WHERE session_id = ? ORDER BY id`;

/**
 * The sessions of OpenCode's database opencode.db, one a line, in the form in which `opencode export` writes them; null
 * for a database of another program. Changes that OpenCode has not yet written from `opencode.db-wal` into the file are
 * not in it.
 */
export function openOpencodeStore(path: string, name: string, compressedSize: number): ReadablePart | null {
  const file = { path, name };
  const isOpencode = withDatabase(file, (database) => Object.keys(COLUMNS).every((table) => hasTable(database, table)));
  if (!isOpencode) return null;
  return {
    kind: 'json',
    name,
    path: name,
    compressedSize,
    read: (onCompressedBytes) => readSessions(file, compressedSize, onCompressedBytes),
  };
}

/**
 * Whether there is a plain table with the columns that are read. An uploaded file could instead define a view, a virtual
 * table or generated columns, which run SQL while they are read.
 */
function hasTable(database: DatabaseSync, table: string): boolean {
  const definition = database
    .prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ? AND sql LIKE 'CREATE TABLE %'")
    .get(table);
  const columns = database.prepare('SELECT name, hidden FROM pragma_table_xinfo(?)').all(table);
  return (
    definition !== undefined &&
    columns.every(({ hidden }) => hidden === 0) &&
    (COLUMNS[table] ?? []).every((column) => columns.some(({ name }) => name === column))
  );
}

async function* readSessions(
  { path, name }: { path: string; name: string },
  compressedSize: number,
  onCompressedBytes: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const database = openDatabase(path);
  try {
    const count = Number(database.prepare(COUNT_SESSIONS).get()?.['count'] ?? 0);
    const [readMessages, readParts] = [database.prepare(READ_MESSAGES), database.prepare(READ_PARTS)];
    let done = 0;
    // All columns: older databases have no column `time_archived`.
    for (const row of database.prepare('SELECT * FROM session ORDER BY id').iterate()) {
      await Promise.resolve();
      onCompressedBytes(Math.floor((compressedSize * ++done) / Math.max(count, 1)));
      const messages = readSession(String(row['id']), readMessages, readParts);
      if (messages.length > 0) yield Buffer.from(`${JSON.stringify({ info: toInfo(row), messages })}\n`);
    }
  } catch (error) {
    throw damagedDatabase(name, error);
  } finally {
    database.close();
  }
}

function toInfo(row: Fields): Fields {
  const { id, parent_id: parentID, directory, title, time_created: created, time_updated: updated } = row;
  return { id, parentID, directory, title, time: { created, updated, archived: row['time_archived'] } };
}

/** The messages of a session with their parts. What is damaged or too large stays as an empty message, which is reported. */
function readSession(id: string, readMessages: StatementSync, readParts: StatementSync): Fields[] {
  const parts = Map.groupBy(readParts.all(id), ({ message_id: messageId }) => String(messageId));
  return readMessages.all(id).map((row) => ({
    info: { ...parseFields(row['data']), id: row['id'], sessionID: id },
    parts: (parts.get(String(row['id'])) ?? []).map(toPart),
  }));
}

/** Without the bytes of a file and what a tool keeps for its own display, which are large. */
function toPart(row: Fields): Fields {
  const { url: _url, state, ...part } = parseFields(row['data']) ?? {};
  const { metadata: _metadata, attachments: _attachments, ...shownState } = (state ?? {}) as Fields;
  return { type: 'unreadable', ...part, ...(state !== undefined && { state: shownState }), id: row['id'] };
}
