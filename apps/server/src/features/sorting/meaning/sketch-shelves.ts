import { SKETCH_BYTES, SketchShelf } from '@app/understanding/embedding/sketch-shelf';
import type { Queryable } from '#db/database.ts';
import { listSketches } from './sketches.repository.ts';

/** In memory at once, of all people together; about 150 bytes each. */
const MAX_SKETCHES = 250_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Held {
  shelf: SketchShelf;
  /** All that was written before this transaction is on the shelf; undefined while nothing is. */
  horizon: string | undefined;
  /** The last reading that was begun. */
  reading: Promise<void>;
}

/**
 * The sketches of those who search at the moment, read once and brought up to date before every use. Any process may write
 * vectors: what is new is told by the transactions that wrote it, which are exact where clocks are not.
 */
export function createSketchShelves(db: Queryable) {
  const shelves = new Map<string, Held>();

  async function read(held: Held, userId: string, embedder: string): Promise<void> {
    const isUpdate = held.horizon !== undefined;
    let after = { writtenIn: held.horizon ?? '0', conversationId: BEFORE_ALL };
    let horizon: string | undefined;
    for (;;) {
      const page = await listSketches(db, userId, embedder, { after, isUpdate });
      // That of the first page: what is committed while the others are read is read again the next time.
      horizon ??= page.horizon;
      for (const [at, id] of page.ids.entries()) held.shelf.put(id, page.bytes, at * SKETCH_BYTES);
      if (page.next === undefined) break;
      after = page.next;
    }
    held.horizon = horizon;
  }

  /** Lets go of who has not searched for the longest time; the last one stays however large it is. */
  function makeRoom(): void {
    let total = 0;
    for (const [key, { shelf }] of [...shelves].toReversed()) {
      total += shelf.size;
      if (total > MAX_SKETCHES && total > shelf.size) shelves.delete(key);
    }
  }

  return {
    /** Everything of the person that is stored by now. */
    open: async (userId: string, embedder: string): Promise<SketchShelf> => {
      const key = `${userId} ${embedder}`;
      const held = shelves.get(key) ?? { shelf: new SketchShelf(), horizon: undefined, reading: Promise.resolve() };
      shelves.delete(key);
      shelves.set(key, held);
      const before = held.reading.catch(() => undefined);
      held.reading = before.then(() => read(held, userId, embedder));
      await held.reading;
      makeRoom();
      return held.shelf;
    },
  };
}
