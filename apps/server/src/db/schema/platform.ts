import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** One frequently updated row per user: incremented last in every writing transaction and read by every poll. */
export const userVersions = pgTable('user_versions', {
  userId: ownerColumn().primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
});

/** Counters of fixed windows, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer('count').notNull(),
});

/** Settings of the instance, such as the secret key, and the progress of work on all stored data. */
export const instanceSettings = pgTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
