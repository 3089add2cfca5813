import type { ParsedBlock } from './conversation-tree.ts';
import { textOf } from './content-parts.ts';
import { asText, isObject, toRawJson } from '../values/json-shape.ts';

const MAX_LINES = 10;
const MAX_CHARACTERS = 1000;
/** Characters of one text in a call's arguments, such as a file that is written. */
const MAX_ARGUMENT_CHARACTERS = 200;

/** The beginning of a text: at most 10 lines and 1,000 characters, with an ellipsis where it was cut. */
export function shortenText(text: string): string {
  const whole = text.trimEnd();
  const head = whole.slice(0, MAX_CHARACTERS).split('\n').slice(0, MAX_LINES).join('\n').trimEnd();
  return head.length === whole.length ? head : `${head.toWellFormed()}…`;
}

/** The beginning of what a tool returned; agents return whole files. */
export function toShortOutput(value: unknown, tool: string | null): ParsedBlock[] {
  const text = textOf(value) || (isObject(value) ? toRawJson(value) : '');
  if (text.trim() === '') return [];
  return [
    tool === null ? { type: 'output', text: shortenText(text) } : { type: 'output', text: shortenText(text), tool },
  ];
}

/** A tool call by its name and the beginning of its arguments: a text, or an object. */
export function toShortCall(tool: string, input: unknown): ParsedBlock {
  if (typeof input === 'string') return { type: 'tool_call', tool, input: shortenText(asText(input)) };
  if (!isObject(input) || Object.keys(input).length === 0) return { type: 'tool_call', tool, input: '' };
  const json = JSON.stringify(
    input,
    (_, value: unknown) => (typeof value === 'string' ? shortenArgument(value) : value),
    2,
  );
  return { type: 'tool_call', tool, input: shortenText(json) };
}

function shortenArgument(text: string): string {
  return text.length > MAX_ARGUMENT_CHARACTERS ? `${text.slice(0, MAX_ARGUMENT_CHARACTERS).toWellFormed()}…` : text;
}
