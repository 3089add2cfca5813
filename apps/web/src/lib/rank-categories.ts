import type { Category } from '@app/contract/categories';

/** The ids by their counts, the largest first. Other says least about a person, so it is last, whatever its count. */
export function rankCategories(
  countsById: ReadonlyMap<string, number>,
  categories: readonly Pick<Category, 'id' | 'isProtected'>[],
): string[] {
  const otherId = categories.find(({ isProtected }) => isProtected)?.id;
  return [...countsById]
    .toSorted(([a, countA], [b, countB]) => Number(a === otherId) - Number(b === otherId) || countB - countA)
    .map(([id]) => id);
}
