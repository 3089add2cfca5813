import { buildConversation, deriveId, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readQwenMessage } from './qwen-content.ts';

/**
 * Conversations of chat.qwen.ai, a fork of Open WebUI: `chat.history.messages` by id, but a reply is a `content_list`
 * of phases. An export is an object with a list of conversations in `data`; for one conversation the web app loads an
 * object with the conversation in `data`.
 */
export const qwenFormat: ArchiveFormat = { source: 'qwen', detect, parse };

/** Fields that Open WebUI does not have, in messages and in chats. */
const messageFields = ['content_list', 'feature_config', 'sub_chat_type', 'chat_type', 'turn_id'];
const chatFields = ['currentId', 'chat_type', 'project_id'];

function detect(record: JsonObject): boolean {
  return isChat(record) || chatsOf(record).some(isChat);
}

/** Whether a record is a chat of Qwen, and not of Open WebUI. */
function isChat(record: JsonObject): boolean {
  const chat = asObject(record['chat']);
  if (chat === null) return false;
  const messages = messagesOf(chat);
  const hasQwenMessages = messages.some(([, message]) => messageFields.some((field) => field in message));
  const hasQwenFields = chatFields.some((field) => field in record) && !('folder_id' in record);
  return hasQwenMessages || (messages.length > 0 && hasQwenFields);
}

function chatsOf(record: JsonObject): readonly JsonObject[] {
  const data = record['data'];
  return (Array.isArray(data) ? data : [data]).filter(isObject);
}

/** The messages of a chat with their ids. Older chats have only a list with the messages of the shown branch. */
function messagesOf(chat: JsonObject): readonly (readonly [string | null, JsonObject])[] {
  const messagesById = asObject(asObject(chat['history'])?.['messages']);
  const entries = Object.entries(messagesById ?? {}).flatMap(([id, message]) =>
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
  return buildConversation(
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
    view: toNodeView(speaker, readQwenMessage(message, speaker), {
      createdAt: readTime(message['timestamp']),
      model: asName(message['model']) ?? asName(message['modelName']) ?? fallbackModel,
      isInterrupted: message['done'] === false || message['is_stop'] === true,
    }),
  };
}
