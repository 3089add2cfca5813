import { asText, isObject, toRawJson } from '../values/json-shape.ts';
import { isShownAsJson, textOf } from './content-parts.ts';
import type { ParsedBlock } from './conversation-tree.ts';

const MAX_LINES = 10;
const MAX_CHARACTERS = 1_000;
const MAX_INPUT_CHARACTERS = 4_000;
/** Characters of one argument in a short call; an argument may be the content of a whole file. */
const MAX_ARGUMENT_CHARACTERS = 200;

/** A tool call with its result, shortened because people rarely read long outputs again. A blank result is left out. */
export function toToolBlocks(tool: string, input: unknown, result: unknown): ParsedBlock[] {
  return [toCall(tool, input), ...toShortOutput(result, tool)];
}

/** A tool call with nearly all of its arguments, which in chats are only a question or a few settings. */
export function toCall(tool: string, input: unknown): ParsedBlock {
  const text = typeof input === 'string' ? asText(input) : toRawJson(input ?? {});
  return { type: 'tool_call', tool, input: cut(text, MAX_INPUT_CHARACTERS) };
}

/** A tool call with the beginning of each argument, because agents pass whole files as arguments. */
export function toShortCall(tool: string, input: unknown): ParsedBlock {
  if (typeof input === 'string') return { type: 'tool_call', tool, input: shortText(asText(input)) };
  if (!isObject(input) || Object.keys(input).length === 0) return { type: 'tool_call', tool, input: '' };
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' ? cut(value, MAX_ARGUMENT_CHARACTERS) : value;
  return { type: 'tool_call', tool, input: shortText(JSON.stringify(input, shorten, 2)) };
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
  return text === '' && isShownAsJson(result) ? toRawJson(result) : text;
}

/** At most ten lines and a thousand characters of the text, with an ellipsis where it was cut. */
export function shortText(text: string): string {
  // The first line keeps its indentation.
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n', MAX_LINES + 1);
  const beginning = lines.slice(0, MAX_LINES).join('\n');
  if (beginning.length > MAX_CHARACTERS) return cut(beginning, MAX_CHARACTERS);
  return lines.length > MAX_LINES ? `${beginning}\n…` : beginning;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}
