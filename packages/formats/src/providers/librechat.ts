import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent, toFiles } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/** Conversations of LibreChat: a list of messages linked by parent, or nested in each other by `children`. */
export const librechatFormat: ExportFormat = { source: 'librechat', detect, parse };

/** The parent id that first messages have. */
const NO_PARENT = '00000000-0000-0000-0000-000000000000';

const listOf = (record: JsonObject) => asList(record['messagesTree'] ?? record['messages']).filter(isObject);

function detect(record: JsonObject): boolean {
  const messages = listOf(record);
  if (messages.length > 0) return messages.some(isMessage);
  return asName(record['conversationId']) !== null && 'endpoint' in record;
}

function isMessage(message: JsonObject): boolean {
  const isLinked = 'messageId' in message || 'parentMessageId' in message;
  return isLinked && ('isCreatedByUser' in message || 'sender' in message);
}

function parse(record: JsonObject): ParseResult {
  const messages = flatten(listOf(record));
  const options = asObject(record['options']);
  return buildConversation(
    {
      source: 'librechat',
      sourceId: asName(record['conversationId']) ?? deriveId(messages[0]?.message['messageId']),
      title: asText(record['title']) || asText(options?.['title']),
      createdAt: readTime(record['createdAt']),
      updatedAt: readTime(record['updatedAt']),
      isArchived: record['isArchived'] === true,
    },
    messages.map(({ message, outerId }) => toMessage(message, outerId, asName(options?.['model']))),
  );
}

interface NestedMessage {
  message: JsonObject;
  /** The id of the message that contains this one. */
  outerId: string | null;
}

/** All nested messages, parents before children. No recursion: the nesting is as deep as the conversation is long. */
function flatten(roots: readonly JsonObject[]): NestedMessage[] {
  const flat: NestedMessage[] = [];
  const stack: NestedMessage[] = roots.toReversed().map((message) => ({ message, outerId: null }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    flat.push(next);
    const outerId = asName(next.message['messageId']);
    for (const child of asList(next.message['children']).filter(isObject).toReversed())
      stack.push({ message: child, outerId });
  }
  return flat;
}

function toMessage(message: JsonObject, outerId: string | null, fallbackModel: string | null): ListedMessage {
  const parentId = asName(message['parentMessageId']);
  const isUser =
    typeof message['isCreatedByUser'] === 'boolean'
      ? message['isCreatedByUser']
      : /^user$/i.test(asText(message['sender']));
  return {
    id: asName(message['messageId']),
    parent: parentId === NO_PARENT ? null : (parentId ?? outerId ?? undefined),
    view: toNodeView(isUser ? 'user' : 'assistant', readBlocks(message), {
      createdAt: readTime(message['createdAt']) ?? readTime(message['updatedAt']),
      model: asName(message['model']) ?? fallbackModel,
      isInterrupted: message['unfinished'] === true,
    }),
  };
}

function readBlocks(message: JsonObject): ParsedBlock[] {
  const parts = readContent(message['content']);
  const body = parts.length > 0 ? parts : readContent(message['text']);
  return [...toFiles(message['files']), ...body, ...toFiles(message['attachments'])];
}
