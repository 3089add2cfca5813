import type { Archive } from '@app/contract/archive';

const MAX_ANSWERS = 100;

export interface AnswerCache {
  /** The overview for this key, from memory if possible. An overview that is still being updated is not kept in memory. */
  get(key: string, read: () => Promise<Archive>): Promise<Archive>;
}

/**
 * Keeps the latest overviews, because each needs a dozen queries and people switch between the years. The key has
 * everything that an overview depends on, also the version of the user's data.
 */
export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, Archive>();
  return {
    get: async (key, read) => {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = await read();
      if (answer.isUpdating) return answer;
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
  };
}
