// Not in categories.api.ts, because the layout shows the colours on every screen and loads only this file.
import { listCategories } from '@app/contract/categories';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { endpointQuery } from '#lib/query-client.ts';
import { categoryTint } from '#ui/category-tint.ts';

/**
 * The style of the dot in a category's colour, by its id. Not polled: new categories are rare, and only colour a dot.
 */
export function useDotStyle(): (categoryId: string) => CSSProperties {
  const categories = useQuery(endpointQuery(listCategories, { isRevalidated: true })).data ?? [];
  const styles = new Map(categories.map(({ id, color }) => [id, categoryTint(color).strong]));
  return (categoryId) => styles.get(categoryId) ?? {};
}
