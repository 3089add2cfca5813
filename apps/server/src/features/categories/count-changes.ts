/** A change of the stored counts of a category. Archived and trashed conversations are not counted. */
export interface CountChange {
  categoryId: string;
  subcategoryId?: string | null;
  /** Positive for added conversations, negative for removed ones. */
  delta: number;
  /** The latest date of the added conversations; absent for removed ones. */
  lastActivityAt?: Date;
}

export interface SummedChange {
  id: string;
  delta: number;
  lastActivityAt: Date | null;
}

/**
 * The changes summed per category and per subcategory, ordered by id: every transaction locks rows in that order, which
 * prevents deadlocks. A sum of zero is dropped unless it comes with a date for a subcategory.
 */
export function sumChanges(changes: readonly CountChange[]): {
  categories: SummedChange[];
  subcategories: SummedChange[];
} {
  const categories = new Map<string, SummedChange>();
  const subcategories = new Map<string, SummedChange>();
  for (const change of changes) {
    add(categories, change.categoryId, change);
    if (change.subcategoryId) add(subcategories, change.subcategoryId, change);
  }
  const inLockOrder = (a: SummedChange, b: SummedChange) => (a.id < b.id ? -1 : 1);
  return {
    categories: [...categories.values()].filter((sum) => sum.delta !== 0).toSorted(inLockOrder),
    subcategories: [...subcategories.values()]
      .filter((sum) => sum.delta !== 0 || sum.lastActivityAt)
      .toSorted(inLockOrder),
  };
}

function add(sums: Map<string, SummedChange>, id: string, { delta, lastActivityAt }: CountChange): void {
  const sum = sums.get(id) ?? { id, delta: 0, lastActivityAt: null };
  sum.delta += delta;
  if (lastActivityAt && (sum.lastActivityAt === null || lastActivityAt > sum.lastActivityAt))
    sum.lastActivityAt = lastActivityAt;
  sums.set(id, sum);
}
