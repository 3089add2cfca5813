/** How a reply ended, in the words of the OpenAI protocol; each dialect translates them. */
export type FinishReason = 'stop' | 'length' | 'content_filter';

/** One thing the test model does. A behaviour is a list of them, played in order. */
export type ModelStep =
  | { do: 'text'; text: string }
  | { do: 'reasoning'; text: string }
  | { do: 'wait'; milliseconds: number }
  /** Waits for a promise under the test's control. */
  | { do: 'until'; promise: Promise<unknown> }
  /** Says nothing more and keeps the connection open until the client leaves. */
  | { do: 'hold' }
  /** Sends the status line and the headers without any content. */
  | { do: 'headers' }
  /** A piece of the stream that cannot be parsed. */
  | { do: 'rubbish' }
  /** An error object inside a stream that began well. */
  | { do: 'fault'; message: string }
  /** Destroys the socket. */
  | { do: 'cut' }
  /** Ends the response properly, but without saying why the reply is over. */
  | { do: 'end' }
  | { do: 'finish'; reason: FinishReason }
  /** Answers with this status and body instead of a reply. */
  | { do: 'status'; status: number; headers?: Record<string, string>; body: string };

export interface ModelMessage {
  role: string;
  content: string;
}

/** A request as the test model understood it, whatever protocol it came by. */
export interface ModelRequest {
  model: string;
  messages: readonly ModelMessage[];
  stream: boolean;
  /** 1 for the first request that asked for this model, 2 for the second … */
  attempt: number;
}

export type ModelBehaviour = (request: ModelRequest) => Iterable<ModelStep>;

export function lastUserText(messages: readonly ModelMessage[]): string {
  return messages.findLast((message) => message.role === 'user')?.content ?? '';
}
