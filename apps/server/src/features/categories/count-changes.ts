/** One conversation entering (+1) or leaving (-1) what a category shows. */
export interface CountChange {
  categoryId: string;
  subcategoryId?: string | null;
  by: number;
  /** Of the entering one: may become the subcategory's newest conversation. */
  lastActivityAt?: Date;
}

export interface SummedChange {
  id: string;
  by: number;
  lastActivityAt: Date | null;
}

/**
 * Changes as one row a category and one a subcategory, in the order in which their rows are to be locked (by id), so
 * that two transactions never wait for each other. What cancels out is left out, save a subcategory's newer date.
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
    categories: [...categories.values()].filter((sum) => sum.by !== 0).toSorted(inLockOrder),
    subcategories: [...subcategories.values()]
      .filter((sum) => sum.by !== 0 || sum.lastActivityAt)
      .toSorted(inLockOrder),
  };
}

function add(sums: Map<string, SummedChange>, id: string, { by, lastActivityAt }: CountChange): void {
  const sum = sums.get(id) ?? { id, by: 0, lastActivityAt: null };
  sum.by += by;
  if (lastActivityAt && (sum.lastActivityAt === null || lastActivityAt > sum.lastActivityAt))
    sum.lastActivityAt = lastActivityAt;
  sums.set(id, sum);
}
