import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Settled AI chats of a UTC calendar month ('2026-11'). The row is also the lock under which reservations are taken. */
export const aiChatUsage = pgTable(
  'ai_chat_usage',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    settled: integer('settled').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);

/** A place in the month's cap while an answer is being made; lapses with its lease. */
export const aiChatReservations = pgTable(
  'ai_chat_reservations',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    month: text('month').notNull(),
    leaseExpiresAt: instant('lease_expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('ai_chat_reservations_month').on(t.userId, t.month)],
);
