import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readCall, readContent, toFiles, toOutput, toReasoning, textOf } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** Chats of Open WebUI: `chat.history.messages` by id; the oldest ones have only a list `chat.messages`. */
export const openwebuiFormat: ExportFormat = { source: 'openwebui', detect, parse };

function detect(record: JsonObject): boolean {
  const chat = asObject(record['chat']);
  return chat !== null && (isObject(asObject(chat['history'])?.['messages']) || Array.isArray(chat['messages']));
}

function parse(record: JsonObject): ParseResult {
  const chat = asObject(record['chat']) ?? {};
  const history = asObject(chat['history']);
  const linked = Object.entries(asObject(history?.['messages']) ?? {});
  const listed = asList(chat['messages']).filter(isObject);
  const model = asName(asList(chat['models'])[0]);
  const messages =
    linked.length > 0
      ? linked.map(([id, message]) => toMessage(id, asObject(message) ?? {}, model))
      : listed.map((message) => toMessage(asName(message['id']), message, model));
  return finishList(
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
    view: toView(readSpeaker(message['role']) ?? 'assistant', readBlocks(message), {
      createdAt: readTime(message['timestamp']),
      model: asName(message['model']) ?? fallbackModel,
      isInterrupted: message['done'] === false,
    }),
  };
}

/** `output` separates reasoning, calls and answer; older chats have them as <details> in the text. */
function readBlocks(message: JsonObject): ParsedBlock[] {
  const output = asList(message['output']).filter(isObject).flatMap(readOutput);
  const body = output.some((block) => block.type === 'text') ? output : readContent(message['content']);
  const error = textOf(message['error']);
  return [...toFiles(message['files']), ...body, ...toOutput(error, null)];
}

function readOutput(piece: JsonObject): ParsedBlock[] {
  switch (piece['type']) {
    case 'reasoning':
      return toReasoning(textOf(piece['content']) || textOf(piece['summary']));
    case 'function_call':
      return [readCall(piece)];
    case 'function_call_output':
      return toOutput(piece['output'], null);
    default:
      return readContent(piece['content']);
  }
}
