import { ConversationSource } from '@app/contract/conversations';
import { ContentKind, type SearchFacets } from '@app/contract/search';
import type { FacetCount } from './facets.repository.ts';

export function totalOf(counted: readonly FacetCount[]): number {
  return counted.find(({ kind }) => kind === 'total')?.count ?? 0;
}

export function toFacets(
  counted: readonly FacetCount[],
  details: Pick<SearchFacets, 'isComplete' | 'correction'>,
): SearchFacets {
  const present = counted.filter(({ count }) => count > 0);
  return {
    ...details,
    total: totalOf(counted),
    categories: present.flatMap(({ kind, value, count }) =>
      kind === 'category' && value !== null ? [{ categoryId: value, count }] : [],
    ),
    sources: present.flatMap(({ kind, value, count }) =>
      kind === 'source' ? [{ source: ConversationSource.parse(value), count }] : [],
    ),
    has: present.flatMap(({ kind, count }) => {
      const has = ContentKind.safeParse(kind);
      return has.success ? [{ has: has.data, count }] : [];
    }),
  };
}
