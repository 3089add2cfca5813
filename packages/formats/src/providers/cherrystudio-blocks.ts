import { readContent, toFile, toFiles, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toNodeView } from '../conversation/message-list.ts';
import { shortText, toToolBlocks } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

export type Blocks = ReadonlyMap<string, JsonObject>;

/** Types of blocks that are not read: errors, placeholders, and summaries that the program wrote for the model. */
const ignoredTypes = new Set(['error', 'unknown', 'compact']);

export function toMessageView(message: JsonObject, blocks: Blocks) {
  const speaker = message['type'] === 'clear' ? 'system' : (readSpeaker(message['role']) ?? 'assistant');
  return toNodeView(speaker, readBlocks(message, blocks), {
    createdAt: readTime(message['createdAt']),
    model: asName(asObject(message['model'])?.['id']) ?? asName(message['modelId']),
    isInterrupted: message['status'] === 'paused',
  });
}

/** A message refers to blocks in another table; an older message contains its content itself. */
function readBlocks(message: JsonObject, blocks: Blocks): ParsedBlock[] {
  if (Array.isArray(message['blocks']) && message['blocks'].length > 0) {
    return message['blocks'].flatMap((blockOrId) => {
      const block = isObject(blockOrId) ? blockOrId : blocks.get(asText(blockOrId));
      return block ? readBlock(block) : [];
    });
  }
  const files = asList(message['files']).filter(isObject).map(toFileFields);
  return [...toFiles(files), ...toReasoning(asText(message['reasoning_content'])), ...readContent(message['content'])];
}

function readBlock(block: JsonObject): ParsedBlock[] {
  const type = asText(block['type']);
  if (ignoredTypes.has(type)) return [];
  const content = asText(block['content']);
  switch (type) {
    case 'main_text':
      return readContent(content);
    case 'thinking':
      return toReasoning(content);
    case 'code':
      return content === '' ? [] : [{ type: 'code', text: content, language: asName(block['language']) }];
    case 'translation':
      return content === '' ? [] : [{ type: 'output', text: content, tool: 'translation' }];
    case 'tool':
      return readTool(block);
    case 'citation':
      return readCitation(block);
    case 'image':
    case 'file':
    case 'video':
      return [readFile(block, type)];
    default:
      return [{ type: 'raw', label: type || 'block', json: toRawJson(block) }];
  }
}

function readTool(block: JsonObject): ParsedBlock[] {
  const response = asObject(asObject(block['metadata'])?.['rawMcpToolResponse']);
  const tool = asName(block['toolName']) ?? asName(asObject(response?.['tool'])?.['name']) ?? 'tool';
  return toToolBlocks(tool, block['arguments'] ?? response?.['arguments'], block['content'] ?? response?.['response']);
}

/** Pages and documents a reply refers to, by title and address. */
function readCitation(block: JsonObject): ParsedBlock[] {
  const results = asObject(block['response'])?.['results'];
  const list = Array.isArray(results) ? results : asList(asObject(results)?.['results']);
  const pages = [...list, ...asList(block['knowledge'])].filter(isObject).map((page) => {
    const address = asText(page['url']) || asText(page['link']) || asText(page['sourceUrl']);
    return [asText(page['title']), address].filter(Boolean).join(' ');
  });
  const text = shortText(pages.filter(Boolean).join('\n'));
  return text === '' ? [] : [{ type: 'output', text, tool: 'sources' }];
}

const mediaNames: ReadonlyMap<string, string> = new Map([
  ['image', 'Image'],
  ['video', 'Video'],
]);

function readFile(block: JsonObject, type: string): ParsedBlock {
  const file = asObject(block['file']);
  if (file) return toFile(toFileFields(file));
  return {
    type: 'attachment',
    name: mediaNames.get(type) ?? 'Attachment',
    mimeType: type === 'file' ? null : `${type}/*`,
    size: null,
    assetId: null,
  };
}

/** `name` is the name of the program's copy, `origin_name` that of the person's file; `type` is not a media type. */
function toFileFields(file: JsonObject): JsonObject {
  const { id, name, origin_name, size, type } = file;
  return { id, name: origin_name ?? name, size, ...(type === 'image' && { type: 'image/*' }) };
}
