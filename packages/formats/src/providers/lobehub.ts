import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { toLobehubMessage } from './lobehub-message.ts';

/**
 * LobeHub (LobeChat): tables of rows under `data`; older exports have them under `state` or at the top level. The first
 * versions had an object of sessions by id, each with its messages in `chats`.
 */
export const lobehubFormat: ArchiveFormat = { source: 'lobehub', detect, parse };

const tablesOf = (record: JsonObject) => asObject(record['data']) ?? asObject(record['state']) ?? record;

/** Tables beside `messages` that only LobeHub has. */
const otherTables = ['topics', 'sessions', 'sessionGroups', 'agents', 'messagePlugins'];

function detect(record: JsonObject): boolean {
  const tables = tablesOf(record);
  if (nestedSessions(tables).length > 0) return true;
  const first = asList(tables['messages']).find(isObject);
  const hasOtherTables = otherTables.some((name) => Array.isArray(tables[name]));
  return first !== undefined && 'role' in first && (hasOtherTables || 'exportType' in record || 'schemaHash' in record);
}

function parse(record: JsonObject): ParseResult[] {
  const tables = tablesOf(record);
  const nested = nestedSessions(tables);
  if (nested.length > 0) return nested.flatMap(([id, session]) => parseNested(id, session));
  const topics = indexRows(tables['topics']);
  const sessions = indexRows(tables['sessions']);
  const plugins = indexRows(tables['messagePlugins']);
  const chats = new Map<string, JsonObject[]>();
  for (const message of asList(tables['messages']).filter(isObject)) {
    const chatId = asName(message['topicId']) ?? asName(message['sessionId']) ?? asName(message['agentId']) ?? 'inbox';
    const row = { ...plugins.get(asText(message['id'])), ...message };
    const chat = chats.get(chatId);
    if (chat) chat.push(row);
    else chats.set(chatId, [row]);
  }
  return [
    ...[...chats].map(([id, messages]) => parseChat(id, messages, { topics, sessions })),
    ...reportCallsWithoutMessage(asList(tables['messagePlugins']), [...chats.values()].flat()),
  ];
}

/** Reports tool calls whose message is missing. */
function reportCallsWithoutMessage(plugins: readonly unknown[], messages: readonly JsonObject[]): ParseResult[] {
  const ids = new Set(messages.flatMap((message) => asName(message['id']) ?? []));
  const count = plugins.filter((row) => isObject(row) && !ids.has(asText(row['id']))).length;
  if (count === 0) return [];
  const reason = count === 1 ? 'One tool call has no message.' : `${count} tool calls have no message.`;
  return [{ skip: { code: 'not_a_conversation', reason } }];
}

type Rows = ReadonlyMap<string, JsonObject>;

/** Rows by id. Rows without an id are left out, because nothing can refer to them. */
function indexRows(rows: unknown): Rows {
  const entries = asList(rows)
    .filter(isObject)
    .map((row) => [asText(row['id']), row] as const);
  return new Map(entries.filter(([id]) => id !== ''));
}

const titleOf = (row: JsonObject | undefined) =>
  asText(row?.['title']) || asText(asObject(row?.['meta'])?.['title']) || asText(row?.['name']);

function parseChat(
  id: string,
  messages: readonly JsonObject[],
  { topics, sessions }: { topics: Rows; sessions: Rows },
): ParseResult {
  const topic = topics.get(id);
  const sessionId = asName(topic?.['sessionId']) ?? asName(messages[0]?.['sessionId']);
  const session = sessions.get(sessionId ?? id);
  return buildConversation(
    {
      source: 'lobehub',
      sourceId: id,
      title: titleOf(topic) || titleOf(session),
      createdAt: timeOf(topic),
      updatedAt: readTime(topic?.['updatedAt'] ?? topic?.['updated_at']),
      isPinned: topic?.['favorite'] === true || topic?.['favorite'] === 1,
      projectId: topic ? sessionId : null,
      projectName: topic ? titleOf(session) || null : null,
    },
    toMessages(messages),
  );
}

const timeOf = (row: JsonObject | undefined) => readTime(row?.['createdAt'] ?? row?.['created_at']);

function toMessages(messages: readonly JsonObject[]): ListedMessage[] {
  return messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).map(toLobehubMessage);
}

/** The sessions with messages inside, by id, and the inbox. */
function nestedSessions(tables: JsonObject): (readonly [string, JsonObject])[] {
  const inbox = asObject(tables['inbox']);
  const listed = Object.entries(asObject(tables['sessions']) ?? {});
  return [...(inbox ? [['inbox', inbox] as const] : []), ...listed].flatMap(([id, session]) =>
    isObject(session) && isObject(session['chats']) ? [[id, session] as const] : [],
  );
}

function parseNested(sessionId: string, session: JsonObject): ParseResult[] {
  const topics = asObject(session['topics']) ?? {};
  const chats = new Map<string, JsonObject[]>();
  for (const message of Object.values(asObject(session['chats']) ?? {}).filter(isObject)) {
    const chatId = asName(message['topicId']) ?? sessionId;
    const chat = chats.get(chatId);
    if (chat) chat.push(message);
    else chats.set(chatId, [message]);
  }
  return [...chats].map(([chatId, messages]) =>
    parseChat(chatId, messages, {
      topics: new Map(
        Object.entries(topics).flatMap(([key, topic]) => (isObject(topic) ? [[key, topic] as const] : [])),
      ),
      sessions: new Map([[sessionId, session]]),
    }),
  );
}
