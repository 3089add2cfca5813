import type { ModelMessage } from './model-step.ts';

/** What the server keeps of each request for a reply. */
export interface RecordedRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  model: string;
  messages: readonly ModelMessage[];
  stream: boolean;
  /** Settles when the exchange is over: whether the whole reply went out, or the connection ended before. */
  closed: Promise<'finished' | 'aborted'>;
}
