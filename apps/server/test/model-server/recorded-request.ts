import type { ModelMessage } from './model-step.ts';

/** The record of a request for a reply. */
export interface RecordedRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  model: string;
  messages: readonly ModelMessage[];
  stream: boolean;
  tools: readonly string[];
  /** The parsed JSON of the request, as it was sent. */
  body: unknown;
  /** Resolves when the connection ends: 'finished' if the whole reply was sent before, otherwise 'aborted'. */
  closed: Promise<'finished' | 'aborted'>;
}
