import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

const owned = () => ownerId().references(() => users.id, { onDelete: 'cascade' });

/** A row once something differs from the defaults. */
export const planningPreferences = pgTable(
  'planning_preferences',
  {
    userId: owned(),
    /** Minutes of the day, Sunday first; null: a day off. Null as a whole: the default hours. */
    workingDays: jsonb('working_days').$type<({ from: number; to: number } | null)[]>(),
    bufferMinutes: integer('buffer_minutes'),
    /** Slots accepted before then do not count for the time of day. */
    timeOfDaySince: instant('time_of_day_since'),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

/** Suggested slots that were taken: the time of day people prefer is read from the latest. */
export const acceptedSlots = pgTable(
  'accepted_slots',
  {
    userId: owned(),
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
    userId: owned(),
    /** The week's Monday. */
    week: date('week', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.week] })],
);
