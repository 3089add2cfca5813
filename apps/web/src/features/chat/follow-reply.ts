import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatStreamEvent, ChatStreamRecord } from '@app/contract/chat-stream';
import { ApiError } from '#lib/api-error.ts';
import type { ChatTransport } from './chat-transport.ts';

/** A new question, or a reply in progress of which `offset` UTF-16 units have been received. */
export type ReplySource =
  | { kind: 'send'; body: ChatBodyInput; idempotencyKey: string }
  | { kind: 'attach'; messageId: string; offset: number };

export interface FollowPorts {
  transport: ChatTransport;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Delays in milliseconds before the attempts to reconnect. After a received event the first delay applies again. */
const retryDelays = [300, 1000, 2000, 4000, 8000];

/**
 * The events of one reply, from `started` to `completed` or `failed`, across lost connections: the server keeps writing
 * and we reconnect at the last offset. Throws ApiError when refused and TypeError when the server stays unreachable.
 */
export async function* followReply(
  { transport, wait }: FollowPorts,
  source: ReplySource,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamEvent, void, undefined> {
  let messageId = source.kind === 'attach' ? source.messageId : undefined;
  let offset = source.kind === 'attach' ? source.offset : 0;
  let failures = 0;
  let connectionError: unknown;

  for (let isFirst = true; ; isFirst = false) {
    try {
      for await (const { id, event } of open(isFirst)) {
        failures = 0;
        if (event.type === 'started') messageId = event.messageId;
        if (event.type === 'delta') offset = id ?? offset + event.text.length;
        yield event;
        if (event.type === 'completed' || event.type === 'failed') return;
      }
      connectionError = new TypeError('The reply broke off.');
    } catch (error) {
      // Until the server has sent the reply's id, there is nothing to reconnect to.
      if (signal.aborted || messageId === undefined || isFinal(error)) throw error;
      connectionError = error;
    }
    const delay = retryDelays[failures];
    if (messageId === undefined || delay === undefined) throw connectionError;
    failures += 1;
    await wait(delay, signal);
  }

  function open(isFirst: boolean): AsyncIterable<ChatStreamRecord> {
    if (isFirst && source.kind === 'send') return transport.send(source.body, source.idempotencyKey, signal);
    return transport.attach(messageId ?? '', offset, signal);
  }
}

/**
 * Whether another attempt is useless, as after a refusal (4xx). A lost connection or an error of the server, for
 * example while it starts, may be over at the next attempt.
 */
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
