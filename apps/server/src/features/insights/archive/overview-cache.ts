import type { Archive } from '@app/contract/archive';

const MAX_OVERVIEWS = 100;

export interface OverviewCache {
  /**
   * The overview for this key, from memory if possible. An overview that is still being updated is not kept in memory.
   */
  get(key: string, read: () => Promise<Archive>): Promise<Archive>;
}

/**
 * Keeps the latest overviews, because each needs a dozen queries and people switch between the years. The key has
 * everything that an overview depends on, including the version of the user's data.
 */
export function createOverviewCache(): OverviewCache {
  const overviews = new Map<string, Archive>();
  return {
    get: async (key, read) => {
      const cached = overviews.get(key);
      if (cached !== undefined) return cached;
      const overview = await read();
      if (overview.isUpdating) return overview;
      overviews.set(key, overview);
      const [oldest] = overviews.keys();
      if (overviews.size > MAX_OVERVIEWS && oldest !== undefined) overviews.delete(oldest);
      return overview;
    },
  };
}
