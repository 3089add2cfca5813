// Not in categories.api.ts, because the layout shows the colours on every screen and loads only this file.
import { listCategories } from '@app/contract/categories';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query-client.ts';

/** The colour of each category by its id. Not polled: new categories are rare, and only colour a dot. */
export function useCategoryColors(): ReadonlyMap<string, string> {
  const categories = useQuery(endpointQuery(listCategories, { isRevalidated: true })).data ?? [];
  return new Map(categories.map(({ id, color }) => [id, color]));
}
