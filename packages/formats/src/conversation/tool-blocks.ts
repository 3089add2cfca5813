import { asText, isObject, toRawJson } from '../values/json-shape.ts';
import { textOf } from './content-parts.ts';
import type { ParsedBlock } from './conversation-tree.ts';

const MAX_OUTPUT_LINES = 10;
const MAX_OUTPUT_CHARACTERS = 1_000;
const MAX_INPUT_CHARACTERS = 4_000;

/** A tool call with its result, shortened: nobody reads a whole listing again. A blank result is left out. */
export function toToolBlocks(tool: string, input: unknown, result: unknown): ParsedBlock[] {
  return [toCall(tool, input), ...toShortOutput(result, tool)];
}

export function toCall(tool: string, input: unknown): ParsedBlock {
  const text = typeof input === 'string' ? asText(input) : toRawJson(input ?? {});
  return { type: 'tool_call', tool, input: cut(text, MAX_INPUT_CHARACTERS) };
}

/** The first lines of a tool's result: a text, a list of parts with texts, or any JSON. */
export function toShortOutput(result: unknown, tool: string | null): ParsedBlock[] {
  const text = shortText(outputText(result));
  if (text === '') return [];
  return [tool === null ? { type: 'output', text } : { type: 'output', text, tool }];
}

function outputText(result: unknown): string {
  if (isObject(result) && 'content' in result) return outputText(result['content']);
  const text = textOf(result);
  return text === '' && typeof result === 'object' && result !== null ? toRawJson(result) : text;
}

/** At most ten lines and a thousand characters, with an ellipsis where it was cut. */
export function shortText(text: string): string {
  const lines = text.trim().split('\n');
  const kept = lines.slice(0, MAX_OUTPUT_LINES).join('\n');
  if (kept.length > MAX_OUTPUT_CHARACTERS) return cut(kept, MAX_OUTPUT_CHARACTERS);
  return lines.length > MAX_OUTPUT_LINES ? `${kept}\n…` : kept;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}
