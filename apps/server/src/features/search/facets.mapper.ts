import { ConversationSource } from '@app/contract/conversations';
import { Holding, type SearchFacets } from '@app/contract/search';
import type { countFacets } from './facets.repository.ts';

type Counted = Awaited<ReturnType<typeof countFacets>>;

export function toFacets(counted: Counted, isComplete: boolean): SearchFacets {
  const some = counted.filter(({ count }) => count > 0);
  return {
    isComplete,
    total: some.find(({ kind }) => kind === 'total')?.count ?? 0,
    categories: some.flatMap(({ kind, value, count }) =>
      kind === 'category' && value !== null ? [{ categoryId: value, count }] : [],
    ),
    sources: some.flatMap(({ kind, value, count }) =>
      kind === 'source' ? [{ source: ConversationSource.parse(value), count }] : [],
    ),
    has: some.flatMap(({ kind, count }) => {
      const has = Holding.safeParse(kind);
      return has.success ? [{ has: has.data, count }] : [];
    }),
  };
}
