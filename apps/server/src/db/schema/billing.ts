import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/**
 * How many AI chats a person used in a calendar month in UTC ('2026-11'); open reservations are not counted. Making a
 * reservation locks the row.
 */
export const aiChatUsage = pgTable(
  'ai_chat_usage',
  {
    userId: ownerColumn(),
    month: text('month').notNull(),
    settled: integer('settled').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);

/** A reservation within the month's limit while a reply is generated; it expires with its lease. */
export const aiChatReservations = pgTable(
  'ai_chat_reservations',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    month: text('month').notNull(),
    /** The id of the shared model with a quota that writes the reply; null for other models. */
    model: text('model'),
    leaseExpiresAt: instant('lease_expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('ai_chat_reservations_month').on(t.userId, t.month)],
);

/** How many replies a shared model with a quota wrote in a calendar month in UTC; open reservations are not counted. */
export const sharedModelUsage = pgTable(
  'shared_model_usage',
  {
    userId: ownerColumn(),
    month: text('month').notNull(),
    model: text('model').notNull(),
    settled: integer('settled').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month, t.model] })],
);

/**
 * The subscription of a user, as last reported by the provider. One row per provider, so that a subscription in the
 * sandbox never mixes with one at Stripe.
 */
export const plans = pgTable(
  'plans',
  {
    userId: ownerColumn(),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text('customer_id').notNull(),
    planId: text('plan_id'),
    status: text('status'),
    isEnding: boolean('is_ending').notNull().default(false),
    currentPeriodEnd: instant('current_period_end'),
    /** A counter that is part of the idempotency key under which the provider creates each subscription. */
    attempt: integer('attempt').notNull().default(1),
    /**
     * How many reads of the provider's state were started. Reads are numbered, so that the result of an earlier read
     * never overwrites that of a later one.
     */
    readsBegun: integer('reads_begun').notNull().default(0),
    /** The number of the latest read whose result was stored. */
    readApplied: integer('read_applied').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('plans_customer').on(t.provider, t.customerId),
    index('plans_status').on(t.provider, t.status),
  ],
);

/** The state of the sandbox provider: what Stripe would store. */
export const sandboxPlans = pgTable(
  'sandbox_plans',
  {
    userId: ownerColumn(),
    id: text('id').notNull(),
    /** The idempotency key: a repeated request with a key returns the subscription that the first one created. */
    key: text('key').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('sandbox_plans_key').on(t.userId, t.key)],
);

/** The ids of processed webhook events, by which an event that is delivered again is recognised. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('payment_events_received').on(t.receivedAt)],
);

/** The limits that the operator set for one person; a null limit means that the general one applies. */
export const personLimits = pgTable('person_limits', {
  userId: ownerColumn().primaryKey(),
  storageBytes: bigint('storage_bytes', { mode: 'number' }),
  importsPerDay: integer('imports_per_day'),
  /** Applies on the Free plan; 0 means no limit. */
  aiChatsPerMonth: integer('ai_chats_per_month'),
});
