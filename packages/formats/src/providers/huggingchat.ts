import { readContent, textOf, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { shortText } from '../conversation/tool-blocks.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Conversations of HuggingChat (chat-ui): messages { from, content } that list all messages above them in `ancestors`.
 * In an account's export, conversations.json is a list of conversations. The export of a single conversation contains
 * its traces as well.
 */
export const huggingchatFormat: ExportFormat = { source: 'huggingchat', detect, parse };

const chatOf = (record: JsonObject) =>
  record['format'] === 'chat-ui-conversation-trace' ? (asObject(record['conversation']) ?? {}) : record;

/** Fields of a conversation that other formats do not have. */
const distinctiveFields = ['rootMessageId', 'preprompt', 'assistantId', 'embeddingModel', 'userAgent', 'modelId'];

function detect(record: JsonObject): boolean {
  if (record['format'] === 'chat-ui-conversation-trace') return true;
  const messages = asList(record['messages']).filter(isObject);
  const isLinked = messages.some((message) => 'from' in message && Array.isArray(message['ancestors']));
  return isLinked || (messages.some(isPlain) && distinctiveFields.some((field) => field in record));
}

function isPlain(message: JsonObject): boolean {
  return typeof message['from'] === 'string' && typeof message['content'] === 'string' && 'id' in message;
}

function parse(record: JsonObject): ParseResult {
  const chat = chatOf(record);
  const messages = asList(chat['messages']).filter(isObject);
  const model = asName(chat['model']) ?? asName(chat['modelId']);
  return buildConversation(
    {
      source: 'huggingchat',
      sourceId: idOf(chat['_id']) ?? idOf(chat['id']) ?? deriveId(chat['createdAt'], messages[0]?.['id']),
      title: asText(chat['title']),
      createdAt: readTime(chat['createdAt']),
      updatedAt: readTime(chat['updatedAt']),
    },
    messages.map((message, at) => toMessage(message, model, shouldOmitFiles(messages, at))),
  );
}

const idOf = (value: unknown) => asName(value) ?? asName(asObject(value)?.['$oid']);

/**
 * Whether the files of a message are left out. An export lists all files of a conversation at each message; they are
 * shown only at the first question.
 */
function shouldOmitFiles(messages: readonly JsonObject[], index: number): boolean {
  const names = asList(messages[index]?.['files']);
  if (names.length === 0 || !names.every((name) => typeof name === 'string')) return false;
  const speakers = messages.map((message) => readSpeaker(message['from']));
  const questionIndex = speakers.indexOf('user');
  const firstShownIndex = speakers.findIndex((speaker) => speaker !== 'system');
  return index !== (questionIndex === -1 ? firstShownIndex : questionIndex);
}

function toMessage(message: JsonObject, model: string | null, omitsFiles: boolean): ListedMessage {
  const ancestors = message['ancestors'];
  const router = asObject(message['routerMetadata']);
  return {
    id: asName(message['id']),
    parent: Array.isArray(ancestors) ? asName(ancestors.at(-1)) : undefined,
    children: asList(message['children']).filter((child) => typeof child === 'string'),
    view: toNodeView(readSpeaker(message['from']) ?? 'assistant', readBlocks(message, omitsFiles), {
      createdAt: readTime(message['createdAt']) ?? readTime(message['updatedAt']),
      model: asName(router?.['model']) ?? model,
      isInterrupted: message['interrupted'] === true,
    }),
  };
}

function readBlocks(message: JsonObject, omitsFiles: boolean): ParsedBlock[] {
  const updates = asList(message['updates']).filter(isObject);
  const tools = new Map(
    updates.flatMap((update) => {
      const name = asName(asObject(update['call'])?.['name']) ?? asName(update['name']);
      return name === null ? [] : [[asText(update['uuid']), name] as const];
    }),
  );
  return [
    ...(omitsFiles ? [] : asList(message['files']).map(toFile)),
    ...toReasoning(textOf(message['reasoning'])),
    ...updates.flatMap((update) => readUpdate(update, tools.get(asText(update['uuid'])) ?? 'tool')),
    ...readContent(message['content']),
  ];
}

/** The blocks of a step of a reply: tool calls with their results, and pages found. Other steps have none. */
function readUpdate(update: JsonObject, tool: string): ParsedBlock[] {
  const kind = update['messageType'] ?? update['subtype'];
  if (update['type'] === 'webSearch' && kind === 'sources') {
    const pages = asList(update['sources']).filter(isObject);
    const lines = pages.map((page) => [asText(page['title']), asText(page['link'])].filter(Boolean).join('\n'));
    return toOutput(lines.join('\n\n'), 'web_search');
  }
  const outputs = asObject(update['result'])?.['outputs'] ?? update['outputs'];
  if (Array.isArray(outputs)) return toOutput(shortText(outputs.map(outputOf).join('\n')), tool);
  const call = asObject(update['call']) ?? update;
  if (call !== update || 'parameters' in update)
    return [{ type: 'tool_call', tool, input: toRawJson(call['parameters'] ?? {}) }];
  return update['type'] === 'tool' && kind === 'error' ? toOutput(shortText(asText(update['message'])), tool) : [];
}

function outputOf(output: unknown): string {
  return textOf(output) || (isObject(output) ? asText(Object.values(output)[0]) : '');
}

function toFile(file: unknown): AttachmentBlock {
  const name = asName(file) ?? asName(asObject(file)?.['name']) ?? 'Attachment';
  const mimeType = asName(asObject(file)?.['mime']) ?? (/\.(png|jpe?g|webp|gif)$/i.test(name) ? 'image/*' : null);
  const assetId = typeof file === 'string' ? name : asName(asObject(file)?.['value']);
  // A long value is the content of the file, not its name.
  const isFileName = assetId !== null && assetId.length < 200;
  return { type: 'attachment', name, mimeType, size: null, assetId: isFileName ? assetId : null };
}
