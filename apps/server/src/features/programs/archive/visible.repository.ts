import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { conversations } from '#db/schema/conversations.ts';
import { neverSendMarks } from '#db/schema/privacy.ts';
import { visibleCondition } from '#db/visible-conversations.ts';

/** Whether the user has this conversation and it may be sent to another program. */
export async function isVisible(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${conversations} c where c.user_id = ${userId} and c.id = ${id}::uuid and ${visibleCondition(userId)}`);
  return rows.length > 0;
}

/** Those of the given conversations that may be sent to another program. */
export async function listVisible(db: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${conversations} c
    where c.user_id = ${userId} and c.id = any(${sql.param([...ids])}::uuid[]) and ${visibleCondition(userId)}`);
  return rows.map(({ id }) => id);
}

export interface CategoryCount {
  id: string;
  name: string;
  count: number;
}

/** The categories without a “never send” mark, each with its visible conversations that are not archived. */
export async function countByCategory(db: Queryable, userId: string): Promise<CategoryCount[]> {
  const { rows } = await db.execute(sql`
    select k.id, k.name, count(c.id)::int as count from ${categories} k
    left join ${conversations} c
      on c.user_id = k.user_id and c.category_id = k.id and not c.is_archived and ${visibleCondition(userId)}
    where k.user_id = ${userId} and not exists (
      select from ${neverSendMarks} m where m.user_id = k.user_id and m.type = 'category' and m.id = k.id)
    group by k.id, k.name, k.position order by k.position, k.id`);
  return rows as unknown as CategoryCount[];
}

export interface SubcategoryCount {
  id: string;
  count: number;
  lastAt: Date;
}

/** Per subcategory, the number of its visible conversations that are not archived, and the last activity in them. */
export async function countBySubcategory(db: Queryable, userId: string): Promise<SubcategoryCount[]> {
  const { rows } = await db.execute(sql`
    select c.subcategory_id as id, count(*)::int as count, max(c.last_activity_at) as "lastAt" from ${conversations} c
    where c.user_id = ${userId} and c.subcategory_id is not null and not c.is_archived and ${visibleCondition(userId)}
    group by c.subcategory_id`);
  return (rows as unknown as SubcategoryCount[]).map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}
