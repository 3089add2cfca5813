import type { ReportSection } from '@app/contract/reports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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

export const reports = pgTable(
  'reports',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['weekly', 'monthly'] }).notNull(),
    /** Both days are included; they are days of the time zone that the user had when the report was made. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    conversations: integer('conversations').notNull(),
    sections: jsonb('sections').$type<ReportSection[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('reports_time').on(t.userId, t.kind, t.firstDay),
    index('reports_recent').on(t.userId, t.lastDay.desc().nullsFirst()),
  ],
);

/** Without a row automatic reports are off. */
export const reportSettings = pgTable(
  'report_settings',
  {
    userId: ownerColumn().primaryKey(),
    isWeekly: boolean('is_weekly').notNull().default(false),
    isMonthly: boolean('is_monthly').notNull().default(false),
    byEmail: boolean('by_email').notNull().default(false),
    /** When the next report is due; null while reports are off. */
    nextAt: instant('next_at'),
  },
  (t) => [
    // The due rows of all users.
    index('report_settings_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
);
