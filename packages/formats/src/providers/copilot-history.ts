import { readContent, toOutput } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * The response that copilot.microsoft.com loads for one conversation: its messages, usually newest first. The response
 * has neither an id nor a title; the browser extension adds `conversationId`, and other programs may add `title`.
 */
export const copilotHistoryFormat: ExportFormat = { source: 'copilot', detect, parse };

function detect(record: JsonObject): boolean {
  const first = asList(record['results']).find(isObject);
  return first !== undefined && speakerOf(first) !== '' && Array.isArray(first['content']);
}

const speakerOf = (message: JsonObject) => asText(asObject(message['author'])?.['type']);

function parse(record: JsonObject): ParseResult {
  const messages = asList(record['results']).filter(isObject);
  const times = messages.map((message) => readTime(message['createdAt']));
  const isOldestFirst = (times[0] ?? 0) < (times.at(-1) ?? 0);
  const oldestFirst = isOldestFirst ? messages : messages.toReversed();
  const sourceId =
    asName(record['conversationId']) ?? deriveId('copilot', oldestFirst[0]?.['id'], oldestFirst[0]?.['createdAt']);
  return buildConversation({ source: 'copilot', sourceId, title: asText(record['title']) }, oldestFirst.map(toMessage));
}

function toMessage(message: JsonObject): ListedMessage {
  const isUser = /^(human|user)$/i.test(speakerOf(message));
  return {
    id: asName(message['id']),
    view: toNodeView(isUser ? 'user' : 'assistant', readBlocks(asList(message['content']).filter(isObject)), {
      createdAt: readTime(message['createdAt']),
    }),
  };
}

function readBlocks(parts: readonly JsonObject[]): ParsedBlock[] {
  const citations = parts.filter(({ type }) => type === 'citation');
  const lines = citations.map((citation) =>
    [asText(citation['title']), asText(citation['url'])].filter(Boolean).join('\n'),
  );
  return [
    ...toOutput(lines.filter(Boolean).join('\n\n'), 'web_search'),
    ...parts.filter(({ type }) => type !== 'citation').flatMap(readContent),
  ];
}
