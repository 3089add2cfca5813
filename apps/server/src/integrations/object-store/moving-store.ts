import type { ObjectStore } from './object-store.ts';

/**
 * Objects that are being moved from one store to another: new objects are stored in `current`, and objects that have
 * not been moved yet are read from `former`.
 */
export function createMovingStore({ current, former }: { current: ObjectStore; former: ObjectStore }): ObjectStore {
  return {
    put: (key, body) => current.put(key, body),
    // The second read of `current` finds an object that was moved after the first read.
    get: async (key) => (await current.get(key)) ?? (await former.get(key)) ?? current.get(key),
    open: async (key) => (await current.open(key)) ?? (await former.open(key)) ?? current.open(key),
    delete: async (key) => {
      await former.delete(key);
      await current.delete(key);
    },
    list: async function* (prefix) {
      const listed = new Set<string>();
      for (const store of [current, former]) {
        for await (const object of store.list(prefix)) {
          if (listed.has(object.key)) continue;
          listed.add(object.key);
          yield object;
        }
      }
    },
  };
}
