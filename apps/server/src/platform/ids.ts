import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Makes a new row id: a UUID in its lower-case text form. */
export type NewId = () => string;

const COUNTER_LIMIT = 0x1000;

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then a 12-bit counter that keeps ids made in one millisecond in
 * their order, then 62 random bits. Ids sort by the time they were made, which keeps new rows at the end of an index.
 */
export function createIdGenerator(now: () => number = Date.now): NewId {
  let lastMillisecond = 0;
  let counter = 0;
  return () => {
    const millisecond = now();
    if (millisecond > lastMillisecond) {
      lastMillisecond = millisecond;
      // Starting in the lower half leaves room to count up before the millisecond is used up.
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
  // The variant and the 62 random bits of a version 4, which Node makes from entropy it keeps at hand.
  const random = randomUUID().slice(18);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}${random}`;
}

/** The process-wide generator. Services take a `NewId` so that tests can pass a predictable one. */
export const newId: NewId = createIdGenerator();

/** Predictable ids for tests: …000000000001, …000000000002 and so on, valid as version 7. */
export function createSequentialIds(): NewId {
  let last = 0;
  return () => `00000000-0000-7000-8000-${(++last).toString(16).padStart(12, '0')}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be compared with a uuid column without the database refusing it. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** An unguessable secret of 256 bits as 43 URL-safe characters. Store its hash, never itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
