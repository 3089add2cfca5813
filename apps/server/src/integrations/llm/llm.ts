/** The port for language models. */

/** A tool that the model may call; the caller runs it. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>;
}

export interface ModelToolCall {
  id: string;
  name: string;
  /** Parsed JSON, or the original text if that is not valid JSON. Untrusted: validate it. */
  input: unknown;
  /**
   * Data that the provider expects back with the call, in its own form, such as a signature of the model's reasoning.
   */
  providerMetadata?: Readonly<Record<string, unknown>>;
}

export interface ModelPicture {
  mediaType: string;
  bytes: Uint8Array;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** For a user message: pictures before its text. The request fails if the model cannot see pictures. */
  pictures?: readonly ModelPicture[];
  /** For an assistant message: its tool calls. */
  toolCalls?: readonly ModelToolCall[];
  /** For a tool message: the call it answers. */
  answeredCall?: Pick<ModelToolCall, 'id' | 'name'>;
}

export type ModelPriority = 'premium' | 'normal';

export interface ModelRequest {
  /** Oldest first; the last one is to be answered. Must not be empty. */
  messages: readonly ModelMessage[];
  /** Aborts the call, in the queue as well as at the provider. The iteration then rejects with the signal's reason. */
  signal: AbortSignal;
  /** The priority in the queue. Defaults to the `userTier`, or to normal. */
  priority?: ModelPriority;
  /** The tools that the model may call. The request fails if the model does not support tools. */
  tools?: readonly ModelTool[];
  /** From 0 to 2. If absent, or if a model refuses it, the model's own temperature applies. */
  temperature?: number | undefined;
  /** Premium users get the premium model if one is configured. */
  userTier?: 'free' | 'premium';
}

/** Why a reply ended; 'other' for reasons of a provider that are not listed. */
export type ModelFinishReason = 'stop' | 'length' | 'content-filter' | 'other';

/**
 * Any number of `text`, `reasoning` and `tool-call` events in order, at most one `usage`, then exactly one `done`. A
 * text is never empty. The reply is the concatenation of the texts; after tool calls the model waits for their results.
 * Token counts are absent if the provider does not report them.
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
  /** The provider's name for it. */
  model: string;
  /** The display name, such as 'llama3.2 (Ollama)'. */
  label: string;
  /** The host that requests are sent to, with the port if it has one. */
  destination: string;
  /** Whether it is used with a key of the person. */
  isOwn?: boolean;
  /** Whether it supports tools; absent or null if unknown. */
  usesTools?: boolean | null;
  /** Whether it sees pictures; absent if unknown. */
  seesImages?: boolean;
  /** In tokens; absent if unknown. */
  contextLength?: number;
  /** US dollars per million tokens, if known. */
  price?: { input: number; output: number };
}

export interface ModelClient {
  readonly info: ModelInfo;
  /**
   * Sends a request to the model. Nothing is sent before the iteration begins; leaving the iteration early aborts the
   * call.
   * An error before the first event is an AppError with code `model.unavailable`, `model.timeout`, `model.refused`,
   * `model.rate_limited` (details: `{ retryAfterSeconds }` if known), `model.bad_response` or `model.misconfigured`;
   * temporary errors have been retried by then. Any error after the first event is `model.interrupted` (details: `{
   * reason: ModelErrorReason }`): the reply is incomplete.
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}

/** Where features get the model; it may change while the app runs. */
export interface ModelSource {
  /** Undefined if no model is connected, so that the built-in assistant answers. */
  current(): Promise<ModelClient | undefined>;
  /** Additional models that people may choose for their chats. */
  readonly others?: readonly SharedModel[];
}

/** A further model of the operator. */
export interface SharedModel {
  client: ModelClient;
  /**
   * By plan: how many replies a person may have in a calendar month. Null: no limit. Absent: the plan does not include
   * the model.
   */
  replies: { free?: number | null | undefined; premium?: number | null | undefined };
}
