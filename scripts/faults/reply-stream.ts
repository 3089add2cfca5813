import { setTimeout as delay } from 'node:timers/promises';
import {
  ChatStreamParser,
  type ChatStreamEvent,
  type ChatStreamRecord,
} from '../../packages/contract/src/chat-stream.ts';
import type { Client } from './client.ts';

/** A reply of a process that died is put in order when its lease of half a minute is over, and a round has come. */
const ENDS_WITHIN_MS = 120_000;
const TRY_AGAIN_MS = 300;

export interface HeardReply {
  /** Of the answer to the question, 0 when the connection broke before it. */
  status: number;
  messageId: string | undefined;
  /** How much of the reply was told, as the events say. */
  lastEventId: number;
  /** What was told, word by word. */
  told: string;
  /** How it ended; undefined when it did not begin, or was taken back before its first word. */
  last: ChatStreamEvent | undefined;
  /** How often it had to be attached to again. */
  attached: number;
  /** The stream had begun, and neither it nor any later one came to an end. */
  isUnfinished: boolean;
}

interface Listener {
  client: Client;
  token: string;
  /** Tells how many streams are open. */
  openStreams?: { count: number };
}

interface Question {
  message: string;
  key: string;
  /** Break the first connection after so many events. */
  hangUpAfter?: number;
}

const accept = { accept: 'text/event-stream' };

/** Asks, and listens to the reply to its end: a stream that breaks is attached to again where it broke. */
export async function hearReply(listener: Listener, question: Question): Promise<HeardReply> {
  const { client, token, openStreams = { count: 0 } } = listener;
  const heard: HeardReply = {
    status: 0,
    messageId: undefined,
    lastEventId: 0,
    told: '',
    last: undefined,
    attached: 0,
    isUnfinished: false,
  };
  const headers = { ...accept, 'idempotency-key': question.key };
  const answer = await client.open('POST /api/chat', { token, headers, body: { message: question.message } });
  heard.status = answer?.status ?? 0;
  if (answer?.ok !== true) {
    await answer?.body?.cancel().catch(() => undefined);
    return heard;
  }
  openStreams.count += 1;
  await follow(answer, heard, question.hangUpAfter);
  openStreams.count -= 1;
  await attachUntilOver(listener, heard);
  return heard;
}

async function attachUntilOver({ client, token }: Listener, heard: HeardReply): Promise<void> {
  const end = performance.now() + ENDS_WITHIN_MS;
  while (heard.messageId !== undefined && !isOver(heard.last)) {
    heard.isUnfinished = performance.now() > end;
    if (heard.isUnfinished) return;
    await delay(TRY_AGAIN_MS);
    const headers = { ...accept, 'last-event-id': String(heard.lastEventId) };
    const answer = await client.open(`GET /api/chat/${heard.messageId}/stream`, { token, headers });
    if (answer?.status === 404) {
      // Failed before its first word was stored: nothing of it is left, and nothing was promised.
      heard.last = undefined;
      return;
    }
    if (answer?.ok === true) {
      heard.attached += 1;
      await follow(answer, heard);
    } else await answer?.body?.cancel().catch(() => undefined);
  }
}

/** Reads to the end of the stream or of the connection. */
async function follow(answer: Response, heard: HeardReply, hangUpAfter = Number.POSITIVE_INFINITY): Promise<void> {
  const parser = new ChatStreamParser();
  const decoder = new TextDecoder();
  let count = 0;
  try {
    for await (const bytes of answer.body ?? []) {
      const records = parser.push(decoder.decode(bytes, { stream: true }));
      for (const record of records) take(record, heard);
      count += records.length;
      if (count >= hangUpAfter) break;
    }
  } catch {
    // The connection broke; what was heard so far counts.
  }
}

function take({ id, event }: ChatStreamRecord, heard: HeardReply): void {
  heard.last = event;
  if (id !== undefined) heard.lastEventId = id;
  if (event.type === 'started') heard.messageId = event.messageId;
  if (event.type === 'delta') heard.told += event.text;
}

export function isOver(event: ChatStreamEvent | undefined): boolean {
  return event?.type === 'completed' || event?.type === 'failed';
}
