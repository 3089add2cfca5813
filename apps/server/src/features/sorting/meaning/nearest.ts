import type { CategoryModels } from '@app/understanding/category-models';
import { dot, fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import { sketchOf } from '@app/understanding/embedding/sketch';
import type { Queryable } from '#db/database.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { listVectors } from './meaning.repository.ts';
import { listNearVectors, type NearestFilter } from './nearest.repository.ts';
import { createSketchShelves } from './sketch-shelves.ts';

export interface Near {
  conversationId: string;
  /** 1 is the same direction; what is not alike at all is near 0. */
  likeness: number;
}

/** Sketches are rough: so many of those that may pass are looked at again. */
const LOOKED_AT = 300;
/** Of the nearest sketches so many are held against a filter, and where too few pass it, so many. */
const NEAR = { once: 3_000, again: 10_000 } as const;
/** Below it a likeness is chance. Few words make unlike texts more alike than whole sentences do. */
const CHANCE = { sentences: 0.22, words: 0.4 } as const;

export interface NearestDependencies {
  db: Queryable;
  embedder: Embedder;
  /** What tells words from rubbish; absent where the model files cannot be read. */
  models: Pick<CategoryModels, 'coverage'> | undefined;
}

/** Conversations by what they mean, the most alike first. */
export function createNearest({ db, embedder, models }: NearestDependencies) {
  const shelves = createSketchShelves(db);

  async function findCandidates(userId: string, embedderId: string, sketch: string, filter: NearestFilter) {
    const shelf = await shelves.open(userId, embedderId);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const list = (ids: readonly string[]) => listNearVectors(db, userId, embedderId, { ids, limit: LOOKED_AT, filter });
    // Without a filter only what is archived or in the trash does not pass.
    const found = await list(shelf.nearest(sketch, isFiltered ? NEAR.once : LOOKED_AT * 2));
    if (!isFiltered || found.length === LOOKED_AT || shelf.size <= NEAR.once) return found;
    return list(shelf.nearest(sketch, NEAR.again));
  }

  async function rank(
    userId: string,
    vector: Float32Array,
    { limit, filter = {} }: { limit: number; filter?: NearestFilter },
  ): Promise<Near[]> {
    const { id, kind } = await embedder.open();
    const bytes = toInt8(vector);
    const found = await findCandidates(userId, id, sketchOf(bytes), filter);
    return found
      .map((row) => ({ conversationId: row.conversationId, likeness: dot(vector, fromInt8(row.vector)) }))
      .filter(({ likeness }) => likeness >= CHANCE[kind])
      .toSorted((a, b) => b.likeness - a.likeness || (a.conversationId < b.conversationId ? -1 : 1))
      .slice(0, limit);
  }

  return {
    /** Reads what a search by meaning will need, ahead of the first one. */
    warm: async (userId: string): Promise<void> => {
      await shelves.open(userId, (await embedder.open()).id);
    },

    /** What comes closest to a text; nothing for one of unknown words alone, whose vector would be chance. */
    nearestTo: async (
      userId: string,
      text: string,
      options: { limit: number; filter?: NearestFilter },
    ): Promise<Near[]> => {
      if (models?.coverage(text) === 0) return [];
      const [vector] = await embedder.embed([text]);
      return vector === undefined ? [] : rank(userId, vector, options);
    },

    /** What comes closest to a conversation, without itself; nothing while it has no vector yet. */
    relatedTo: async (userId: string, conversationId: string, limit: number): Promise<Near[]> => {
      const { id } = await embedder.open();
      const [row] = await listVectors(db, userId, id, [conversationId]);
      if (row === undefined) return [];
      const near = await rank(userId, fromInt8(row.vector), { limit: limit + 1 });
      return near.filter((other) => other.conversationId !== conversationId).slice(0, limit);
    },
  };
}
