import { SKETCH_BYTES, SketchShelf } from '@app/understanding/embedding/sketch-shelf';
import type { Queryable } from '#db/database.ts';
import { listSketches } from './sketches.repository.ts';

/** In memory at once, of all users together; about 150 bytes each. */
const MAX_SKETCHES = 250_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface LoadedShelf {
  shelf: SketchShelf;
  /** The shelf has everything written before this transaction; undefined while it has nothing. */
  horizon: string | undefined;
  /** The last reading that was started. */
  reading: Promise<void>;
}

/**
 * The sketches of users who search at the moment, read once and updated before every use. Any process may write vectors:
 * new ones are found by the id of the transaction that wrote them, which is exact where clocks are not.
 */
export function createSketchShelves(db: Queryable) {
  const shelves = new Map<string, LoadedShelf>();

  async function read(loaded: LoadedShelf, userId: string, embedder: string): Promise<void> {
    const isUpdate = loaded.horizon !== undefined;
    let after = { writtenIn: loaded.horizon ?? '0', conversationId: LOWEST_ID };
    let horizon: string | undefined;
    for (;;) {
      const page = await listSketches(db, userId, embedder, { after, isUpdate });
      // Of the first page: what is committed while the other pages are read is read again next time.
      horizon ??= page.horizon;
      for (const [at, id] of page.ids.entries()) loaded.shelf.put(id, page.bytes, at * SKETCH_BYTES);
      if (page.next === undefined) break;
      after = page.next;
    }
    loaded.horizon = horizon;
  }

  /** Drops the shelves that were not used for the longest time; the last used one stays however large it is. */
  function evict(): void {
    let total = 0;
    for (const [key, { shelf }] of [...shelves].toReversed()) {
      total += shelf.size;
      if (total > MAX_SKETCHES && total > shelf.size) shelves.delete(key);
    }
  }

  return {
    /** All sketches of the user that are stored by now. */
    open: async (userId: string, embedder: string): Promise<SketchShelf> => {
      const key = `${userId} ${embedder}`;
      const loaded = shelves.get(key) ?? { shelf: new SketchShelf(), horizon: undefined, reading: Promise.resolve() };
      shelves.delete(key);
      shelves.set(key, loaded);
      const before = loaded.reading.catch(() => undefined);
      loaded.reading = before.then(() => read(loaded, userId, embedder));
      await loaded.reading;
      evict();
      return loaded.shelf;
    },
  };
}
