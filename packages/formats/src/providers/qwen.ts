import { finishList, deriveId, toView, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readQwenMessage } from './qwen-content.ts';

/**
 * Conversations of chat.qwen.ai, which began as a copy of Open WebUI: `chat.history.messages` by id, but an answer is a
 * `content_list` of phases. An export wraps them in `data`, as does the web app's own answer for one conversation.
 */
export const qwenFormat: ArchiveFormat = { source: 'qwen', detect, parse };

const messageMarks = ['content_list', 'feature_config', 'sub_chat_type', 'chat_type', 'turn_id'];
const chatMarks = ['currentId', 'chat_type', 'project_id'];

function detect(record: JsonObject): boolean {
  return isChat(record) || chatsOf(record).some(isChat);
}

/** Records that are no chat of Open WebUI. */
function isChat(record: JsonObject): boolean {
  const chat = asObject(record['chat']);
  if (chat === null) return false;
  const messages = messagesOf(chat);
  const hasMarks = messages.some(([, message]) => messageMarks.some((mark) => mark in message));
  return hasMarks || (messages.length > 0 && chatMarks.some((mark) => mark in record) && !('folder_id' in record));
}

function chatsOf(record: JsonObject): readonly JsonObject[] {
  const data = record['data'];
  return (Array.isArray(data) ? data : [data]).filter(isObject);
}

/** Older ones have only the list of the shown branch. */
function messagesOf(chat: JsonObject): readonly (readonly [string | null, JsonObject])[] {
  const linked = asObject(asObject(chat['history'])?.['messages']);
  const entries = Object.entries(linked ?? {}).flatMap(([id, message]) =>
    isObject(message) ? [[id, message] as const] : [],
  );
  if (entries.length > 0) return entries;
  return asList(chat['messages'])
    .filter(isObject)
    .map((message) => [asName(message['id']), message] as const);
}

function parse(record: JsonObject): ParseResult[] {
  if (isChat(record)) return [parseChat(record)];
  return chatsOf(record).map((chat) => ({ ...parseChat(chat), name: asText(chat['title']) }));
}

function parseChat(record: JsonObject): ParseResult {
  const chat = asObject(record['chat']) ?? {};
  const messages = messagesOf(chat);
  const model = asName(asList(chat['models'])[0]);
  const current = asName(asObject(chat['history'])?.['currentId']) ?? asName(record['currentId']);
  return finishList(
    {
      source: 'qwen',
      sourceId: asName(record['id']) ?? deriveId(record['created_at'], messages[0]?.[0]),
      title: asText(record['title']) || asText(chat['title']),
      createdAt: readTime(record['created_at']) ?? readTime(chat['timestamp']),
      updatedAt: readTime(record['updated_at']),
      isArchived: record['archived'] === true,
      isPinned: record['pinned'] === true,
      projectId: asName(record['project_id']),
      activeLeafSourceId: current,
    },
    messages.map(([id, message]) => toMessage(id, message, model)),
  );
}

function toMessage(id: string | null, message: JsonObject, fallbackModel: string | null): ListedMessage {
  const speaker = readSpeaker(message['role']) ?? 'assistant';
  const parent = message['parentId'] ?? message['parent_id'];
  return {
    id,
    parent: parent === undefined ? undefined : asName(parent),
    children: asList(message['childrenIds']).filter((child) => typeof child === 'string'),
    view: toView(speaker, readQwenMessage(message, speaker), {
      createdAt: readTime(message['timestamp']),
      model: asName(message['model']) ?? asName(message['modelName']) ?? fallbackModel,
      isInterrupted: message['done'] === false || message['is_stop'] === true,
    }),
  };
}
