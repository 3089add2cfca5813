import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { achievements } from '#db/schema/profile.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';

export interface MeasuresRow {
  timeZone: string;
  createdAt: Date;
  /** The days on which the user asked questions, oldest first. */
  days: { day: string; questions: number }[];
  conversations: number;
  usedCategories: number;
  events: number;
  /** When each achievement was reached, by its id. */
  storedAchievements: ReadonlyMap<string, Date>;
}

interface Raw extends Record<string, unknown> {
  timeZone: string;
  createdAt: string;
  days: [string, number][] | null;
  /** Conversations that are neither archived nor in the trash: the sum of the stored counts of the categories. */
  active: number;
  archived: number;
  usedCategories: number;
  events: number;
  storedAchievements: Record<string, string> | null;
}

/** Reads all numbers for statistics and achievements in one query; undefined for an unknown user. */
export async function readMeasures(db: Queryable, userId: string): Promise<MeasuresRow | undefined> {
  const { rows } = await db.execute<Raw>(sql`
    select u.time_zone as "timeZone", to_json(u.created_at)#>>'{}' as "createdAt",
      (select json_agg(json_build_array(day, questions) order by day) from activity_days where user_id = u.id) as "days",
      (select coalesce(sum(conversation_count), 0)::int from categories where user_id = u.id) as "active",
      (select count(*)::int from conversations
        where user_id = u.id and is_archived and deleted_at is null) as "archived",
      (select count(*)::int from categories where user_id = u.id and conversation_count > 0) as "usedCategories",
      (select count(*)::int from events where user_id = u.id and deleted_at is null) as "events",
      (select json_object_agg(id, completed_at) from achievements where user_id = u.id) as "storedAchievements"
    from users u where u.id = ${userId}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    timeZone: readTimeZone(row.timeZone),
    createdAt: new Date(row.createdAt),
    days: (row.days ?? []).map(([day, questions]) => ({ day, questions })),
    conversations: row.active + row.archived,
    usedCategories: row.usedCategories,
    events: row.events,
    storedAchievements: new Map(Object.entries(row.storedAchievements ?? {}).map(([id, at]) => [id, new Date(at)])),
  };
}

/** Stores reached achievements; returns the ids that are new. */
export async function insertAchievements(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  completedAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const inserted = await tx
    .insert(achievements)
    .values(ids.map((id) => ({ userId, id, completedAt })))
    .onConflictDoNothing()
    .returning({ id: achievements.id });
  return inserted.map(({ id }) => id);
}
