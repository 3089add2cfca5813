import { readContent, toFiles, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject, parseObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Chats in Cursor's database state.vscdb: the value of a key `composerData:<id>`, and `bubbles`, the values of the keys
 * `bubbleId:<id>:<id of the message>` in the order of the chat.
 */
export const cursorStoreFormat: ArchiveFormat = {
  source: 'cursor',
  detect: (record) => isObject(record['composerData']) && Array.isArray(record['bubbles']),
  parse,
};

function parse(record: JsonObject): ParseResult[] {
  const chat = asObject(record['composerData']) ?? {};
  const title = asText(chat['name']);
  const bubbles = asList(record['bubbles']).filter(isObject);
  const createdAt = readTime(chat['createdAt']);
  const modelName = asName(asObject(chat['modelConfig'])?.['modelName']);
  const result = buildConversation(
    {
      source: 'cursor',
      sourceId: asName(chat['composerId']) ?? '',
      title,
      createdAt,
      updatedAt: readTime(chat['lastUpdatedAt']),
      isArchived: chat['isArchived'] === true,
    },
    bubbles.map((bubble) => toMessage(bubble, modelName === 'default' ? null : modelName)),
  );
  return [result, ...listSkipReasons(record).map((reason) => toSkip(reason, title))];
}

/** Why messages of the chat are not in the conversation. */
function listSkipReasons(record: JsonObject): string[] {
  const [missing, replaced] = [record['missingBubbles'], record['replacedBubbles']].map((count) => asCount(count) ?? 0);
  const reasons: string[] = [];
  if (missing)
    reasons.push(
      `The database does not contain ${missing === 1 ? 'one message' : `${missing} messages`} of this chat.`,
    );
  if (replaced === 1) reasons.push('One message of this chat was replaced by a later one and is not shown by Cursor.');
  else if (replaced)
    reasons.push(`${replaced} messages of this chat were replaced by later ones and are not shown by Cursor.`);
  return reasons;
}

function toSkip(reason: string, title: string): ParseResult {
  return { skip: { code: 'missing_file', reason }, ...(title !== '' && { name: title }) };
}

/** The type of a person's message is 1, that of a reply is 2. Replies are stored in steps. */
function toMessage(bubble: JsonObject, modelName: string | null): ListedMessage {
  const isUser = bubble['type'] === 1 || bubble['type'] === 'user';
  return {
    id: asName(bubble['bubbleId']),
    view: toNodeView(isUser ? 'user' : 'assistant', readBubble(bubble, isUser), {
      createdAt: readTime(bubble['createdAt']) ?? readTime(asObject(bubble['timingInfo'])?.['clientRpcSendTime']),
      model: asName(asObject(bubble['modelInfo'])?.['modelName']) ?? modelName,
    }),
  };
}

/** A prompt has files and a text, a step of a reply has reasoning, a text or code, and a tool call. */
function readBubble(bubble: JsonObject, isUser: boolean): ParsedBlock[] {
  const files = asList(bubble['attachedFileCodeChunksMetadataOnly']).filter(isObject);
  const thinking = bubble['thinking'];
  // Tags have a meaning only in replies.
  const text = isUser ? toText(asText(bubble['text'])) : readContent(bubble['text']);
  const call = readTool(asObject(bubble['toolFormerData']));
  // Beside a call, the code is a whole file that the tool wrote.
  const code = text.length === 0 && call.length === 0 ? readCode(bubble) : [];
  return [
    ...toFiles(files.map(({ relativeWorkspacePath }) => ({ path: relativeWorkspacePath }))),
    ...toReasoning(asText(asObject(thinking)?.['text']) || asText(thinking)),
    ...text,
    ...code,
    ...call,
  ];
}

function toText(text: string): ParsedBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.trim() }];
}

/** The code of a step without a text; a text contains its code itself. */
function readCode(bubble: JsonObject): ParsedBlock[] {
  const blocks = asList(bubble['codeBlocks']).filter(isObject);
  return blocks.flatMap((block): ParsedBlock[] => {
    const text = asText(block['content']);
    return text.trim() === '' ? [] : [{ type: 'code', text, language: asName(block['languageId']) }];
  });
}

function readTool(call: JsonObject | null): ParsedBlock[] {
  const [input, result] = [asText(call?.['rawArgs']) || asText(call?.['params']), asText(call?.['result'])];
  const name = asName(call?.['name']);
  if (name === null && input === '' && result === '') return [];
  const tool = name ?? 'tool';
  return [toShortCall(tool, parseObject(input) ?? input), ...toShortOutput(parseObject(result) ?? result, tool)];
}
