import { readContent, toFiles, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toNodeView } from '../conversation/message-list.ts';
import { toToolBlocks } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** Summaries that Chatbox wrote to shorten the context are hidden. */
export function toMessageView(message: JsonObject) {
  const speaker = message['isSummary'] === true ? 'system' : (readSpeaker(message['role']) ?? 'assistant');
  const model = asName(message['model']);
  return toNodeView(speaker, readBlocks(message), {
    createdAt: readTime(message['timestamp']),
    model: model === 'unknown' ? null : model,
  });
}

function readBlocks(message: JsonObject): ParsedBlock[] {
  const parts = asList(message['contentParts']).filter(isObject);
  const links = asList(message['links']).filter(isObject);
  return [
    ...toFiles(asList(message['files']).filter(isObject).map(toFileFields)),
    ...toFiles(links.map((link) => ({ name: asText(link['title']) || link['url'] }))),
    ...toReasoning(asText(message['reasoningContent'])),
    ...(parts.length > 0 ? parts.flatMap(readPart) : readContent(message['content'])),
    ...toFiles(asList(message['pictures']).filter(isObject).map(toPicture)),
  ];
}

function readPart(part: JsonObject): ParsedBlock[] {
  switch (part['type']) {
    case 'tool-call':
      return toToolBlocks(asName(part['toolName']) ?? 'tool', part['args'], part['result']);
    case 'image':
      return toFiles([toPicture(part)]);
    // A note of the program, such as a change of the model.
    case 'info':
      return [];
    default:
      return readContent(part);
  }
}

const toFileFields = ({ name, fileType, storageKey }: JsonObject): JsonObject => ({ name, fileType, id: storageKey });

const toPicture = ({ storageKey }: JsonObject): JsonObject => ({ name: 'Image', type: 'image/*', id: storageKey });
