import { readContent, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';

/** Types of steps about the work of the program, which LM Studio shows small or not at all. */
const ignoredSteps = new Set(['debugInfoBlock', 'toolStatus', 'citationBlock']);

/** The blocks of one version of a message. A version of a question has `content`, a version of a reply has `steps`. */
export function readVersionBlocks(version: JsonObject): ParsedBlock[] {
  if (!Array.isArray(version['steps'])) return readParts(version['content'], { isThinking: false });
  return version['steps'].filter(isObject).flatMap(readStep);
}

function readStep(step: JsonObject): ParsedBlock[] {
  const type = asText(step['type']);
  if (ignoredSteps.has(type)) return [];
  if (type === 'contentBlock')
    return readParts(step['content'], { isThinking: asObject(step['style'])?.['type'] === 'thinking' });
  return [{ type: 'raw', label: type || 'step', json: toRawJson(step) }];
}

function readParts(content: unknown, { isThinking }: { isThinking: boolean }): ParsedBlock[] {
  const parts = Array.isArray(content) ? content.filter(isObject) : [{ type: 'text', text: asText(content) }];
  return parts.flatMap((part) => {
    if (part['type'] === 'text' && isThinking) return toReasoning(asText(part['text']));
    return readPart(part);
  });
}

function readPart(part: JsonObject): ParsedBlock[] {
  switch (part['type']) {
    case 'toolCallRequest':
      return [toCall(asName(part['name']) ?? 'tool', part['parameters'])];
    case 'toolCallResult':
      return toShortOutput(parseResult(part['content']), null);
    case 'file':
      return [readFile(part)];
    default:
      return readContent(part);
  }
}

/** The result of a tool, which is a list of parts written as JSON into a text. */
function parseResult(content: unknown): unknown {
  const text = asText(content);
  if (!text.startsWith('[') && !text.startsWith('{')) return content;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function readFile(part: JsonObject): ParsedBlock {
  const identifier = asName(part['fileIdentifier']);
  const isPicture = part['fileType'] === 'image';
  return {
    type: 'attachment',
    name: asName(part['name']) ?? identifier ?? (isPicture ? 'Image' : 'Attachment'),
    mimeType: isPicture ? 'image/*' : null,
    size: asCount(part['sizeBytes']),
    assetId: identifier,
  };
}

/** Whether the person stopped the reply: the last step has the reason why the reply ended. */
export function isStopped(version: JsonObject): boolean {
  const reasons = asList(version['steps']).flatMap((step) => {
    const stats = asObject(asObject(isObject(step) ? step['genInfo'] : null)?.['stats']);
    return asName(stats?.['stopReason']) ?? [];
  });
  return reasons.at(-1) === 'userStopped';
}
