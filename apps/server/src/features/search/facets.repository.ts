import { ContentKind } from '@app/contract/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conditionsOf, hasKindConditions, type SearchFilter } from './search-filter.repository.ts';
import { joinChunks, selectWithContent, type WordSearch } from './search.repository.ts';

export interface FacetCount {
  kind: 'total' | 'category' | 'source' | ContentKind;
  value: string | null;
  count: number;
}

/**
 * Counts the conversations that match, by category, source and kind of content. The count by category ignores the chosen
 * categories, and the count by source the chosen sources. Reads the matches only once.
 */
export async function countFacets(
  db: Queryable,
  userId: string,
  { words, without, latest, ...filter }: SearchFilter & Partial<WordSearch>,
): Promise<FacetCount[]> {
  // In a search for words, the conditions on chunks leave out conversations with excluded words.
  const { category, source, has, otherConditions } = conditionsOf(
    userId,
    words === undefined ? { ...filter, without } : filter,
  );
  const search = words === undefined ? undefined : { words, without, latest, isInDocument: filter.isInDocument };
  const { distinct, matches } = selectMatches(userId, search, (filter.has ?? []).length > 0 ? has : undefined);
  const countKind = (kind: ContentKind): SQL => sql`
    union all select ${kind}, null, count(*)::int from hits c
    where c.in_category and c.in_source and ${hasKindConditions[kind]}`;
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql`
    with hits as materialized (
      select ${distinct} c.user_id, c.id, c.category_id, c.source, ${category} as in_category, ${source} as in_source
      from ${matches} and ${otherConditions}
    )
    select 'total' as kind, null as value, count(*)::int as count from hits where in_category and in_source
    union all select 'category', category_id::text, count(*)::int from hits where in_source group by category_id
    union all select 'source', source, count(*)::int from hits where in_category group by source
    ${sql.join(ContentKind.options.map(countKind), sql` `)}
    order by count desc, value`);
  return rows;
}

/** SQL: the tables and the where clause for the conversations `c` that match, and `distinct` if `c` may occur twice. */
function selectMatches(userId: string, search: WordSearch | undefined, hasContent: SQL | undefined) {
  if (search === undefined) {
    return {
      distinct: sql``,
      matches: sql`${conversations} c where c.user_id = ${userId} and ${hasContent ?? sql`true`}`,
    };
  }
  if (hasContent !== undefined) return { distinct: sql``, matches: selectWithContent(userId, search, hasContent) };
  // A conversation may match in several of its chunks, and is counted once.
  return { distinct: sql`distinct on (c.id)`, matches: joinChunks(userId, search) };
}
