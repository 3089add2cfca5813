import type { FinishReason, ModelMessage } from './model-step.ts';

export interface ParsedRequest {
  model: string;
  messages: ModelMessage[];
  stream: boolean;
  /** The names of the tools that may be called. */
  tools: string[];
}

/** One provider's protocol: parses requests and encodes each step. */
export interface Dialect {
  readonly streamContentType: string;
  read(path: string, body: unknown): ParsedRequest;
  begin(model: string): string;
  text(model: string, text: string): string;
  reasoning(model: string, text: string): string;
  /** A tool call; `index` is the position among the calls of the reply, from 0. */
  tool(model: string, index: number, name: string, input: string): string;
  fault(message: string): string;
  finish(model: string, reason: FinishReason, outputTokens: number): string;
  /** The whole reply at once, for a request that does not stream. */
  fullResponse(model: string, text: string, reason: FinishReason, outputTokens: number): unknown;
  /** An invalid frame of the stream. */
  readonly brokenFrame: string;
}

/** The reported number of input tokens. */
export const inputTokens = 7;

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Message content comes as text or as a list of parts with text. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return asList(content)
    .map((part) => {
      const { text, content: result } = asRecord(part);
      // The result of a tool is a part with its own content.
      return result === undefined ? asText(text) : contentText(result);
    })
    .join('');
}

export function readMessages(list: unknown): ModelMessage[] {
  return asList(list).map((item) => {
    const message = asRecord(item);
    return { role: asText(message['role']), content: contentText(message['content']) };
  });
}

export function makeDataFrame(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** Splits a text in two, because providers stream the input of a tool in deltas. */
export function splitInHalves(text: string): [string, string] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
