import type { FinishReason, ModelMessage } from './model-step.ts';

export interface AskedFor {
  model: string;
  messages: ModelMessage[];
  stream: boolean;
}

/** One provider's protocol: parses requests and encodes each step. */
export interface Dialect {
  readonly streamType: string;
  read(path: string, body: unknown): AskedFor;
  begin(model: string): string;
  text(model: string, text: string): string;
  reasoning(model: string, text: string): string;
  fault(message: string): string;
  finish(model: string, reason: FinishReason, outputTokens: number): string;
  /** The whole reply at once, for a request that does not stream. */
  whole(model: string, text: string, reason: FinishReason, outputTokens: number): unknown;
  /** An invalid frame of the stream. */
  readonly rubbish: string;
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
    .map((part) => asText(asRecord(part)['text']))
    .join('');
}

export function readMessages(list: unknown): ModelMessage[] {
  return asList(list).map((item) => {
    const message = asRecord(item);
    return { role: asText(message['role']), content: contentText(message['content']) };
  });
}

export function dataFrame(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
