/** Reads one value by its key; undefined if there is no such value. */
export type BatchReader<Value> = (key: string) => Promise<Value | undefined>;

interface Requester<Value> {
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines many reads of one row into few reads of many rows: keys requested while a read is running go together into
 * the next read. Every result is from a read that started after the request, so it is never stale, and a single read is
 * not delayed. Meant for frequent lookups, such as the version that every poll compares.
 */
export function createBatchReader<Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): BatchReader<Value> {
  let waiting = new Map<string, Requester<Value>[]>();
  let isReading = false;

  async function readWaiting(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        const values = await load([...batch.keys()]);
        for (const [key, requesters] of batch) for (const { resolve } of requesters) resolve(values.get(key));
      } catch (error) {
        for (const requesters of batch.values()) for (const { reject } of requesters) reject(error);
      }
    }
    isReading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const requesters = waiting.get(key);
      if (requesters === undefined) waiting.set(key, [{ resolve, reject }]);
      else requesters.push({ resolve, reject });
      if (!isReading) void readWaiting();
    });
}
