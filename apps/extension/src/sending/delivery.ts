import type { Changes, Database } from '#storage/database.ts';
import { listQueue, type QueuedCapture, readPayload } from '#storage/queue.ts';
import { type Connection, readConnection } from '#storage/settings.ts';
import { type Outcome, putState } from '#storage/states.ts';
import { type CaptureResult, type CaptureRecord, sendCaptures, type SendResult } from './archive-client.ts';

/** The result of the last attempt; stored, so that a restarted worker waits as long as this one would. */
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
  /** A random number of at least 0 and less than 1. */
  random(): number;
}

/** The largest batch that is sent; `size` is in characters. */
const BATCH = { captures: 20, size: 8 * 1024 * 1024 };
const BASE_MS = 2_000;
const MAX_MS = 15 * 60_000;
/** The archive may demand a wait of at most this long. A stored wait beyond it means that the clock was set back. */
const MAX_DEMANDED_MS = 60 * 60_000;
const NO_FAILURES: DeliveryState = { failures: 0, nextAt: 0, problem: null };

export const readDeliveryState = async (database: Database): Promise<DeliveryState> =>
  (await database.get<DeliveryState>('values', 'delivery')) ?? NO_FAILURES;

/**
 * Sends the waiting captures in batches, until none is left or an attempt fails. A capture stays in the queue until
 * the archive returns a result for it. Returns the time of the next attempt, in milliseconds since 1970; null if
 * there is nothing to send.
 */
export async function deliver(needs: DeliveryNeeds): Promise<number | null> {
  const { database, now } = needs;
  for (;;) {
    const connection = await readConnection(database);
    const queue = await listQueue(database);
    if (connection?.isAccepted !== true || queue.length === 0) return null;
    const state = await readDeliveryState(database);
    const waitMs = state.nextAt - now();
    if (waitMs > 0 && waitMs <= MAX_DEMANDED_MS) return state.nextAt;
    const batch = nextBatch(queue);
    const result = await sendBatch(needs, connection, batch);
    await storeResult(needs, connection, batch, result);
    if (result.type === 'revoked') return null;
    if (result.type === 'retry') return (await readDeliveryState(database)).nextAt;
  }
}

function nextBatch(queue: readonly QueuedCapture[]): QueuedCapture[] {
  let size = 0;
  return queue.slice(0, BATCH.captures).filter((capture, index) => {
    size += capture.size;
    return index === 0 || size <= BATCH.size;
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
  if (result.type === 'answered' && !batch.some((capture, index) => resultFor(capture, index, result.results)))
    return { type: 'retry', message: 'The archive did not answer for what was sent.', retryAfterMs: null };
  // Sends each record alone, because a single one may be the reason why the batch was refused.
  if (result.type !== 'refused' || records.length === 1) return result;
  const results: CaptureResult[] = [];
  for (const record of records) {
    const single = await sendCaptures(connection, [record], fetch);
    if (single.type === 'answered') results.push(...single.results);
    else if (single.type === 'refused')
      results.push({ externalId: record.externalId, status: 'skipped', reason: single.message });
    else return results.length > 0 ? { type: 'answered', results } : single;
  }
  return { type: 'answered', results };
}

async function storeResult(
  { database, now, random }: DeliveryNeeds,
  connection: Connection,
  batch: readonly QueuedCapture[],
  result: SendResult,
) {
  await database.write(['values', 'queue', 'payloads', 'states'], async (changes) => {
    if (result.type === 'revoked') changes.put('values', 'connection', { ...connection, isAccepted: false });
    if (result.type === 'retry' || result.type === 'revoked') {
      const { failures } = (await changes.get<DeliveryState>('values', 'delivery')) ?? NO_FAILURES;
      const delay = result.type === 'retry' ? delayUntilNext(result.retryAfterMs, failures, random) : 0;
      changes.put('values', 'delivery', { failures: failures + 1, nextAt: now() + delay, problem: result.message });
      return;
    }
    changes.put('values', 'delivery', NO_FAILURES);
    for (const [index, capture] of batch.entries()) {
      const outcome = outcomeOf(capture, index, result);
      if (outcome !== null) await removeSent(changes, capture, outcome, now());
    }
  });
}

/** Null if the archive returned no result for this capture: it is sent again. */
function outcomeOf(
  capture: QueuedCapture,
  index: number,
  result: Extract<SendResult, { type: 'answered' | 'refused' }>,
): Outcome | null {
  if (result.type === 'refused') return { status: 'skipped', reason: result.message };
  const captureResult = resultFor(capture, index, result.results);
  if (captureResult === undefined) return null;
  const { status, conversationId, reason } = captureResult;
  if (status !== 'skipped' && conversationId !== undefined) return { status: 'archived', conversationId };
  return { status: 'skipped', reason: reason ?? 'The archive did not say what it has stored.' };
}

/** The result at the index of the capture if it has the capture's id, or else the result with this id. */
function resultFor({ id }: QueuedCapture, index: number, results: readonly CaptureResult[]): CaptureResult | undefined {
  const result = results[index];
  return result?.externalId === id ? result : results.find(({ externalId }) => externalId === id);
}

/** Removes a sent capture from the queue, unless a newer state of the conversation has replaced it meanwhile. */
async function removeSent(changes: Changes, capture: QueuedCapture, outcome: Outcome, now: number) {
  const queued = await changes.get<QueuedCapture>('queue', capture.key);
  if (queued?.revision !== capture.revision) return;
  changes.remove('queue', capture.key);
  changes.remove('payloads', capture.key);
  await putState(changes, { ...outcome, site: capture.site, id: capture.id, at: now });
}

/** The wait that the archive demands, or else a random delay from a range that doubles with each failure. */
const delayUntilNext = (demandedMs: number | null, failures: number, random: () => number) =>
  demandedMs === null
    ? Math.round(1_000 + random() * Math.min(MAX_MS, BASE_MS * 2 ** failures))
    : Math.min(demandedMs, MAX_DEMANDED_MS);
