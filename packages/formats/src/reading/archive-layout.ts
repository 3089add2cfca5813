import type { JsonObject } from '../export-format.ts';
import { deriveId } from '../conversation/message-list.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import type { MemberAction } from './member-reader.ts';

/** Where LobeHub and TypingMind have their lists: in an object, or at the top of the document. */
const ROOTS = ['', '/data', '/state'];
const pathsInRoots = (...names: string[]) => ROOTS.flatMap((root) => names.map((name) => `${root}/${name}`));

/** Paths of values that every conversation may need, such as titles, or that show the format. */
const SHARED_PATHS = new Set([
  '/localStorage',
  '/myCopilots',
  '/__exported_items',
  '/exportType',
  '/schemaHash',
  ...pathsInRoots('folders', 'sessions/*'),
]);

/** Paths of lists with rows; the first version of Cherry Studio had one at `indexedDB`. */
const LISTS = new Set([
  '/threads',
  '/chat-sessions',
  '/indexedDB',
  '/indexedDB/topics',
  '/indexedDB/message_blocks',
  ...pathsInRoots('messages', 'messagePlugins', 'topics', 'sessions', 'chats'),
]);
const OBJECTS = new Set([...ROOTS, '/indexedDB']);

/**
 * What to do with the value at a path of an export that is one JSON object. Rows and shared values are returned. T3
 * Chat has its rows in threads and messages, Chatbox in members `session:<id>`, Cherry Studio and LobeHub in the tables
 * of their databases, TypingMind in chats. A row belongs to one conversation.
 */
export function archiveMemberAction(path: string): MemberAction {
  if (OBJECTS.has(path) || LISTS.has(path)) return 'enter';
  return SHARED_PATHS.has(path) || isRow(path) ? 'return' : 'skip';
}

export function isShared(path: string): boolean {
  return SHARED_PATHS.has(path);
}

function isRow(path: string): boolean {
  return path.startsWith('/session:') || (path.endsWith('/*') && LISTS.has(path.slice(0, -2)));
}

/** The keys by which the rows of one conversation find each other. */
export interface RowKey {
  /**
   * The id of the conversation; or a key in the `owns` of another row: then both rows belong to the same conversation.
   * Null for a row without a conversation.
   */
  key: string | null;
  /** Keys of other rows that belong to the conversation of this row. */
  owns: readonly string[];
}

export function keyOfRow(path: string, value: unknown): RowKey {
  const row: JsonObject = isObject(value) ? value : {};
  const toRowKey = (key: string | null, owns: readonly string[] = []): RowKey => ({ key, owns });
  switch (path.replace(/^\/(?:data|state)(?=\/)/, '')) {
    case '/threads/*':
      return toRowKey(threadOf(row) ?? asName(row['id']));
    case '/messages/*':
      return toRowKey(chatOf(row) ?? threadOf(row) ?? 'unknown', [messageKey(row['id'])]);
    case '/messagePlugins/*':
      return toRowKey(messageKey(row['id']));
    case '/topics/*':
      return toRowKey(asName(row['id']));
    case '/chats/*':
      return toRowKey(
        asName(row['chatID']) ?? asName(row['id']) ?? deriveId(row['createdAt'], asList(row['messages'])[0]),
      );
    case '/chat-sessions/*':
      return toRowKey(asName(row['id']) ?? 'unknown');
    case '/indexedDB/topics/*': {
      const messages = asList(row['messages']).filter(isObject);
      const id = asName(row['id']) ?? asName(messages[0]?.['topicId']) ?? 'unknown';
      return toRowKey(
        id,
        messages.map((message) => messageKey(message['id'])),
      );
    }
    case '/indexedDB/message_blocks/*':
      return toRowKey(messageKey(row['messageId']));
    case '/indexedDB/*':
      return toRowKey(asText(row['key']).startsWith('topic:') ? asText(row['key']) : null);
    default:
      return toRowKey(path);
  }
}

const threadOf = (row: JsonObject): string | null => asName(row['threadId']) ?? asName(row['thread_id']);

/** LobeHub's messages without a topic are one conversation for each session. */
const chatOf = (row: JsonObject): string | null =>
  asName(row['topicId']) ?? asName(row['sessionId']) ?? asName(row['agentId']);

const messageKey = (messageId: unknown): string => `message ${asText(messageId)}`;

/**
 * Builds an export that has only these members. `lists` are the paths of the lists in the whole export: each of them
 * is present, even if it is empty now.
 */
export function assembleArchive(
  lists: Iterable<string>,
  members: Iterable<{ path: string; value: unknown }>,
): JsonObject {
  const archive: Record<string, unknown> = {};
  for (const list of lists) openContainer(archive, `${list}/*`);
  for (const { path, value } of members) {
    const container = openContainer(archive, path);
    if (Array.isArray(container)) container.push(value);
    else container[path.slice(path.lastIndexOf('/') + 1)] = value;
  }
  return archive;
}

/** Returns the list or the object that contains the value at a path. If it is missing, it is added. */
function openContainer(archive: Record<string, unknown>, path: string): Record<string, unknown> | unknown[] {
  if (path.startsWith('/session:')) return archive;
  const keys = path.split('/').slice(1, -1);
  const isInList = path.endsWith('/*');
  let container: Record<string, unknown> = archive;
  for (const [at, key] of keys.entries()) {
    const isLast = at === keys.length - 1;
    container[key] ??= isLast && isInList ? [] : {};
    if (isLast) return container[key] as Record<string, unknown> | unknown[];
    container = container[key] as Record<string, unknown>;
  }
  return container;
}
