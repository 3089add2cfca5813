import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

/** Texts that hooks add to a prompt. */
const HOOK_TEXT = /^\s*<qwen:[a-z-]+>/;

type Content = JsonObject | null;

const partsOf = (message: Content): JsonObject[] => asList(message?.['parts']).filter(isObject);

/** The person's text, with the names of the files they attached. */
export function readQwenPrompt(message: Content, payload: Content): ParsedBlock[] {
  const parts = partsOf(message);
  const typedTexts = parts.map((part) => asText(part['text'])).filter((text) => !HOOK_TEXT.test(text));
  const text = (asName(payload?.['displayText']) ?? typedTexts.join('')).trim();
  return [...parts.flatMap(readFile), ...toText(text)];
}

export function readQwenReply(message: Content): ParsedBlock[] {
  return partsOf(message).flatMap((part): ParsedBlock[] => {
    const call = asObject(part['functionCall']);
    if (call !== null) return [toShortCall(asName(call['name']) ?? 'tool', call['args'])];
    const text = asText(part['text']).trim();
    if (part['thought'] === true) return toReasoning(text);
    return text === '' ? readFile(part) : toText(text);
  });
}

export function readQwenResult(message: Content): ParsedBlock[] {
  return partsOf(message).flatMap((part) => {
    const result = asObject(part['functionResponse']);
    const response = asObject(result?.['response']);
    const output = asText(response?.['output']) || asText(response?.['error']);
    return result === null ? [] : toShortOutput(output || response, asName(result['name']));
  });
}

function toText(text: string): ParsedBlock[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function readFile(part: JsonObject): ParsedBlock[] {
  const file = asObject(part['inlineData']) ?? asObject(part['fileData']);
  if (file === null) return [];
  const name = asName(file['displayName']) ?? asName(file['fileUri']) ?? 'Attachment';
  return [{ type: 'attachment', name, mimeType: asName(file['mimeType']), size: null, assetId: null }];
}
