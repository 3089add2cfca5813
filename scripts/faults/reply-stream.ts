import { setTimeout as delay } from 'node:timers/promises';
import {
  ChatStreamParser,
  type ChatStreamEvent,
  type ChatStreamRecord,
} from '../../packages/contract/src/chat-stream.ts';
import type { Client } from './client.ts';

/** A reply of a dead process is recovered after its lease of half a minute, in the next round. */
const END_TIMEOUT_MS = 120_000;
const RETRY_DELAY_MS = 300;

export interface ReceivedReply {
  /** Status of the response to the question, 0 if the connection broke before it. */
  status: number;
  messageId: string | undefined;
  /** Length of the reply sent so far, from the event ids. */
  lastEventId: number;
  /** The text received. */
  text: string;
  /** The last event; undefined if the reply did not start, or was deleted before its first token. */
  last: ChatStreamEvent | undefined;
  /** Number of times the stream was resumed. */
  resumeCount: number;
  /** Whether the stream started but did not end, even after it was resumed. */
  isUnfinished: boolean;
}

interface StreamReader {
  client: Client;
  token: string;
  /** Counts the open streams. */
  openStreams?: { count: number };
}

interface Question {
  message: string;
  key: string;
  /** Number of events after which the first connection is closed; never if absent. */
  disconnectAfter?: number;
}

const accept = { accept: 'text/event-stream' };

/** Asks a question and reads the reply to its end; an interrupted stream is resumed at the same position. */
export async function readReply(reader: StreamReader, question: Question): Promise<ReceivedReply> {
  const { client, token, openStreams = { count: 0 } } = reader;
  const received: ReceivedReply = {
    status: 0,
    messageId: undefined,
    lastEventId: 0,
    text: '',
    last: undefined,
    resumeCount: 0,
    isUnfinished: false,
  };
  const headers = { ...accept, 'idempotency-key': question.key };
  const response = await client.open('POST /api/chat', { token, headers, body: { message: question.message } });
  received.status = response?.status ?? 0;
  if (response?.ok !== true) {
    await response?.body?.cancel().catch(() => undefined);
    return received;
  }
  openStreams.count += 1;
  await readStream(response, received, question.disconnectAfter);
  openStreams.count -= 1;
  await resumeUntilEnd(reader, received);
  return received;
}

async function resumeUntilEnd({ client, token }: StreamReader, received: ReceivedReply): Promise<void> {
  const end = performance.now() + END_TIMEOUT_MS;
  while (received.messageId !== undefined && !isEndEvent(received.last)) {
    received.isUnfinished = performance.now() > end;
    if (received.isUnfinished) return;
    await delay(RETRY_DELAY_MS);
    const headers = { ...accept, 'last-event-id': String(received.lastEventId) };
    const response = await client.open(`GET /api/chat/${received.messageId}/stream`, { token, headers });
    if (response?.status === 404) {
      // The reply failed before its first token was stored: no message is left, and nothing was acknowledged.
      received.last = undefined;
      return;
    }
    if (response?.ok === true) {
      received.resumeCount += 1;
      await readStream(response, received);
    } else await response?.body?.cancel().catch(() => undefined);
  }
}

/** Reads to the end of the stream or of the connection. */
async function readStream(
  response: Response,
  received: ReceivedReply,
  disconnectAfter = Number.POSITIVE_INFINITY,
): Promise<void> {
  const parser = new ChatStreamParser();
  const decoder = new TextDecoder();
  let count = 0;
  try {
    for await (const bytes of response.body ?? []) {
      const records = parser.push(decoder.decode(bytes, { stream: true }));
      for (const record of records) applyRecord(record, received);
      count += records.length;
      if (count >= disconnectAfter) break;
    }
  } catch {
    // The connection broke; the text received so far counts.
  }
}

function applyRecord({ id, event }: ChatStreamRecord, received: ReceivedReply): void {
  received.last = event;
  if (id !== undefined) received.lastEventId = id;
  if (event.type === 'started') received.messageId = event.messageId;
  if (event.type === 'delta') received.text += event.text;
}

export function isEndEvent(event: ChatStreamEvent | undefined): boolean {
  return event?.type === 'completed' || event?.type === 'failed';
}
