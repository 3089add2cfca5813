import type { Changes, Database } from '#storage/database.ts';
import { listQueue, type QueuedCapture, readPayload } from '#storage/queue.ts';
import { type Connection, readConnection } from '#storage/settings.ts';
import { type Outcome, putState } from '#storage/states.ts';
import { type CaptureAnswer, type CaptureRecord, sendCaptures, type SendResult } from './archive-client.ts';

/** The result of the last attempt; stored, so that a restarted worker continues with it. */
export interface DeliveryState {
  /** Failed attempts in succession. */
  failures: number;
  /** The earliest time of the next attempt, in milliseconds. */
  nextAt: number;
  problem: string | null;
}

interface DeliveryNeeds {
  database: Database;
  fetch: typeof fetch;
  now(): number;
  /** From 0 to below 1. */
  random(): number;
}

const BATCH = { captures: 20, size: 8 * 1024 * 1024 };
const BASE_MS = 2_000;
const MAX_MS = 15 * 60_000;
const FRESH: DeliveryState = { failures: 0, nextAt: 0, problem: null };

export const readDelivery = async (database: Database): Promise<DeliveryState> =>
  (await database.get<DeliveryState>('values', 'delivery')) ?? FRESH;

/**
 * Sends the waiting captures in batches, until none is left or an attempt fails. A capture leaves the queue only when
 * the archive has answered for it. Returns when to try again, in milliseconds; null if there is nothing to send.
 */
export async function deliver(needs: DeliveryNeeds): Promise<number | null> {
  const { database, now } = needs;
  for (;;) {
    const connection = await readConnection(database);
    const queue = await listQueue(database);
    if (connection?.isAccepted !== true || queue.length === 0) return null;
    const state = await readDelivery(database);
    // A clock that was set back must not prolong the wait.
    if (state.nextAt > now() && state.nextAt - now() <= MAX_MS * 4) return state.nextAt;
    const batch = nextBatch(queue);
    const result = await sendBatch(needs, connection, batch);
    await settle(needs, connection, batch, result);
    if (result.type === 'revoked') return null;
    if (result.type === 'later') return (await readDelivery(database)).nextAt;
  }
}

function nextBatch(queue: readonly QueuedCapture[]): QueuedCapture[] {
  let size = 0;
  return queue.slice(0, BATCH.captures).filter((capture, place) => {
    size += capture.size;
    return place === 0 || size <= BATCH.size;
  });
}

async function sendBatch(
  { database, fetch }: DeliveryNeeds,
  connection: Connection,
  batch: readonly QueuedCapture[],
): Promise<SendResult> {
  const records = await Promise.all(
    batch.map(async ({ key, site, id, format, title, observedAt }): Promise<CaptureRecord> => {
      const payload = (await readPayload(database, key)) ?? '';
      const observed = new Date(observedAt).toISOString();
      return {
        source: site,
        externalId: id,
        format,
        payload,
        ...(title !== undefined && { title }),
        observedAt: observed,
      };
    }),
  );
  const result = await sendCaptures(connection, records, fetch);
  if (result.type === 'answered' && !batch.some((capture, place) => answerFor(capture, place, result.answers)))
    return { type: 'later', message: 'The archive did not answer for what was sent.', retryAfterMs: null };
  // A single record may be the reason why a whole batch was refused.
  if (result.type !== 'refused' || records.length === 1) return result;
  const answers: CaptureAnswer[] = [];
  for (const record of records) {
    const single = await sendCaptures(connection, [record], fetch);
    if (single.type === 'answered') answers.push(...single.answers);
    else if (single.type === 'refused')
      answers.push({ externalId: record.externalId, status: 'skipped', reason: single.message });
    else return answers.length > 0 ? { type: 'answered', answers } : single;
  }
  return { type: 'answered', answers };
}

async function settle(
  { database, now, random }: DeliveryNeeds,
  connection: Connection,
  batch: readonly QueuedCapture[],
  result: SendResult,
) {
  await database.write(['values', 'queue', 'payloads', 'states'], async (changes) => {
    if (result.type === 'revoked') changes.put('values', 'connection', { ...connection, isAccepted: false });
    if (result.type === 'later' || result.type === 'revoked') {
      const { failures } = (await changes.get<DeliveryState>('values', 'delivery')) ?? FRESH;
      const wait = result.type === 'later' ? (result.retryAfterMs ?? waitAfter(failures, random)) : 0;
      changes.put('values', 'delivery', { failures: failures + 1, nextAt: now() + wait, problem: result.message });
      return;
    }
    changes.put('values', 'delivery', FRESH);
    for (const [place, capture] of batch.entries()) {
      const outcome = outcomeOf(capture, place, result);
      if (outcome !== null) await finish(changes, capture, outcome, now());
    }
  });
}

/** Null if the archive did not answer for this capture, which is then sent again. */
function outcomeOf(
  capture: QueuedCapture,
  place: number,
  result: Extract<SendResult, { type: 'answered' | 'refused' }>,
): Outcome | null {
  if (result.type === 'refused') return { status: 'skipped', reason: result.message };
  const answer = answerFor(capture, place, result.answers);
  if (answer === undefined) return null;
  const { status, conversationId, reason } = answer;
  if (status !== 'skipped' && conversationId !== undefined) return { status: 'archived', conversationId };
  return { status: 'skipped', reason: reason ?? 'The archive did not say what it has stored.' };
}

/** The answers are in the order of the sent captures. */
function answerFor({ id }: QueuedCapture, place: number, answers: readonly CaptureAnswer[]): CaptureAnswer | undefined {
  const answer = answers[place];
  return answer?.externalId === id ? answer : answers.find(({ externalId }) => externalId === id);
}

/** A newer state of the conversation may have replaced it in the meantime. */
async function finish(changes: Changes, capture: QueuedCapture, outcome: Outcome, now: number) {
  const queued = await changes.get<QueuedCapture>('queue', capture.key);
  if (queued?.revision !== capture.revision) return;
  changes.remove('queue', capture.key);
  changes.remove('payloads', capture.key);
  await putState(changes, { ...outcome, site: capture.site, id: capture.id, at: now });
}

/** Full jitter over a range that doubles. */
const waitAfter = (failures: number, random: () => number) =>
  Math.round(1_000 + random() * Math.min(MAX_MS, BASE_MS * 2 ** failures));
