/** The events of a streamed reply and their text form (text/event-stream). Pure: used by server and browser alike. */
import * as z from 'zod/mini';
import { ArchiveSource } from './conversations.ts';
import { EventStreamParser, type ServerSentEvent } from './event-stream.ts';
import { Count, Id } from './primitives.ts';
import { Suggestion } from './suggestions.ts';
import { Usage } from './usage.ts';

const StartedEvent = z.object({
  type: z.literal('started'),
  conversationId: Id,
  userMessageId: Id,
  /** Of the reply. */
  messageId: Id,
});

const DeltaEvent = z.object({ type: z.literal('delta'), text: z.string() });

const SuggestionsEvent = z.object({ type: z.literal('suggestions'), suggestions: z.array(Suggestion) });

const CompletedEvent = z.object({
  type: z.literal('completed'),
  /** The whole reply: wins over the deltas put together. */
  response: z.string(),
  suggestions: z.array(Suggestion),
  conversationId: Id,
  messageId: Id,
  usage: Usage,
  /** The person's own conversations it drew upon; absent when none. */
  sources: z.optional(z.array(ArchiveSource)),
  /** What it asks may be answered with, such as Yes and No; absent when it asks nothing. */
  offers: z.optional(z.array(z.string())),
  /** True when the reply was stopped by hand: what came is kept. */
  interrupted: z.optional(z.boolean()),
});

const FailedEvent = z.object({
  type: z.literal('failed'),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
});

/** `started`, then any number of `delta`, at most one `suggestions`, then exactly one of `completed` and `failed`. */
export const ChatStreamEvent = z.discriminatedUnion('type', [
  StartedEvent,
  DeltaEvent,
  SuggestionsEvent,
  CompletedEvent,
  FailedEvent,
]);
export type ChatStreamEvent = z.output<typeof ChatStreamEvent>;
export type ChatStreamEventOf<Type extends ChatStreamEvent['type']> = Extract<ChatStreamEvent, { type: Type }>;

/** One event with its id: how much of the reply, in UTF-16 units, was told when it went out. Re-attaching with it as Last-Event-ID goes on there. */
export const ChatStreamRecord = z.object({ id: z.optional(Count), event: ChatStreamEvent });
export type ChatStreamRecord = z.output<typeof ChatStreamRecord>;

/** Goes out at least this often, so that nothing between client and server takes the stream for dead. */
export const heartbeatMilliseconds = 15_000;
export const heartbeat = ': still here\n\n';

/** The text of one event, blank line included. JSON escapes line breaks, so the data is always one line. */
export function encodeChatStreamEvent(event: ChatStreamEvent, id?: number): string {
  const { type, ...data } = event;
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Reads a streamed reply from pieces of text cut anywhere (decode bytes with `TextDecoder` and `{stream: true}` first).
 * Events of an unknown type, or that do not fit their schema, are left out: a newer server may send more than we know.
 */
export class ChatStreamParser {
  readonly #lines = new EventStreamParser();

  push(text: string): ChatStreamRecord[] {
    return this.#lines.push(text).flatMap((sent) => {
      const event = ChatStreamEvent.safeParse(readEvent(sent));
      if (!event.success) return [];
      return [{ id: sent.lastEventId === '' ? undefined : parseLastEventId(sent.lastEventId), event: event.data }];
    });
  }
}

/** The offset into the reply a Last-Event-ID header names; 0 (from the beginning) when it is absent or not one of ours. */
export function parseLastEventId(header: string | undefined): number {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

function readEvent(sent: ServerSentEvent): unknown {
  try {
    const data: unknown = JSON.parse(sent.data);
    return typeof data === 'object' && data !== null ? { ...data, type: sent.event } : undefined;
  } catch {
    return undefined;
  }
}
