import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Achievements stay completed even if the content they were awarded for is deleted. */
export const achievements = pgTable(
  'achievements',
  {
    userId: ownerColumn(),
    /** The id in the catalogue. */
    id: text('id').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Questions per day in the user's time zone. Streaks and achievements use these counts instead of the messages. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: ownerColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    questions: integer('questions').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);
