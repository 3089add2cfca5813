import type { SiteKey } from '#sites/site.ts';
import type { Database } from './database.ts';
import { putState } from './states.ts';

/** A conversation that waits to be sent; its payload is in a separate table. */
export interface QueuedCapture {
  key: string;
  site: SiteKey;
  id: string;
  format: string;
  title?: string;
  /** Milliseconds. */
  observedAt: number;
  /** The length of the payload in characters. */
  size: number;
  /** Identifies this state of the conversation. */
  revision: string;
}

/** The maximum number of captures, and the maximum length of all their payloads in characters. */
export const QUEUE_LIMITS = { captures: 200, size: 64 * 1024 * 1024 };

/** The oldest first. */
export const listQueue = async (database: Database): Promise<QueuedCapture[]> =>
  (await database.list<QueuedCapture>('queue')).toSorted((left, right) => left.observedAt - right.observedAt);

export const readPayload = (database: Database, key: string) => database.get<string>('payloads', key);

/**
 * Adds a conversation, replacing an earlier state of it. If the queue gets too long, the oldest entries are dropped.
 */
export async function enqueue(
  database: Database,
  capture: Omit<QueuedCapture, 'key' | 'size'>,
  payload: string,
  limits = QUEUE_LIMITS,
): Promise<void> {
  const key = `${capture.site}:${capture.id}`;
  const otherCaptures = (await listQueue(database)).filter((queued) => queued.key !== key);
  const allDropped = findDropped(otherCaptures, payload.length, limits);
  await database.write(['queue', 'payloads', 'states'], async (changes) => {
    for (const dropped of allDropped) {
      changes.remove('queue', dropped.key);
      changes.remove('payloads', dropped.key);
      await putState(changes, { status: 'dropped', site: dropped.site, id: dropped.id, at: capture.observedAt });
    }
    const { site, id, title, observedAt: at } = capture;
    changes.put('queue', key, { ...capture, key, size: payload.length });
    changes.put('payloads', key, payload);
    await putState(changes, { status: 'queued', site, id, title, at });
  });
}

function findDropped(queue: readonly QueuedCapture[], added: number, limits: typeof QUEUE_LIMITS): QueuedCapture[] {
  let size = queue.reduce((total, capture) => total + capture.size, added);
  let count = queue.length + 1;
  return queue.filter((capture) => {
    if (size <= limits.size && count <= limits.captures) return false;
    size -= capture.size;
    count -= 1;
    return true;
  });
}
