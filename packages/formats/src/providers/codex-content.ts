import { readContent, textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

/** Text parts of a message; a plain text is one. */
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

/** Pictures an event names by their addresses, or by their paths on the person's computer. */
export function readEventPictures(addresses: unknown, paths: unknown): ParsedBlock[] {
  const parts = asList(addresses).map((address) => ({ type: 'input_image', image_url: address }));
  const files = asList(paths).flatMap((path) => asText(path).split(/[/\\]/).at(-1) || []);
  const named = files.map((name): ParsedBlock => ({
    type: 'attachment',
    name,
    mimeType: 'image/*',
    size: null,
    assetId: null,
  }));
  return [...readPictures(parts), ...named];
}

export function readReasoning(item: JsonObject): ParsedBlock[] {
  return toReasoning(textOf([textOf(item['summary']), textOf(item['content'])].filter((text) => text !== '')));
}

/** A call of a tool; null for any other item. */
export function readCall(item: JsonObject): ParsedBlock | null {
  const action = asObject(item['action']);
  switch (item['type']) {
    case 'function_call':
    case 'custom_tool_call':
      return toShortCall(asName(item['name']) ?? 'tool', decoded(item['arguments'] ?? item['input']));
    // Before 2025-10.
    case 'tool_call':
      return toShortCall(asName(asObject(item['function'])?.['name']) ?? 'tool', decoded(item['arguments']));
    case 'local_shell_call':
      return toShortCall('shell', asList(action?.['command']).map(asText).join(' '));
    case 'web_search_call':
      return toShortCall('web_search', asText(action?.['query']) || asText(action?.['url']));
    case 'tool_search_call':
      return toShortCall('tool_search', decoded(item['arguments']));
    case 'image_generation_call':
      return toShortCall('image_generation', asText(item['revised_prompt']));
    default:
      return null;
  }
}

/** The beginning of a tool's result. */
export function readOutput(item: JsonObject, tool: string | null): ParsedBlock[] {
  return toShortOutput(withoutHeading(outputText(decoded(item['output'] ?? item['result']))), tool);
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

/** How long a command took and how it ended comes before what it printed. */
function withoutHeading(text: string): string {
  const start = /^(?:Chunk ID|Exit code|Wall time|Script completed)/.test(text) ? text.indexOf('\nOutput:\n') : -1;
  return start < 0 || start > 300 ? text : text.slice(start + '\nOutput:\n'.length).replace(/^\s*\n/, '');
}

/** JSON in a text, if it is an object. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
