import { readContent, textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

/** The texts of a message, whose content is one text or a list of parts. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [asText(content)];
  const parts = asList(content).filter(isObject);
  return parts.map((part) => asText(part['text'])).filter((text) => text.trim() !== '');
}

/** Pictures among the parts of a message. */
export function readPictures(content: unknown): ParsedBlock[] {
  const parts = asList(content).filter(isObject);
  return parts
    .filter((part) => part['type'] === 'input_image' && asName(part['image_url']) !== null)
    .flatMap(readContent);
}

/** Pictures of an event, which has their addresses or their paths on the person's computer. */
export function readEventPictures(addresses: unknown, paths: unknown): ParsedBlock[] {
  const parts = asList(addresses).map((address) => ({ type: 'input_image', image_url: address }));
  const fileNames = asList(paths).flatMap((path) => asText(path).split(/[/\\]/).at(-1) || []);
  const files = fileNames.map((name): ParsedBlock => ({
    type: 'attachment',
    name,
    mimeType: 'image/*',
    size: null,
    assetId: null,
  }));
  return [...readPictures(parts), ...files];
}

export function readReasoning(item: JsonObject): ParsedBlock[] {
  return toReasoning(textOf([textOf(item['summary']), textOf(item['content'])].filter((text) => text !== '')));
}

/** The block of a tool call; null for any other item. */
export function readCall(item: JsonObject): ParsedBlock | null {
  const action = asObject(item['action']);
  switch (item['type']) {
    case 'function_call':
    case 'custom_tool_call':
      return toShortCall(asName(item['name']) ?? 'tool', parseIfObject(item['arguments'] ?? item['input']));
    // Versions before October 2025.
    case 'tool_call':
      return toShortCall(asName(asObject(item['function'])?.['name']) ?? 'tool', parseIfObject(item['arguments']));
    case 'local_shell_call':
      return toShortCall('shell', asList(action?.['command']).map(asText).join(' '));
    case 'web_search_call':
      return toShortCall('web_search', asText(action?.['query']) || asText(action?.['url']));
    case 'tool_search_call':
      return toShortCall('tool_search', parseIfObject(item['arguments']));
    case 'image_generation_call':
      return toShortCall('image_generation', asText(item['revised_prompt']));
    default:
      return null;
  }
}

/** The beginning of a tool's result. */
export function readOutput(item: JsonObject, tool: string | null): ParsedBlock[] {
  return toShortOutput(removeHeading(outputText(parseIfObject(item['output'] ?? item['result']))), tool);
}

export function isOutput(item: JsonObject): boolean {
  return ['function_call_output', 'custom_tool_call_output', 'tool_result'].includes(asText(item['type']));
}

function outputText(output: unknown): string {
  const result = asObject(output);
  if (result === null) return textOf(output);
  const streams = [asText(result['stdout']), asText(result['stderr'])].filter((text) => text !== '').join('\n');
  return asText(result['output']) || streams || textOf(result['content']) || textOf(result);
}

const OUTPUT_MARK = '\nOutput:\n';
/** In characters. An `OUTPUT_MARK` further on is part of the output itself. */
const MAX_HEADING_LENGTH = 300;

/** The output of a command without the heading that has the duration and the exit code. */
function removeHeading(text: string): string {
  const start = /^(?:Chunk ID|Exit code|Wall time|Script completed)/.test(text) ? text.indexOf(OUTPUT_MARK) : -1;
  return start < 0 || start > MAX_HEADING_LENGTH ? text : text.slice(start + OUTPUT_MARK.length).replace(/^\s*\n/, '');
}

/** The object in a text of JSON; any other value unchanged. */
function parseIfObject(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
