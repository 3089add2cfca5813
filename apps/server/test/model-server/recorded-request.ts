import type { ModelMessage } from './model-step.ts';

/** The record of a request for a reply. */
export interface RecordedRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  model: string;
  messages: readonly ModelMessage[];
  stream: boolean;
  tools: readonly string[];
  /** As it was sent. */
  body: unknown;
  /** Resolves at the end: whether the whole reply was sent, or the connection ended before. */
  closed: Promise<'finished' | 'aborted'>;
}
