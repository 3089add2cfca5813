import type { AttachmentBlock, ParsedBlock } from './conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject, parseCount, toRawJson } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';

/** Content in the format most tools use: a text, or a list of typed parts. Empty pieces are left out. */
export function readContent(content: unknown): ParsedBlock[] {
  if (typeof content === 'string') return splitTagged(asText(content));
  // Flattened at once, because nested lists would be copied at every level.
  if (Array.isArray(content)) return content.flat(Infinity).flatMap(readContent);
  return isObject(content) ? readPart(content) : [];
}

function readPart(part: JsonObject): ParsedBlock[] {
  const type = asText(part['type']);
  switch (type) {
    case 'text':
    case 'input_text':
    case 'output_text':
      return readContent(textOf(part['text']) || asText(part['value']) || asText(part['content']));
    case 'thinking':
    case 'reasoning':
    case 'think':
      return toReasoning(
        textOf(part['thinking']) || textOf(part['text']) || textOf(part['think']) || textOf(part['content']),
      );
    case 'image':
    case 'image_url':
    case 'input_image':
      return [readPicture(part)];
    case 'file':
    case 'input_file':
    case 'document':
      return [toFile(asObject(part['file']) ?? part)];
    case 'tool_use':
    case 'tool_call':
    case 'function_call':
    case 'tool-call':
      return [readCall(part), ...toOutput(part['output'] ?? part['result'], toolOf(part))];
    case 'tool_result':
    case 'function_call_output':
    case 'tool-result':
      return toOutput(
        part['content'] ?? part['output'] ?? part['result'],
        asName(part['name']) ?? asName(part['toolName']),
      );
    default:
      return readUntyped(part, type);
  }
}

function readUntyped(part: JsonObject, type: string): ParsedBlock[] {
  const text = textOf(part['text']) || asText(part['value']) || (type === '' ? asText(part['content']) : '');
  if (text !== '') return readContent(text);
  return Object.keys(part).length === 0 ? [] : [{ type: 'raw', label: type || 'part', json: toRawJson(part) }];
}

/** The text of a value: a string, an object with the text in `value`, `text` or `content`, or a list of both. */
export function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value
      .flat(Infinity)
      .map(textOf)
      .filter((text) => text !== '')
      .join('\n\n');
  const piece = asObject(value);
  return piece ? asText(piece['value']) || asText(piece['text']) || asText(piece['content']) : asText(value);
}

export function toReasoning(text: string): ParsedBlock[] {
  return text.trim() === '' ? [] : [{ type: 'reasoning', text: text.trim() }];
}

/** Whether a value without text is shown as JSON. A list that has only typed parts, such as pictures, is not. */
export function isShownAsJson(value: unknown): boolean {
  if (!Array.isArray(value)) return isObject(value);
  return value.some((item) => (isObject(item) ? typeof item['type'] !== 'string' : item !== null && item !== ''));
}

export function toOutput(value: unknown, tool: string | null): ParsedBlock[] {
  const text = textOf(value) || (isShownAsJson(value) ? toRawJson(value) : '');
  if (text.trim() === '') return [];
  return [tool === null ? { type: 'output', text } : { type: 'output', text, tool }];
}

/** A tool call with any of the usual field names. */
export function readCall(call: JsonObject): ParsedBlock {
  const inner = asObject(call['function']) ?? asObject(call['tool_call']) ?? call;
  const tool = toolOf(inner) ?? 'tool';
  const input = inner['arguments'] ?? inner['input'] ?? inner['args'] ?? {};
  return { type: 'tool_call', tool, input: typeof input === 'string' ? asText(input) : toRawJson(input) };
}

function toolOf(call: JsonObject): string | null {
  return asName(call['name']) ?? asName(call['toolName']) ?? asName(call['tool_name']) ?? asName(call['apiName']);
}

/** `tool_calls` next to a message's content. */
export function readCalls(value: unknown): ParsedBlock[] {
  return asList(value).filter(isObject).map(readCall);
}

export function toFile(file: JsonObject): AttachmentBlock {
  const block: AttachmentBlock = {
    type: 'attachment',
    name:
      asName(file['filename']) ??
      asName(file['name']) ??
      asName(file['file_name']) ??
      baseName(file['path']) ??
      'Attachment',
    mimeType: asName(file['mimeType']) ?? asName(file['mime_type']) ?? asName(file['fileType']) ?? asName(file['type']),
    size: asCount(file['bytes']) ?? asCount(file['size']) ?? parseCount(file['sizeBytes']),
    assetId: asName(file['file_id']) ?? asName(file['id']),
  };
  const text = asText(file['extracted_content']) || asText(file['text']);
  return text === '' ? block : { ...block, text };
}

function baseName(path: unknown): string | null {
  return asName(
    asText(path)
      .split(/[\\/]/)
      .findLast((name) => name !== ''),
  );
}

export function toFiles(value: unknown): AttachmentBlock[] {
  return asList(value).filter(isObject).map(toFile);
}

function readPicture(part: JsonObject): AttachmentBlock {
  const address = asText(asObject(part['image_url'])?.['url']) || asText(part['image_url']) || asText(part['url']);
  const inlineType = /^data:([a-z]+\/[a-z0-9.+-]+)/i.exec(address)?.[1];
  return {
    type: 'attachment',
    name: asName(part['name']) ?? 'Image',
    mimeType: inlineType ?? asName(asObject(part['source'])?.['media_type']) ?? 'image/*',
    size: null,
    assetId: inlineType === undefined && address !== '' ? address : asName(part['file_id']),
  };
}
