/**
 * The events of a streamed reply and their encoding as text/event-stream. Without side effects; used by server and
 * browser.
 */
import * as z from 'zod/mini';
import { ArchiveSource, Reasoning, ReplyTokens, UsedContextLine } from './conversations.ts';
import { FilePassage } from './file-passages.ts';
import { EventStreamParser, type ServerSentEvent } from './event-stream.ts';
import { Count, Id } from './primitives.ts';
import { Suggestion } from './suggestions.ts';
import { ToolUse } from './tool-uses.ts';
import { Usage } from './usage.ts';

const StartedEvent = z.object({
  type: z.literal('started'),
  /** Null for a temporary chat. */
  conversationId: z.nullable(Id),
  userMessageId: Id,
  /** The id of the reply's message. */
  messageId: Id,
});

const DeltaEvent = z.object({ type: z.literal('delta'), text: z.string() });

/**
 * `offset` is where the text begins in the reasoning, in UTF-16 code units. A client that reconnects receives reasoning
 * which it already has, and recognises it by the offset.
 */
const ReasoningEvent = z.object({ type: z.literal('reasoning'), text: z.string(), offset: Count });

/** A use of a tool, while it runs or afterwards: a later event with the same `index` replaces an earlier one. */
const ToolEvent = z.object({ type: z.literal('tool'), index: Count, use: ToolUse });

const SuggestionsEvent = z.object({ type: z.literal('suggestions'), suggestions: z.array(Suggestion) });

const CompletedEvent = z.object({
  type: z.literal('completed'),
  /** The whole reply; takes precedence over the concatenated deltas. */
  response: z.string(),
  suggestions: z.array(Suggestion),
  /** Null for a temporary chat. */
  conversationId: z.nullable(Id),
  messageId: Id,
  usage: Usage,
  /** The model that wrote the reply; absent if unknown. */
  model: z.optional(z.string()),
  /** The user's conversations that were used for the reply; absent if none. */
  sources: z.optional(z.array(ArchiveSource)),
  /** The passages of files that the model received for the reply; absent if none. */
  passages: z.optional(z.array(FilePassage)),
  /** The facts about the user that were used for the reply; absent if there are none. */
  context: z.optional(z.array(UsedContextLine)),
  /** Suggested answers, such as Yes and No, if the reply ends with a question; otherwise absent. */
  offers: z.optional(z.array(z.string())),
  /** The model's reasoning; absent if it showed none. */
  reasoning: z.optional(Reasoning),
  /** The tools used for the reply, in order; absent if there are none. */
  tools: z.optional(z.array(ToolUse)),
  /** Absent if unknown. */
  tokens: z.optional(ReplyTokens),
  /** True if the user stopped the reply, or the model's length limit cut it; the text so far is kept. */
  interrupted: z.optional(z.boolean()),
});

const FailedEvent = z.object({
  type: z.literal('failed'),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
});

/** `started`, then any number of `reasoning`, `tool` and `delta`, at most one `suggestions`, then exactly one of `completed` and `failed`. */
export const ChatStreamEvent = z.discriminatedUnion('type', [
  StartedEvent,
  ReasoningEvent,
  ToolEvent,
  DeltaEvent,
  SuggestionsEvent,
  CompletedEvent,
  FailedEvent,
]);
export type ChatStreamEvent = z.output<typeof ChatStreamEvent>;
export type ChatStreamEventOf<Type extends ChatStreamEvent['type']> = Extract<ChatStreamEvent, { type: Type }>;

/**
 * An event with its id: the length of the reply sent so far, in UTF-16 code units. A client that reconnects with it as
 * Last-Event-ID continues there.
 */
export const ChatStreamRecord = z.object({ id: z.optional(Count), event: ChatStreamEvent });
export type ChatStreamRecord = z.output<typeof ChatStreamRecord>;

/** The longest pause without output, so that no proxy closes the stream. */
export const heartbeatMilliseconds = 15_000;
export const heartbeat = ': still here\n\n';

/** The encoded event, with its final blank line. JSON escapes line breaks, so the data is always one line. */
export function encodeChatStreamEvent(event: ChatStreamEvent, id?: number): string {
  const { type, ...data } = event;
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Parses a streamed reply from pieces of text of any size (decode bytes with `TextDecoder` and `{stream: true}` first).
 * Events of an unknown type or with invalid data are skipped, because a newer server may send more.
 */
export class ChatStreamParser {
  readonly #parser = new EventStreamParser();

  push(text: string): ChatStreamRecord[] {
    return this.#parser.push(text).flatMap((sent) => {
      const event = ChatStreamEvent.safeParse(parseEvent(sent));
      if (!event.success) return [];
      return [{ id: sent.lastEventId === '' ? undefined : parseLastEventId(sent.lastEventId), event: event.data }];
    });
  }
}

/** The offset in a Last-Event-ID header; 0 if the header is absent or invalid. */
export function parseLastEventId(header: string | undefined): number {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

function parseEvent(sent: ServerSentEvent): unknown {
  try {
    const data: unknown = JSON.parse(sent.data);
    return typeof data === 'object' && data !== null ? { ...data, type: sent.event } : undefined;
  } catch {
    return undefined;
  }
}
