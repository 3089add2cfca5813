import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** What a person pays for, as the provider last told. One row a provider: the sandbox's plan is not Stripe's. */
export const plans = pgTable(
  'plans',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text('customer_id').notNull(),
    planId: text('plan_id'),
    status: text('status'),
    isEnding: boolean('is_ending').notNull().default(false),
    currentPeriodEnd: instant('current_period_end'),
    /** Counts beginnings: the key under which the provider makes each of them once. */
    attempt: integer('attempt').notNull().default(1),
    /** Readings of the provider's state are numbered when they begin; one that began earlier never overwrites a later one. */
    readsBegun: integer('reads_begun').notNull().default(0),
    readApplied: integer('read_applied').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('plans_customer').on(t.provider, t.customerId),
    index('plans_status').on(t.provider, t.status),
  ],
);

/** The sandbox's own books: what Stripe would know. */
export const sandboxPlans = pgTable(
  'sandbox_plans',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** The same key is the same plan. */
    key: text('key').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('sandbox_plans_key').on(t.userId, t.key)],
);

/** Webhooks that were dealt with: the provider sends some of them twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('payment_events_received').on(t.receivedAt)],
);
