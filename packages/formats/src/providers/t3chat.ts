import { readContent, textOf, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { shortText } from '../conversation/tool-blocks.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * The message history of t3.chat: lists `threads` and `messages`, linked by `threadId`. Many fields occur in two
 * spellings. There are no branches: an edited or regenerated message replaces the earlier one.
 */
export const t3chatFormat: ArchiveFormat = { source: 't3chat', detect, parse };

const threadIdOf = (row: JsonObject) => asName(row['threadId']) ?? asName(row['thread_id']);

function detect(record: JsonObject): boolean {
  if (!Array.isArray(record['threads']) || !Array.isArray(record['messages'])) return false;
  const messages = asList(record['messages']).filter(isObject);
  const thread = asList(record['threads']).find(isObject);
  if (messages.length > 0) return messages.some((message) => threadIdOf(message) !== null && 'role' in message);
  return thread === undefined || !('messages' in thread);
}

function parse(record: JsonObject): ParseResult[] {
  const threads = new Map<string, { thread: JsonObject; messages: JsonObject[] }>();
  for (const thread of asList(record['threads']).filter(isObject)) {
    const id = threadIdOf(thread) ?? asName(thread['id']);
    if (id !== null) threads.set(id, { thread, messages: [] });
  }
  for (const message of asList(record['messages']).filter(isObject)) {
    const id = threadIdOf(message) ?? 'unknown';
    const chat = threads.get(id) ?? { thread: {}, messages: [] };
    chat.messages.push(message);
    threads.set(id, chat);
  }
  return [...threads].map(([id, { thread, messages }]) => parseThread(id, thread, messages));
}

function parseThread(id: string, thread: JsonObject, messages: readonly JsonObject[]): ParseResult {
  const title = asText(thread['title']);
  const result = buildConversation(
    {
      source: 't3chat',
      sourceId: id,
      title,
      createdAt: timeOf(thread),
      updatedAt: readTime(thread['lastMessageAt'] ?? thread['last_message_at'] ?? thread['updatedAt']),
      isPinned: thread['pinned'] === true,
      isArchived: thread['visibility'] === 'archived',
      projectId: asName(thread['projectId']),
    },
    messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).map(toMessage),
  );
  return 'skip' in result ? { ...result, name: title } : result;
}

const timeOf = (row: JsonObject) => readTime(row['created_at'] ?? row['createdAt'] ?? row['_creationTime']);

function toMessage(message: JsonObject): ListedMessage {
  return {
    id: asName(message['messageId']) ?? asName(message['id']) ?? asName(message['_id']),
    view: toNodeView(readSpeaker(message['role']) ?? 'assistant', readBlocks(message), {
      createdAt: timeOf(message),
      model: asName(message['model']),
      isInterrupted: /^(cancelled|error|streaming|waiting)$/.test(asText(message['status'])),
    }),
  };
}

/** The blocks of a message. `content` repeats the texts of `parts`, so it is read only if `parts` has no texts. */
function readBlocks(message: JsonObject): ParsedBlock[] {
  const parts = asList(message['parts']).filter(isObject).flatMap(readPart);
  const body = parts.some(({ type }) => type === 'text') ? [] : readContent(message['content']);
  const thought = parts.some(({ type }) => type === 'reasoning') ? [] : toReasoning(textOf(message['reasoning']));
  const error = asObject(message['serverError']);
  return [
    ...listFiles(message).map(toAttachment),
    ...thought,
    ...parts,
    ...body,
    ...toOutput(asText(error?.['message']) || asText(error?.['type']), null),
  ];
}

/** The files of a message; an export has only their ids. */
function listFiles(message: JsonObject): readonly JsonObject[] {
  const files = asList(message['attachments']).filter(isObject);
  const ids = asList(message['attachmentIds'] ?? message['attachment_ids']).filter((id) => typeof id === 'string');
  return files.length > 0 ? files : ids.map((id) => ({ id }));
}

function readPart(part: JsonObject): ParsedBlock[] {
  switch (part['type']) {
    case 'reasoning':
      return toReasoning(asText(part['reasoning']) || asText(part['text']));
    case 'tool_call':
    case 'tool-call':
      return readTool(part);
    default:
      return readContent(part);
  }
}

function readTool(part: JsonObject): ParsedBlock[] {
  const tool = asName(part['toolName']) ?? 'tool';
  const args = asObject(part['args']) ?? {};
  const queries = asList(args['queries']).map(asText).filter(Boolean);
  const input = queries.length > 0 ? queries.join('\n') : asText(args['prompt']) || toRawJson(args);
  const results = asList(part['result']).filter(isObject);
  const pictures = results.filter((entry) => 'fileName' in entry).map(toAttachment);
  const pages = results.map((page) => [asText(page['title']), asText(page['url'])].filter(Boolean).join('\n'));
  const output = pages.filter(Boolean).join('\n\n') || shortText(textOf(part['result']));
  return [{ type: 'tool_call', tool, input }, ...(pictures.length > 0 ? pictures : toOutput(output, tool))];
}

function toAttachment(file: JsonObject): ParsedBlock {
  return {
    type: 'attachment',
    name: asName(file['fileName']) ?? asName(file['name']) ?? 'Attachment',
    mimeType:
      asName(file['mimeType']) ?? (/\.(png|jpe?g|webp|gif)$/i.test(asText(file['fileName'])) ? 'image/*' : null),
    size: null,
    assetId: asName(file['url']) ?? asName(file['attachmentUrl']) ?? asName(file['id']),
  };
}
