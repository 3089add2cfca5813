import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { finishList, type ListedMessage } from '../conversation/message-list.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { toLobehubMessage } from './lobehub-message.ts';

/**
 * LobeHub (LobeChat): tables of rows under `data`, older ones under `state` or at the top. The first versions had sessions
 * by id with their messages inside (`chats`).
 */
export const lobehubFormat: ArchiveFormat = { source: 'lobehub', detect, parse };

const tablesOf = (record: JsonObject) => asObject(record['data']) ?? asObject(record['state']) ?? record;

const placeTables = ['topics', 'sessions', 'sessionGroups', 'agents', 'messagePlugins'];

function detect(record: JsonObject): boolean {
  const tables = tablesOf(record);
  if (nestedSessions(tables).length > 0) return true;
  const first = asList(tables['messages']).find(isObject);
  const hasPlaces = placeTables.some((name) => Array.isArray(tables[name]));
  return first !== undefined && 'role' in first && (hasPlaces || 'exportType' in record || 'schemaHash' in record);
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
    const place = asName(message['topicId']) ?? asName(message['sessionId']) ?? asName(message['agentId']) ?? 'inbox';
    const row = { ...plugins.get(asText(message['id'])), ...message };
    const chat = chats.get(place);
    if (chat) chat.push(row);
    else chats.set(place, [row]);
  }
  return [
    ...[...chats].map(([id, messages]) => parseChat(id, messages, { topics, sessions })),
    ...skipLooseCalls(asList(tables['messagePlugins']), [...chats.values()].flat()),
  ];
}

/** Calls of tools whose message is missing. */
function skipLooseCalls(plugins: readonly unknown[], messages: readonly JsonObject[]): ParseResult[] {
  const ids = new Set(messages.flatMap((message) => asName(message['id']) ?? []));
  const count = plugins.filter((row) => isObject(row) && !ids.has(asText(row['id']))).length;
  if (count === 0) return [];
  const reason = count === 1 ? 'One call of a tool has no message.' : `${count} calls of tools have no message.`;
  return [{ skip: { code: 'not_a_conversation', reason } }];
}

type Rows = ReadonlyMap<string, JsonObject>;

/** By id; a row without one belongs to nothing. */
function indexRows(rows: unknown): Rows {
  const named = asList(rows)
    .filter(isObject)
    .map((row) => [asText(row['id']), row] as const);
  return new Map(named.filter(([id]) => id !== ''));
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
  return finishList(
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

/** Sessions with their messages inside: those by id, and the inbox. */
function nestedSessions(tables: JsonObject): (readonly [string, JsonObject])[] {
  const inbox = asObject(tables['inbox']);
  const listed = Object.entries(asObject(tables['sessions']) ?? {});
  return [...(inbox ? [['inbox', inbox] as const] : []), ...listed].flatMap(([id, session]) =>
    isObject(session) && isObject(session['chats']) ? [[id, session] as const] : [],
  );
}

function parseNested(id: string, session: JsonObject): ParseResult[] {
  const topics = asObject(session['topics']) ?? {};
  const chats = new Map<string, JsonObject[]>();
  for (const message of Object.values(asObject(session['chats']) ?? {}).filter(isObject)) {
    const place = asName(message['topicId']) ?? id;
    const chat = chats.get(place);
    if (chat) chat.push(message);
    else chats.set(place, [message]);
  }
  return [...chats].map(([place, messages]) =>
    parseChat(place, messages, {
      topics: new Map(
        Object.entries(topics).flatMap(([key, topic]) => (isObject(topic) ? [[key, topic] as const] : [])),
      ),
      sessions: new Map([[id, session]]),
    }),
  );
}
