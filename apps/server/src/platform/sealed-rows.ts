import type { SealingKeys } from './sealed-text.ts';

/** A value in a row that was encrypted with a secret key, or derived from one. */
export interface SealedItem {
  /** Whether the value can be read with these keys. */
  isUsableWith: (keys: SealingKeys) => boolean;
  /**
   * Encrypts the value with the current key. Does nothing if it is already encrypted with that key, or if no key can
   * read it.
   */
  renew: (keys: SealingKeys) => Promise<unknown>;
}

/** All values of one kind that need a secret key. */
export interface SealedRows {
  /** The name for operators, such as 'two-factor secrets'. */
  kind: string;
  list: () => Promise<SealedItem[]>;
}

export interface SealedCount {
  kind: string;
  /** How many values can be read with the current key alone. */
  current: number;
  /** How many values can be read only with a former key. */
  former: number;
  /** How many values none of the keys can read. */
  lost: number;
}

/** Counts the items of a kind by the keys that they need. */
export const countSealed = (rows: SealedRows, keys: SealingKeys): Promise<SealedCount> =>
  countItems(rows, keys, { renews: false });

/** Encrypts the readable items of a kind with the current key, and counts all items by the keys that they need then. */
export const renewSealed = (rows: SealedRows, keys: SealingKeys): Promise<SealedCount> =>
  countItems(rows, keys, { renews: true });

async function countItems(
  { kind, list }: SealedRows,
  keys: SealingKeys,
  { renews }: { renews: boolean },
): Promise<SealedCount> {
  const count = { kind, current: 0, former: 0, lost: 0 };
  for (const item of await list()) {
    if (item.isUsableWith({ current: keys.current, former: [] })) count.current += 1;
    else if (!item.isUsableWith(keys)) count.lost += 1;
    else if (renews) {
      await item.renew(keys);
      count.current += 1;
    } else count.former += 1;
  }
  return count;
}
