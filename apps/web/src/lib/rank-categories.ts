import type { Category } from '@app/contract/categories';

/** The categories by their counts, the largest first. Other says least about a person, so it is last. */
export function sortByCount<Kind extends Pick<Category, 'isProtected'>>(
  categories: readonly Kind[],
  countOf: (one: Kind) => number,
): Kind[] {
  return categories.toSorted((a, b) => Number(a.isProtected) - Number(b.isProtected) || countOf(b) - countOf(a));
}

/** Like `sortByCount`, for ids of categories that may not be loaded yet. */
export function rankCategories(
  countsById: ReadonlyMap<string, number>,
  categories: readonly Pick<Category, 'id' | 'isProtected'>[],
): string[] {
  const otherId = categories.find(({ isProtected }) => isProtected)?.id;
  return [...countsById]
    .toSorted(([a, countA], [b, countB]) => Number(a === otherId) - Number(b === otherId) || countB - countA)
    .map(([id]) => id);
}
