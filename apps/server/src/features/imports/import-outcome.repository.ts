import type { ImportOutcome } from '@app/contract/imports';
import { MIN_CONFIDENCE_TO_REVIEW } from '@app/understanding/categorise';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';
import { importChanges } from '#db/schema/imports.ts';
import { learningCards } from '#db/schema/learning.ts';
import { suggestions } from '#db/schema/suggestions.ts';

interface CategoryPart extends Record<string, unknown> {
  categoryId: string;
  conversations: number;
  messages: number;
  toReview: number;
  from: string;
  to: string;
}

type Findings = Pick<ImportOutcome, 'documents' | 'suggestions' | 'cardProposals'> & Record<string, unknown>;

/** What an import added, as it is now: where its conversations are, and what was found in them. */
export async function readOutcome(db: Queryable, userId: string, importId: string): Promise<ImportOutcome> {
  const added = selectAdded(userId, importId);
  const { rows: parts } = await db.execute<CategoryPart>(sql`
    with added as (${added})
    select category_id as "categoryId", count(*)::int as conversations, sum(message_count)::int as messages,
      (count(*) filter (where needs_review and not is_archived
        and (guesses->0->>'confidence')::real >= ${MIN_CONFIDENCE_TO_REVIEW}))::int as "toReview",
      to_json(min(created_at)) as "from", to_json(max(greatest(created_at, last_activity_at))) as "to"
    from added group by category_id order by 2 desc, 1`);
  // `in (select …)` inside `filter (where …)` is always a hash lookup. A join would become a nested loop while the
  // tables have no statistics, as right after a first large import.
  const { rows: findings } = await db.execute<Findings>(sql`
    with added as (${added})
    select
      (select count(*) filter (where d.conversation_id in (select id from added))
        from ${documents} d where d.user_id = ${userId})::int as documents,
      (select count(*) filter (where s.conversation_id in (select id from added))
        from ${suggestions} s where s.user_id = ${userId} and s.state = 'pending')::int as suggestions,
      (select count(*) filter (where k.conversation_id in (select id from added))
        from ${learningCards} k
        where k.user_id = ${userId} and k.state = 'proposed' and k.deleted_at is null)::int as "cardProposals"`);
  const { documents: documentCount = 0, suggestions: suggestionCount = 0, cardProposals = 0 } = findings[0] ?? {};
  const sum = (of: (part: CategoryPart) => number) => parts.reduce((total, part) => total + of(part), 0);
  const times = (of: (part: CategoryPart) => string) => parts.map((part) => Date.parse(of(part)));
  return {
    conversations: sum((part) => part.conversations),
    messages: sum((part) => part.messages),
    documents: documentCount,
    from: parts.length === 0 ? null : new Date(Math.min(...times(({ from }) => from))).toISOString(),
    to: parts.length === 0 ? null : new Date(Math.max(...times(({ to }) => to))).toISOString(),
    categories: parts.map((part) => ({ categoryId: part.categoryId, conversations: part.conversations })),
    toReview: sum((part) => part.toReview),
    suggestions: suggestionCount,
    cardProposals,
  };
}

/** SQL: the conversations that an import added, except those that were deleted since. */
const selectAdded = (userId: string, importId: string): SQL => sql`
  select c.id, c.category_id, c.message_count, c.needs_review, c.guesses, c.is_archived, c.created_at, c.last_activity_at
  from ${importChanges} i
  join ${conversations} c on c.user_id = i.user_id and c.id = i.conversation_id
  where i.user_id = ${userId} and i.import_id = ${importId} and i.action <> 'updated' and c.deleted_at is null`;
