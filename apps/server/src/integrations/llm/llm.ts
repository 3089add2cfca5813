/** The port to language models: what the features see of them. */

/** A tool the model may ask for instead of answering at once; whoever asked the model runs it. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>;
}

export interface ModelToolCall {
  id: string;
  name: string;
  /** Parsed JSON; the text as it came where it is none. Never to be trusted: validate it. */
  input: unknown;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** Of an assistant's message: the tools it asked for. */
  toolCalls?: readonly ModelToolCall[];
  /** Of a tool's message: what it answers. */
  answers?: Pick<ModelToolCall, 'id' | 'name'>;
}

export type ModelPriority = 'premium' | 'normal';

export interface ModelRequest {
  /** Oldest first; the last one is what is to be answered. Must not be empty. */
  messages: readonly ModelMessage[];
  /** Ends the call at once, in the queue and at the provider. The iteration then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Who goes first while the model is busy. By default as `userTier` says, else normal. */
  priority?: ModelPriority;
  /** What the model may ask for; absent: nothing. A model that knows no tools fails such a request. */
  tools?: readonly ModelTool[];
  /** Premium users get the premium model where the operator named one. */
  userTier?: 'free' | 'premium';
}

/** Why a reply is over; 'other' is what a provider says beyond these. */
export type ModelFinishReason = 'stop' | 'length' | 'content-filter' | 'other';

/**
 * Any number of `text`, `reasoning` and `tool-call` in order (never empty), at most one `usage`, then exactly one `done`.
 * Text parts put together are the reply; after a reply with tool calls the model waits for their answers. Token counts are absent where the provider does not tell them.
 */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'tool-call'; call: ModelToolCall }
  | { type: 'usage'; inputTokens?: number; outputTokens?: number }
  | { type: 'done'; finishReason: ModelFinishReason };

export interface ModelInfo {
  /** 'openai', 'anthropic', 'google', 'openai-compatible' or 'ollama'. */
  provider: string;
  /** As the provider calls it. */
  model: string;
  /** Fit to show a person, such as 'llama3.2 (Ollama)'. */
  label: string;
  /** The host that questions are sent to, with its port where it has one. */
  destination: string;
}

export interface ModelClient {
  readonly info: ModelInfo;
  /**
   * Asks the model. Nothing is sent before the iteration begins; leaving the iteration early ends the call.
   *
   * A failure before the first event is an AppError with code `model.unavailable`, `model.timeout`, `model.refused`,
   * `model.rate_limited` (details: `{ retryAfterSeconds }` where known), `model.bad_response` or `model.misconfigured`;
   * what may pass by itself has been tried again by then. Any failure after the first event is `model.interrupted`
   * (details: `{ reason: ModelFaultReason }`): what was received so far is all there will be.
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}

/** Where features get the model from; it can come and go while the app runs. */
export interface ModelSource {
  /** Undefined: no model is connected, the built-in assistant answers. */
  current(): Promise<ModelClient | undefined>;
}
