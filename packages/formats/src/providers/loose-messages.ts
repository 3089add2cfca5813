import { readCalls, readContent, textOf, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject, MessageFormat } from '../export-format.ts';
import { asList, asName, asText } from '../values/json-shape.ts';
import { toNodeView } from '../conversation/message-list.ts';
import { readSpeaker, type Speaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Formats whose records are messages: Le Chat's files chat-<id>.json, and lists in the format of the chat-completion
 * APIs. Chat-completion lists do not name a provider; their source is `sharegpt`.
 */
export const mistralFormat: MessageFormat = { source: 'mistral', detect: detectMistral, parse: toParser('mistral') };
export const messageRecordFormat: MessageFormat = { source: 'sharegpt', detect, parse: toParser('sharegpt') };

function detectMistral(record: JsonObject): boolean {
  return detect(record) && (Array.isArray(record['contentChunks']) || asName(record['chatId']) !== null);
}

function detect(record: JsonObject): boolean {
  return readSpeaker(record['role']) !== null && ('content' in record || 'contentChunks' in record);
}

function toParser(source: 'mistral' | 'sharegpt'): MessageFormat['parse'] {
  return (record) => {
    const { kind, ...view } = readMessage(record, readSpeaker(record['role']) ?? 'assistant');
    if (kind === 'hidden')
      return { message: { source, chatId: chatOf(record), title: null, isAside: false, draft: toHiddenDraft(record) } };
    const parent = record['parentId'] === null ? null : (asName(record['parentId']) ?? undefined);
    return {
      message: {
        source,
        chatId: chatOf(record),
        title: null,
        isAside: kind === 'aside',
        draft: {
          role: 'user',
          blocks: [],
          createdAt: null,
          model: null,
          isInterrupted: false,
          ...view,
          sourceId: asText(record['id']),
          parentSourceId: parent,
        },
      },
    };
  };
}

const chatOf = (record: JsonObject) => asName(record['chatId']) ?? asName(record['conversation_id']);

/** The draft of an instruction: later messages can have it as parent, but it is not shown because it has no blocks. */
function toHiddenDraft(record: JsonObject) {
  return {
    sourceId: asText(record['id']),
    parentSourceId: undefined,
    role: 'assistant' as const,
    blocks: [],
    createdAt: null,
    model: null,
    isInterrupted: false,
  };
}

/** A message in the format of the chat-completion APIs. */
export function readMessage(message: JsonObject, speaker: Speaker) {
  return toNodeView(speaker, readBlocks(message, speaker), {
    createdAt: readTime(
      message['createdAt'] ?? message['created_at'] ?? message['timestamp'] ?? message['create_time'],
    ),
    model: asName(message['model']),
  });
}

function readBlocks(message: JsonObject, speaker: Speaker): ParsedBlock[] {
  const files = [...toFiles(message['files']), ...toFiles(message['attachments'])];
  const thought = textOf(message['reasoning_content']) || textOf(message['reasoning']) || textOf(message['thinking']);
  const chunks = asList(message['contentChunks']);
  const content = chunks.length > 0 ? readContent(chunks) : readContent(message['content'] ?? message['value']);
  if (speaker === 'tool') return toOutput(message['content'], asName(message['name']));
  return [...files, ...toReasoning(thought), ...content, ...readCalls(message['tool_calls'])];
}
