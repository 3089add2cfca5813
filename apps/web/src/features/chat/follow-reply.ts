import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatStreamEvent, ChatStreamRecord } from '@app/contract/chat-stream';
import { ApiError } from '#lib/api-error.ts';
import type { ChatTransport } from './chat-transport.ts';

/** A new question, or a reply that is already being written, of which `offset` UTF-16 units are known. */
export type ReplySource =
  | { kind: 'send'; body: ChatBodyInput; idempotencyKey: string }
  | { kind: 'attach'; messageId: string; offset: number };

export interface FollowPorts {
  transport: ChatTransport;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How long to wait before each new attempt after a cut; an event that arrives starts the row again. */
const attempts = [300, 1000, 2000, 4000, 8000];

/**
 * The events of one reply, from `started` to `completed` or `failed`, across cut connections: the server goes on writing
 * and we attach again where we were. Throws ApiError when it refuses and TypeError when it stays out of reach.
 */
export async function* followReply(
  { transport, wait }: FollowPorts,
  source: ReplySource,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamEvent, void, undefined> {
  let messageId = source.kind === 'attach' ? source.messageId : undefined;
  let offset = source.kind === 'attach' ? source.offset : 0;
  let failures = 0;
  let lost: unknown;

  for (let isFirst = true; ; isFirst = false) {
    try {
      for await (const { id, event } of open(isFirst)) {
        failures = 0;
        if (event.type === 'started') messageId = event.messageId;
        if (event.type === 'delta') offset = id ?? offset + event.text.length;
        yield event;
        if (event.type === 'completed' || event.type === 'failed') return;
      }
      lost = new TypeError('The reply broke off.');
    } catch (error) {
      // Until the server has said which reply it is, there is nothing to attach to.
      if (signal.aborted || messageId === undefined || isFinal(error)) throw error;
      lost = error;
    }
    const delay = attempts[failures];
    if (messageId === undefined || delay === undefined) throw lost;
    failures += 1;
    await wait(delay, signal);
  }

  function open(isFirst: boolean): AsyncIterable<ChatStreamRecord> {
    if (isFirst && source.kind === 'send') return transport.send(source.body, source.idempotencyKey, signal);
    return transport.attach(messageId ?? '', offset, signal);
  }
}

/** A refusal does not get better by asking again; a server that is starting does. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

export function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
