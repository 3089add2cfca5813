import { dot, fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import type { CategoryModels } from '@app/understanding/category-models';
import { sketchOf } from '@app/understanding/embedding/sketch';
import type { Queryable } from '#db/database.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { listVectors } from './meaning.repository.ts';
import { listBySketch, type NearestFilter } from './nearest.repository.ts';

export interface Near {
  conversationId: string;
  /** 1 is the same direction; what is not alike at all is near 0. */
  likeness: number;
}

/** Sketches are rough: so many are looked at again for each that is wanted. */
const LOOKED_AT = 300;
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
  async function rank(
    userId: string,
    vector: Float32Array,
    { limit, filter = {} }: { limit: number; filter?: NearestFilter },
  ): Promise<Near[]> {
    const { id, kind } = await embedder.open();
    const bytes = toInt8(vector);
    const found = await listBySketch(db, userId, id, { sketch: sketchOf(bytes), limit: LOOKED_AT, filter });
    return found
      .map((row) => ({ conversationId: row.conversationId, likeness: dot(vector, fromInt8(row.vector)) }))
      .filter(({ likeness }) => likeness >= CHANCE[kind])
      .toSorted((a, b) => b.likeness - a.likeness || (a.conversationId < b.conversationId ? -1 : 1))
      .slice(0, limit);
  }

  return {
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
