/** How a reply ended, in the words of the OpenAI protocol; each dialect translates them. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'tool_calls';

/** One step of the test model. A behaviour is a list of steps, played in order. */
export type ModelStep =
  | { do: 'text'; text: string }
  | { do: 'reasoning'; text: string }
  /**
   * A tool call; `input` is text that may be invalid JSON. The input is streamed in two deltas if the protocol
   * allows deltas.
   */
  | { do: 'tool'; name: string; input: string }
  | { do: 'wait'; milliseconds: number }
  /** Waits for a promise of the test. */
  | { do: 'until'; promise: Promise<unknown> }
  /** Sends nothing more and keeps the connection open until the client disconnects. */
  | { do: 'hold' }
  /** Sends the status line and the headers without any content. */
  | { do: 'headers' }
  /** A piece of the stream that cannot be parsed. */
  | { do: 'brokenFrame' }
  /** An error object in the middle of a stream. */
  | { do: 'fault'; message: string }
  /** Destroys the socket. */
  | { do: 'cut' }
  /** Ends the response without a finish reason. */
  | { do: 'end' }
  | { do: 'finish'; reason: FinishReason }
  /** Answers with this status and body instead of a reply. */
  | { do: 'status'; status: number; headers?: Record<string, string>; body: string };

export interface ModelMessage {
  role: string;
  content: string;
}

/** A parsed request, independent of the protocol. */
export interface ModelRequest {
  model: string;
  messages: readonly ModelMessage[];
  stream: boolean;
  /** The names of the tools that may be called. */
  tools: readonly string[];
  /** 1 for the first request that asked for this model, 2 for the second … */
  attempt: number;
}

export type ModelBehaviour = (request: ModelRequest) => Iterable<ModelStep>;

export function findLastUserText(messages: readonly ModelMessage[]): string {
  return messages.findLast((message) => message.role === 'user')?.content ?? '';
}
