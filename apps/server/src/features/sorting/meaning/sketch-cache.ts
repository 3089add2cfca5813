import { SKETCH_BYTES, SketchStore } from '@app/understanding/embedding/sketch-store';
import type { Queryable } from '#db/database.ts';
import { listSketches } from './sketches.repository.ts';

/** The largest number of sketches in memory, of all users together; each takes about 150 bytes. */
const MAX_SKETCHES = 250_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface LoadedSketches {
  index: SketchStore;
  /** The index has everything written before this transaction; undefined before the first reading. */
  horizon: string | undefined;
  /** The last reading that was started. */
  reading: Promise<void>;
}

/**
 * The sketches (the signs of a vector's values as bits) of users who search at the moment, read once and updated before
 * every use. Any process may write sketches. New sketches are found by the id of the transaction that wrote them,
 * because clocks are not exact.
 */
export function createSketchCache(db: Queryable) {
  const cache = new Map<string, LoadedSketches>();

  async function read(loaded: LoadedSketches, userId: string, embedder: string): Promise<void> {
    const isUpdate = loaded.horizon !== undefined;
    let after = { writtenIn: loaded.horizon ?? '0', conversationId: LOWEST_ID };
    let horizon: string | undefined;
    for (;;) {
      const page = await listSketches(db, userId, embedder, { after, isUpdate });
      // The first page's horizon is kept: the next update then finds rows that are committed during the later pages.
      horizon ??= page.horizon;
      for (const [index, id] of page.ids.entries()) loaded.index.put(id, page.bytes, index * SKETCH_BYTES);
      if (page.next === undefined) break;
      after = page.next;
    }
    loaded.horizon = horizon;
  }

  /** Keeps the sketches of the users who searched last, up to the limit; those of the latest user always stay. */
  function evict(): void {
    let total = 0;
    for (const [key, { index }] of [...cache].toReversed()) {
      total += index.size;
      if (total > MAX_SKETCHES && total > index.size) cache.delete(key);
    }
  }

  return {
    /** All sketches of the user that are stored by now. */
    open: async (userId: string, embedder: string): Promise<SketchStore> => {
      const key = `${userId} ${embedder}`;
      const loaded = cache.get(key) ?? { index: new SketchStore(), horizon: undefined, reading: Promise.resolve() };
      cache.delete(key);
      cache.set(key, loaded);
      const previousReading = loaded.reading.catch(() => undefined);
      loaded.reading = previousReading.then(() => read(loaded, userId, embedder));
      await loaded.reading;
      evict();
      return loaded.index;
    },
  };
}
