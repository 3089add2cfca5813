import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable } from '#db/database.ts';
import { assistantSettings, modelCalls } from '#db/schema/assistant.ts';
import { conversations } from '#db/schema/conversations.ts';
import { users } from '#db/schema/identity.ts';
import { neverSendMarks } from '#db/schema/privacy.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';

export interface Candidate {
  userId: string;
  id: string;
  timeZone: string;
}

/**
 * SQL: whether the conversation `c` is to be reviewed. It has an unsure category or a generated title, was not reviewed
 * yet, is neither in the trash nor archived, and may be sent to a model.
 */
const pendingCondition = sql`c.deleted_at is null and not c.is_archived and c.refined_at is null
  and (c.needs_review or c.titled_by = 'engine')
  and not exists (select from ${assistantSettings} s where s.user_id = c.user_id and not s.uses_archive)
  and not exists (select from ${neverSendMarks} m where m.user_id = c.user_id
    and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id)))`;

/**
 * The next conversation to review, of any user. It has been quiet since `quietSince`; `except` is left out.
 * Conversations with an unsure category come first, then the most recently active.
 */
export async function findCandidate(
  db: Queryable,
  quietSince: Date,
  except: readonly string[],
): Promise<Candidate | undefined> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select c.user_id as "userId", c.id, u.time_zone as "timeZone"
    from ${conversations} c join ${users} u on u.id = c.user_id
    where ${pendingCondition} and c.last_activity_at < ${quietSince.toISOString()}::timestamptz
      and ${notInArray(sql`c.id`, [...except])} and ${activeOwnerCondition(sql`c.user_id`)}
    order by c.needs_review desc, c.last_activity_at desc limit 1`);
  const [row] = rows;
  return row && { ...row, timeZone: readTimeZone(row.timeZone) };
}

/** How many of the user's conversations wait for a review, and how many were reviewed. */
export async function countReviews(db: Queryable, userId: string): Promise<{ waiting: number; done: number }> {
  const { rows } = await db.execute<{ waiting: number; done: number }>(sql`
    select count(*) filter (where ${pendingCondition})::int as waiting,
      count(*) filter (where c.refined_at is not null and c.deleted_at is null)::int as done
    from ${conversations} c where c.user_id = ${userId}`);
  return rows[0] ?? { waiting: 0, done: 0 };
}

/**
 * The tokens that reviews for all users used. For a provider that does not count tokens, four characters of a request
 * count as one token, and a reply counts as 100 tokens.
 */
export async function countTokensSince(db: Queryable, since: Date): Promise<number> {
  const [row] = await db
    .select({
      tokens: sql<number>`coalesce(sum(coalesce(${modelCalls.inputTokens}, ${modelCalls.characters} / 4)
        + coalesce(${modelCalls.outputTokens}, 100)), 0)::int`,
    })
    .from(modelCalls)
    .where(
      and(
        inArray(modelCalls.purpose, ['title', 'category', 'events', 'recommendations', 'cards', 'context']),
        sql`${modelCalls.at} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return row?.tokens ?? 0;
}
