import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readCall, readContent, toFiles, toOutput, toReasoning, textOf } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { isWebAddress } from '../values/markdown-link.ts';
import { linkNumbers, numberSources } from '../values/numbered-citations.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Chats of Open WebUI: `chat.history.messages` by id; the oldest chats have only a list `chat.messages`. Some tools
 * write only the content of `chat`.
 */
export const openwebuiFormat: ExportFormat = { source: 'openwebui', detect, parse };

function detect(record: JsonObject): boolean {
  const chat = asObject(record['chat']);
  if (chat === null) return isObject(asObject(record['history'])?.['messages']);
  return isObject(asObject(chat['history'])?.['messages']) || Array.isArray(chat['messages']);
}

function parse(record: JsonObject): ParseResult {
  const chat = asObject(record['chat']) ?? record;
  const history = asObject(chat['history']);
  const linked = Object.entries(asObject(history?.['messages']) ?? {});
  const listed = asList(chat['messages']).filter(isObject);
  const model = asName(asList(chat['models'])[0]);
  const messages =
    linked.length > 0
      ? linked.map(([id, message]) => toMessage(id, asObject(message) ?? {}, model))
      : listed.map((message) => toMessage(asName(message['id']), message, model));
  return buildConversation(
    {
      source: 'openwebui',
      sourceId: asName(record['id']) ?? asName(chat['id']) ?? deriveId(record['created_at'], messages[0]?.id),
      title: asText(record['title']) || asText(chat['title']),
      createdAt: readTime(record['created_at']) ?? readTime(chat['timestamp']),
      updatedAt: readTime(record['updated_at']),
      isArchived: record['archived'] === true,
      isPinned: record['pinned'] === true,
      projectId: asName(record['folder_id']),
      activeLeafSourceId: asName(history?.['currentId']) ?? asName(history?.['current_id']),
    },
    messages,
  );
}

function toMessage(id: string | null, message: JsonObject, fallbackModel: string | null): ListedMessage {
  const parent = message['parentId'];
  return {
    id,
    parent: parent === undefined ? undefined : asName(parent),
    children: asList(message['childrenIds']).filter((child) => typeof child === 'string'),
    view: toNodeView(readSpeaker(message['role']) ?? 'assistant', readBlocks(message), {
      createdAt: readTime(message['timestamp']),
      model: asName(message['model']) ?? fallbackModel,
      isInterrupted: message['done'] === false,
    }),
  };
}

/** `output` has reasoning, calls and reply as separate parts; older chats have them as <details> in the text. */
function readBlocks(message: JsonObject): ParsedBlock[] {
  const pieces = asList(message['output']).filter(isObject);
  const output = pieces.flatMap(readOutput);
  const hasReply = pieces.some(({ type }) => type === 'message') && output.some(({ type }) => type === 'text');
  const body = hasReply ? output : addMissingReply(output, readContent(message['content']));
  const error = textOf(message['error']);
  const sources = asList(message['sources'] ?? message['citations']).filter(isObject);
  return [
    ...toFiles(message['files']),
    ...linkSources(body, sources),
    ...toOutput(error, null),
    ...toOutput(sources.map(describeSource).filter(Boolean).join('\n\n'), 'Sources'),
  ];
}

/** Turns numbers in texts into links. A number means a document in the list of the documents of all sources. */
function linkSources(blocks: readonly ParsedBlock[], sources: readonly JsonObject[]): ParsedBlock[] {
  const addresses = sources.flatMap((source) => {
    const origin = asObject(source['source']);
    const documents = asList(source['metadata']).map((entry) => asText(asObject(entry)?.['source']));
    const sourceUrl = [asText(origin?.['url']), asText(origin?.['name'])].find(isWebAddress) ?? '';
    if (documents.length === 0) return [sourceUrl];
    return [...new Set(documents.map((url) => (isWebAddress(url) ? url : sourceUrl)))];
  });
  const numbers = numberSources(addresses);
  return blocks.map((block) => (block.type === 'text' ? { ...block, text: linkNumbers(block.text, numbers) } : block));
}

function describeSource(source: JsonObject): string {
  const origin = asObject(source['source']);
  return [asText(origin?.['name']), asText(origin?.['url'])]
    .filter((line, at, all) => line && all.indexOf(line) === at)
    .join('\n');
}

/**
 * The blocks of a message whose `output` lacks the reply, as it does after an interruption. `content` has only the
 * reply, or the reply and all other parts.
 */
function addMissingReply(output: ParsedBlock[], content: ParsedBlock[]): ParsedBlock[] {
  return content.some(({ type }) => type !== 'text') ? content : [...output, ...content];
}

function readOutput(piece: JsonObject): ParsedBlock[] {
  switch (piece['type']) {
    case 'reasoning':
      return toReasoning(textOf(piece['content']) || textOf(piece['summary']));
    case 'function_call':
      return [readCall(piece)];
    case 'function_call_output':
      return toOutput(piece['output'], null);
    case 'code_interpreter':
    case 'open_webui:code_interpreter':
      return readCode(piece);
    default:
      // A piece of another type may have no content.
      return readContent(piece['content'] ?? piece);
  }
}

function readCode(piece: JsonObject): ParsedBlock[] {
  const code = asText(piece['code']);
  const result = asObject(piece['output']);
  const printed = result ? asText(result['stdout']) || asText(result['result']) || asText(result['stderr']) : '';
  return [
    ...(code === '' ? [] : [{ type: 'code', text: code, language: asName(piece['lang']) ?? 'python' } as const]),
    ...toOutput(printed || textOf(piece['output']), 'code_interpreter'),
  ];
}
