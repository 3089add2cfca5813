import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatStreamEvent, ChatStreamRecord } from '@app/contract/chat-stream';
import type { ChatTransport } from '../chat-transport.ts';

/** The script of one connection: its events; an error at the end is a lost connection or a refusal. */
export type Connection = readonly (ChatStreamEvent | Error)[];

/** A transport that plays one scripted connection after another, and records the calls. */
export class ScriptedTransport implements ChatTransport {
  readonly sent: { body: ChatBodyInput; key: string }[] = [];
  readonly attached: { messageId: string; offset: number }[] = [];
  readonly stopped: string[] = [];
  readonly #connections: Connection[];
  #offset = 0;

  constructor(...connections: Connection[]) {
    this.#connections = connections;
  }

  send(body: ChatBodyInput, key: string, signal: AbortSignal): AsyncIterable<ChatStreamRecord> {
    this.sent.push({ body, key });
    this.#offset = 0;
    return this.#play(signal);
  }

  attach(messageId: string, offset: number, signal: AbortSignal): AsyncIterable<ChatStreamRecord> {
    this.attached.push({ messageId, offset });
    this.#offset = offset;
    return this.#play(signal);
  }

  stop(messageId: string): Promise<void> {
    this.stopped.push(messageId);
    return Promise.resolve();
  }

  async *#play(signal: AbortSignal): AsyncGenerator<ChatStreamRecord> {
    for (const event of this.#connections.shift() ?? []) {
      await Promise.resolve();
      signal.throwIfAborted();
      if (event instanceof Error) throw event;
      if (event.type === 'delta') this.#offset += event.text.length;
      yield { id: this.#offset, event };
    }
  }
}

export const usage = { aiChatCount: 1, resetsAt: '2026-12-01T00:00:00.000Z' };
export const conversationId = '00000000-0000-4000-8000-0000000000c1';
export const questionId = '00000000-0000-4000-8000-0000000000a1';
export const replyId = '00000000-0000-4000-8000-0000000000b1';

export const started: ChatStreamEvent = {
  type: 'started',
  conversationId,
  userMessageId: questionId,
  messageId: replyId,
};

export function delta(text: string): ChatStreamEvent {
  return { type: 'delta', text };
}

export function completed(response: string): ChatStreamEvent {
  return { type: 'completed', response, suggestions: [], conversationId, messageId: replyId, usage };
}

export function failed(message = 'It broke.', code = 'model.unavailable'): ChatStreamEvent {
  return { type: 'failed', message, code, requestId: 'request-1' };
}
