import { ConversationSource } from '@app/contract/conversations';
import { ContentKind, type SearchFacets } from '@app/contract/search';
import type { countFacets } from './facets.repository.ts';

type FacetCounts = Awaited<ReturnType<typeof countFacets>>;

export function totalOf(counted: FacetCounts): number {
  return counted.find(({ kind }) => kind === 'total')?.count ?? 0;
}

export function toFacets(counted: FacetCounts, details: Pick<SearchFacets, 'isComplete' | 'correction'>): SearchFacets {
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
