import { encodedQuestion } from '@app/understanding/category/conversation-text';
import type { CategoryModels } from '@app/understanding/category-models';
import { dotInt8, fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import { sketchOf } from '@app/understanding/embedding/sketch';
import type { Queryable } from '#db/database.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { listVectors } from './meaning.repository.ts';
import { listNearVectors, type NearestFilter } from './nearest.repository.ts';
import { createSketchCache } from './sketch-cache.ts';

export interface NearConversation {
  conversationId: string;
  /** Cosine similarity: 1 for the same meaning, about 0 if the meanings have nothing in common. */
  similarity: number;
}

/** Sketches are approximate: this many candidates are compared again by their vectors. */
const MAX_COMPARED = 300;
/** How many of the nearest sketches are filtered at first, and how many if too few of those pass. */
const FILTERED_COUNTS = { first: 3_000, retry: 10_000 } as const;
/** Without a filter fewer are enough, because only archived and trashed conversations are left out. */
const UNFILTERED_COUNTS = { first: MAX_COMPARED + 50, retry: MAX_COMPARED * 4 } as const;
/** Similarity below this is chance. Vectors of words are more alike by chance than vectors of sentences. */
const MIN_SIMILARITY = { sentences: 0.22, words: 0.4 } as const;

export interface NearestDependencies {
  db: Queryable;
  embedder: Embedder;
  /** Recognises known words; undefined if the model files cannot be read. */
  models: Pick<CategoryModels, 'coverage'> | undefined;
}

/** Searches conversations by meaning, the most alike first. */
export function createNearest({ db, embedder, models }: NearestDependencies) {
  const sketchCache = createSketchCache(db);

  async function findCandidates(userId: string, embedderId: string, sketch: string, filter: NearestFilter) {
    const index = await sketchCache.open(userId, embedderId);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const listPassing = (ids: readonly string[]) =>
      listNearVectors(db, userId, embedderId, { ids, limit: MAX_COMPARED, filter });
    const counts = isFiltered ? FILTERED_COUNTS : UNFILTERED_COUNTS;
    const found = await listPassing(index.nearest(sketch, counts.first));
    if (found.length === MAX_COMPARED || index.size <= counts.first) return found;
    return listPassing(index.nearest(sketch, counts.retry));
  }

  async function searchByVector(
    userId: string,
    vector: Float32Array,
    { limit, filter = {} }: { limit: number; filter?: NearestFilter },
  ): Promise<NearConversation[]> {
    const { id, kind } = await embedder.open();
    const bytes = toInt8(vector);
    const found = await findCandidates(userId, id, sketchOf(bytes), filter);
    return found
      .map((row) => ({ conversationId: row.conversationId, similarity: dotInt8(vector, row.vector) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY[kind])
      .toSorted((a, b) => b.similarity - a.similarity || (a.conversationId < b.conversationId ? -1 : 1))
      .slice(0, limit);
  }

  return {
    /** Loads what a search by meaning needs, ahead of the first one. */
    warmUp: async (userId: string): Promise<void> => {
      await sketchCache.open(userId, (await embedder.open()).id);
    },

    /** Conversations closest to a text; none if it has only unknown words, because its vector would be random. */
    nearestTo: async (
      userId: string,
      text: string,
      options: { limit: number; filter?: NearestFilter },
    ): Promise<NearConversation[]> => {
      const query = encodedQuestion(text);
      if (models?.coverage(query) === 0) return [];
      const [vector] = await embedder.embed([query]);
      return vector === undefined ? [] : searchByVector(userId, vector, options);
    },

    /** Conversations closest to a conversation; none while it has no vector yet. */
    relatedTo: async (userId: string, conversationId: string, limit: number): Promise<NearConversation[]> => {
      const { id } = await embedder.open();
      const [row] = await listVectors(db, userId, id, [conversationId]);
      if (row === undefined) return [];
      const near = await searchByVector(userId, fromInt8(row.vector), { limit: limit + 1 });
      return near.filter((other) => other.conversationId !== conversationId).slice(0, limit);
    },
  };
}
