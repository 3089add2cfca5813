import { ENGINE_VERSIONS } from '@app/understanding/categorise';
import { encodedText } from '@app/understanding/category/conversation-text';
import { fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import { sketchOf } from '@app/understanding/embedding/sketch';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { PROVISIONAL_VERSION } from '#features/conversations/conversations.service.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import * as rows from './meaning/meaning.repository.ts';
import { createNearest } from './meaning/nearest.ts';
import { lockEnginePlaced, writeFilings } from './meaning/refiling.repository.ts';
import { loadUserEngine, type UserEngine, type UserEngineDependencies } from './meaning/user-engine.ts';

export type MeaningService = ReturnType<typeof createMeaningService>;
export type { UserEngine } from './meaning/user-engine.ts';

export interface MeaningDependencies extends UserEngineDependencies {
  db: Database;
}

/** One transaction's worth: the user's version is a hot row. */
const BATCH = 24;
const MAX_USERS = 1_000;
/** A search that waits for its own text waits for no more than so many others. */
const TURN = 6;

/** What conversations mean: their vectors, and each person's own engine of categories built on them. */
export function createMeaningService(dependencies: MeaningDependencies) {
  const { db, categories, embedder } = dependencies;

  const engineFor = (userId: string): Promise<UserEngine> => loadUserEngine(dependencies, userId);

  /** Embeds a batch and files for good what was only looked at quickly when it arrived. Answers how many it found. */
  async function readBatch(userId: string, engine: UserEngine): Promise<number> {
    const { id: embedderId } = await embedder.open();
    const stale = await rows.listStale(db, userId, embedderId, BATCH);
    const vectors = await embedInTurns(embedder, stale.map(encodedText));
    const read = stale.map((row, at) => ({ ...row, vector: vectors[at] ?? new Float32Array() }));
    const filings = new Map(read.map((row) => [row.id, engine.file(row)]));
    await inTransaction(db, async (tx) => {
      const saved = read.map(({ id, basis, vector }) => {
        const values = toInt8(vector);
        const bytes = new Uint8Array(values.buffer);
        return { conversationId: id, embedder: embedderId, basis, vector: bytes, sketch: sketchOf(values) };
      });
      await rows.saveVectors(tx, userId, saved);
      const ids = read.map(({ id }) => id);
      const before = await lockEnginePlaced(tx, userId, ids, [PROVISIONAL_VERSION, engine.engineVersion]);
      const after = before.flatMap((row) => {
        const filing = filings.get(row.id);
        if (filing === undefined) return [];
        // Moving out of its category takes it out of a subcategory too: those belong to one category.
        const subcategoryId = filing.categoryId === row.categoryId ? row.subcategoryId : null;
        return [{ row, filing: { ...filing, id: row.id, subcategoryId } }];
      });
      await writeFilings(
        tx,
        userId,
        after.map(({ filing }) => filing),
      );
      if (after.length === 0) return;
      const counted = after.filter(({ row, filing }) => !row.isArchived && row.categoryId !== filing.categoryId);
      const changes = counted.flatMap(({ row: { categoryId, subcategoryId, lastActivityAt }, filing }) => [
        { categoryId, subcategoryId, by: -1 },
        { categoryId: filing.categoryId, subcategoryId: filing.subcategoryId, by: 1, lastActivityAt },
      ]);
      await categories.adjustCounts({ tx, userId }, changes);
      await bumpUserVersion(tx, userId);
    });
    return stale.length;
  }

  return {
    ...createNearest(dependencies),

    /** What a placement made now is marked with; one that is marked otherwise can be offered a new place. */
    engineVersion: async (): Promise<string> => ENGINE_VERSIONS[(await embedder.open()).kind],

    /** This person's engine with all they have taught it so far. Keep it for one piece of work, not longer. */
    engineFor,

    /** Title, first questions and, where it is made already, the vector of these conversations. */
    openings: async (userId: string, ids: readonly string[]) => {
      const { id: embedderId } = await embedder.open();
      const [openings, vectors] = await Promise.all([
        rows.listOpenings(db, userId, ids),
        rows.listVectors(db, userId, embedderId, ids),
      ]);
      const byId = new Map(vectors.map(({ conversationId, vector }) => [conversationId, fromInt8(vector)]));
      return openings.map(({ id, title, openers }) => ({ id, title, openers, vector: byId.get(id) }));
    },

    /** Brings everything of a person up to date, until it is done or the signal says stop. */
    catchUp: async (userId: string, signal: AbortSignal): Promise<void> => {
      const engine = await engineFor(userId);
      let found = BATCH;
      while (found === BATCH && !signal.aborted) found = await readBatch(userId, engine);
    },

    /** People who have conversations without a vector of the embedder in use. */
    listUsersBehind: async (): Promise<string[]> => rows.listUsersBehind(db, (await embedder.open()).id, MAX_USERS),
  };
}

async function embedInTurns(embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += TURN) {
    vectors.push(...(await embedder.embed(texts.slice(start, start + TURN))));
  }
  return vectors;
}
