import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import { readMessage } from './loose-messages.ts';
import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Common formats for sharing chats: `conversations` of { from, value }, or `messages` of { role, content }. Tried last,
 * because many exports have messages with roles.
 */
export const sharegptFormat: ExportFormat = { source: 'sharegpt', detect, parse };

/** Keys under which the list of messages may be. */
const listKeys = ['conversations', 'conversation', 'messages', 'items', 'turns', 'dialog', 'chat'] as const;

function listOf(record: JsonObject): readonly JsonObject[] {
  const key = listKeys.find((name) => Array.isArray(record[name]) && asList(record[name]).some(isMessage));
  return key === undefined ? [] : asList(record[key]).filter(isObject);
}

function isMessage(value: unknown): boolean {
  return isObject(value) && speakerOf(value) !== null && textKeys.some((key) => key in value);
}

/** Keys under which the text of a message may be. */
const textKeys = ['value', 'content', 'text', 'message', 'markdown'] as const;

const speakerOf = (message: JsonObject) =>
  readSpeaker(message['from'] ?? message['role'] ?? message['author'] ?? message['sender'] ?? message['speaker']);

function detect(record: JsonObject): boolean {
  return listOf(record).length > 0;
}

function parse(record: JsonObject): ParseResult {
  const list = listOf(record);
  const id = asName(record['id']) ?? asName(record['uuid']) ?? asName(record['conversation_id']);
  return buildConversation(
    {
      source: 'sharegpt',
      sourceId: id ?? (typeof record['id'] === 'number' ? String(record['id']) : deriveIdFrom(list)),
      title: asText(record['title']) || asText(record['name']),
      createdAt: readTime(record['created_at'] ?? record['createdAt'] ?? record['create_time'] ?? record['timestamp']),
      updatedAt: readTime(record['updated_at'] ?? record['updatedAt'] ?? record['update_time']),
    },
    list.map(toMessage),
  );
}

/**
 * An id derived from the first message, or from the first three if the first is an instruction, which many
 * conversations may share.
 */
function deriveIdFrom(list: readonly JsonObject[]): string {
  const [first] = list;
  const isInstruction = first !== undefined && speakerOf(first) === 'system';
  return isInstruction ? deriveId(...list.slice(0, 3)) : deriveId(first);
}

function toMessage(message: JsonObject): ListedMessage {
  const key = textKeys.find((name) => message[name] !== undefined);
  const withContent = { ...message, content: key === undefined ? '' : message[key] };
  const parent = message['parentId'] ?? message['parent_id'] ?? message['parent'];
  // An unknown speaker is not the user.
  return {
    id: asName(message['id']) ?? asName(message['uuid']),
    parent: parent === undefined ? undefined : asName(parent),
    view: readMessage(withContent, speakerOf(message) ?? 'assistant'),
  };
}
