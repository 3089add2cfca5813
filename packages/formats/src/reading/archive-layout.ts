import type { JsonObject } from '../export-format.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import type { MemberUse } from './member-reader.ts';

/** Values that every conversation may need, such as titles. */
const SHARED = new Set(['/localStorage', '/myCopilots', '/__exported_items']);

/** Lists and objects with rows inside. */
const ENTERED = new Set([
  '',
  '/threads',
  '/messages',
  '/chat-sessions',
  '/indexedDB',
  '/indexedDB/topics',
  '/indexedDB/message_blocks',
]);

/**
 * Where archives that are one JSON object keep their conversations: T3 Chat in threads and messages, Chatbox in members
 * `session:<id>`, Cherry Studio in the tables of its database. A row belongs to one conversation.
 */
export function useInArchive(path: string): MemberUse {
  if (ENTERED.has(path)) return 'enter';
  return SHARED.has(path) || isRow(path) ? 'take' : 'skip';
}

export function isShared(path: string): boolean {
  return SHARED.has(path);
}

function isRow(path: string): boolean {
  return path.startsWith('/session:') || (path.endsWith('/*') && ENTERED.has(path.slice(0, -2)));
}

/** What joins the rows of a conversation. */
export interface RowKey {
  /** Of the conversation, or of what belongs to one; null for a row that belongs to none. */
  key: string | null;
  /** Keys of what belongs to the conversation of this row. */
  owns: readonly string[];
}

export function keyOfRow(path: string, value: unknown): RowKey {
  const row: JsonObject = isObject(value) ? value : {};
  const own = (key: string | null, owns: readonly string[] = []): RowKey => ({ key, owns });
  switch (path) {
    case '/threads/*':
      return own(threadOf(row) ?? asName(row['id']));
    case '/messages/*':
      return own(threadOf(row) ?? 'unknown');
    case '/chat-sessions/*':
      return own(asName(row['id']) ?? 'unknown');
    case '/indexedDB/topics/*': {
      const messages = asList(row['messages']).filter(isObject);
      const id = asName(row['id']) ?? asName(messages[0]?.['topicId']) ?? 'unknown';
      return own(
        id,
        messages.map((message) => blockKey(message['id'])),
      );
    }
    case '/indexedDB/message_blocks/*':
      return own(blockKey(row['messageId']));
    case '/indexedDB/*':
      return own(asText(row['key']).startsWith('topic:') ? asText(row['key']) : null);
    default:
      return own(path);
  }
}

const threadOf = (row: JsonObject): string | null => asName(row['threadId']) ?? asName(row['thread_id']);

const blockKey = (messageId: unknown): string => `message ${asText(messageId)}`;

/** An archive with these rows only. `lists` are those it had, which may be empty now. */
export function assembleArchive(
  lists: Iterable<string>,
  members: Iterable<{ path: string; value: unknown }>,
): JsonObject {
  const archive: Record<string, unknown> = {};
  for (const list of lists) placeOf(archive, `${list}/*`);
  for (const { path, value } of members) {
    const place = placeOf(archive, path);
    if (Array.isArray(place)) place.push(value);
    else place[path.slice(path.lastIndexOf('/') + 1)] = value;
  }
  return archive;
}

/** The list or the object a value at this path is in; made if it is missing. */
function placeOf(archive: Record<string, unknown>, path: string): Record<string, unknown> | unknown[] {
  if (path.startsWith('/session:')) return archive;
  const keys = path.split('/').slice(1, -1);
  const isInList = path.endsWith('/*');
  let place: Record<string, unknown> = archive;
  for (const [at, key] of keys.entries()) {
    const isLast = at === keys.length - 1;
    place[key] ??= isLast && isInList ? [] : {};
    if (isLast) return place[key] as Record<string, unknown> | unknown[];
    place = place[key] as Record<string, unknown>;
  }
  return place;
}
