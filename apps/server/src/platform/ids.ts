import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Creates a new row id: a UUID in lower case. */
export type NewId = () => string;

const COUNTER_LIMIT = 0x1000;

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, a 12-bit counter that orders the ids of one millisecond, and 62
 * random bits. Ids sort by their time of creation, so that new rows are added at the end of an index.
 */
export function createIdGenerator(now: () => number = Date.now): NewId {
  let lastMillisecond = 0;
  let counter = 0;
  return () => {
    const millisecond = now();
    if (millisecond > lastMillisecond) {
      lastMillisecond = millisecond;
      // Starts in the lower half, so that the counter does not overflow within the millisecond.
      counter = randomInt(COUNTER_LIMIT / 2);
    } else if (++counter === COUNTER_LIMIT) {
      lastMillisecond += 1;
      counter = 0;
    }
    return formatVersion7(lastMillisecond, counter);
  };
}

function formatVersion7(millisecond: number, counter: number): string {
  const time = millisecond.toString(16).padStart(12, '0');
  // Variant and random bits of a version 4 UUID, for which Node keeps a pool of entropy.
  const random = randomUUID().slice(18);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}${random}`;
}

/** The generator of this process. Services take a `NewId`, so that tests can pass a generator of predictable ids. */
export const newId: NewId = createIdGenerator();

/** Predictable ids for tests: …000000000001, …000000000002 and so on, valid as version 7. */
export function createSequentialIds(): NewId {
  let last = 0;
  return () => `00000000-0000-7000-8000-${(++last).toString(16).padStart(12, '0')}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a valid uuid, which PostgreSQL requires when it is compared with a uuid column. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** A random secret of 256 bits as 43 URL-safe characters. Store only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
