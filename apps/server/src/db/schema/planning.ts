import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Stored only when something differs from the defaults. */
export const planningPreferences = pgTable(
  'planning_preferences',
  {
    userId: ownerColumn(),
    /** Working hours in minutes of the day, Sunday first; null: a day off. A null column means the default hours. */
    workingDays: jsonb('working_days').$type<({ from: number; to: number } | null)[]>(),
    bufferMinutes: integer('buffer_minutes'),
    /** Slots accepted before this time are ignored when the preferred time of day is estimated. */
    timeOfDaySince: instant('time_of_day_since'),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

/** Suggested slots that were accepted. The preferred time of day is estimated from the newest ones. */
export const acceptedSlots = pgTable(
  'accepted_slots',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    partOfDay: text('part_of_day', { enum: ['morning', 'afternoon', 'evening'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('accepted_slots_recent').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

export const weeklyReviews = pgTable(
  'weekly_reviews',
  {
    userId: ownerColumn(),
    /** The Monday of the week. */
    week: date('week', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.week] })],
);
