import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** The value of a setting before or after an act. Never a secret, and nothing that a person wrote. */
export type ActValue = string | number | boolean | null;

/**
 * What operators did, on the operator's page and by commands. An act is kept when the account of the operator or of the
 * person is deleted; it then no longer shows whose account it was.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** The operator on the page; null for a command, and after the account was deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** For a command: the account of the machine that ran it. */
    machineAccount: text('machine_account'),
    act: text('act').notNull(),
    /** The person whose account was changed. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** The object of the act if it is not a person: a kind of job. */
    target: text('target'),
    before: jsonb('before').$type<ActValue>(),
    after: jsonb('after').$type<ActValue>(),
  },
  (t) => [index('operator_acts_recent').on(t.at, t.id)],
);

/** The processes of the app that run, each of which renews its row. */
export const appProcesses = pgTable('app_processes', {
  id: uuid('id').primaryKey(),
  role: text('role').notNull(),
  version: text('version').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
