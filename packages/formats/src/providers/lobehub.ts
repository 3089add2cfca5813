import { readCalls, readContent, textOf, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** LobeHub (LobeChat): tables of rows under `data`, older ones under `state` or at the top. */
export const lobehubFormat: ArchiveFormat = { source: 'lobehub', detect, parse };

const tablesOf = (record: JsonObject) => asObject(record['data']) ?? asObject(record['state']) ?? record;

function detect(record: JsonObject): boolean {
  const tables = tablesOf(record);
  const first = asList(tables['messages']).find(isObject);
  const hasPlaces = ['topics', 'sessions', 'sessionGroups', 'agents'].some((name) => Array.isArray(tables[name]));
  return first !== undefined && 'role' in first && hasPlaces;
}

function parse(record: JsonObject): ParseResult[] {
  const tables = tablesOf(record);
  const topics = indexRows(tables['topics']);
  const sessions = indexRows(tables['sessions']);
  const chats = new Map<string, JsonObject[]>();
  for (const message of asList(tables['messages']).filter(isObject)) {
    const place = asName(message['topicId']) ?? asName(message['sessionId']) ?? 'inbox';
    const chat = chats.get(place);
    if (chat) chat.push(message);
    else chats.set(place, [message]);
  }
  return [...chats].map(([id, messages]) => parseChat(id, messages, topics, sessions));
}

type Rows = ReadonlyMap<string, JsonObject>;

function indexRows(rows: unknown): Rows {
  return new Map(
    asList(rows)
      .filter(isObject)
      .map((row) => [asText(row['id']), row]),
  );
}

function parseChat(id: string, messages: readonly JsonObject[], topics: Rows, sessions: Rows): ParseResult {
  const topic = topics.get(id);
  const sessionId = asName(topic?.['sessionId']) ?? asName(messages[0]?.['sessionId']);
  const session = sessions.get(sessionId ?? id);
  const sessionTitle = asText(session?.['title']) || asText(asObject(session?.['meta'])?.['title']);
  const inOrder = messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
  return finishList(
    {
      source: 'lobehub',
      sourceId: id,
      title: asText(topic?.['title']) || sessionTitle,
      createdAt: timeOf(topic),
      updatedAt: readTime(topic?.['updatedAt']),
      isPinned: topic?.['favorite'] === true,
      projectId: topic ? sessionId : null,
      projectName: topic ? sessionTitle || null : null,
    },
    inOrder.map(toMessage),
  );
}

const timeOf = (row: JsonObject | undefined) => readTime(row?.['createdAt'] ?? row?.['created_at']);

/** Answers have their question as parent; a question has no parent and follows the message before it. */
function toMessage(message: JsonObject): ListedMessage {
  return {
    id: asName(message['id']),
    parent: asName(message['parentId']) ?? undefined,
    view: toView(readSpeaker(message['role']) ?? 'assistant', readBlocks(message), {
      createdAt: timeOf(message),
      model: asName(message['model']) ?? asName(message['fromModel']),
    }),
  };
}

function readBlocks(message: JsonObject): ParsedBlock[] {
  const plugin = asObject(message['plugin']);
  if (message['role'] === 'tool' || message['role'] === 'function')
    return toOutput(message['content'], asName(plugin?.['identifier']));
  return [
    ...toFiles(message['files']),
    ...toReasoning(textOf(message['reasoning'])),
    ...readContent(message['content']),
    ...readCalls(message['tools'] ?? message['tool_calls']),
  ];
}
