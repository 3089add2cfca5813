import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Kept once reached, whatever becomes of what it was reached by. */
export const achievements = pgTable(
  'achievements',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the catalogue. */
    id: text('id').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Questions asked per day in the user's zone: streaks and achievements read this, never the messages. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    questions: integer('questions').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);
