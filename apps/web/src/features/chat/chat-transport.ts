/** The three calls of a chat turn: send, reconnect and stop. */
import { attachChatStream, sendChat, stopChat, type ChatBodyInput } from '@app/contract/chat';
import type { ChatStreamRecord } from '@app/contract/chat-stream';
import { callEndpoint } from '#lib/api.ts';
import { streamEvents } from '#lib/event-stream.ts';

export interface ChatTransport {
  send(body: ChatBodyInput, idempotencyKey: string, signal: AbortSignal): AsyncIterable<ChatStreamRecord>;
  /** Resumes after `offset` UTF-16 units of the reply. */
  attach(messageId: string, offset: number, signal: AbortSignal): AsyncIterable<ChatStreamRecord>;
  stop(messageId: string): Promise<void>;
}

export const chatTransport: ChatTransport = {
  send: (body, idempotencyKey, signal) => streamEvents(sendChat, { body, idempotencyKey, signal }),
  attach: (messageId, offset, signal) =>
    streamEvents(attachChatStream, { params: { messageId }, lastEventId: offset, signal }),
  stop: (messageId) => callEndpoint(stopChat, { params: { messageId } }),
};
