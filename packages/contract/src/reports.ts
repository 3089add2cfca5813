import * as z from 'zod/mini';
import { AppPath } from './app-path.ts';
import { endpoint } from './endpoint.ts';
import { CalendarDay, Count, Id, requestObject, Timestamp } from './primitives.ts';

export const ReportKind = z.enum(['weekly', 'monthly'], 'Please choose weekly or monthly.');
export type ReportKind = z.output<typeof ReportKind>;

/** The source of a statement: a conversation, or a screen of the app. */
export const ReportSource = z.object({
  kind: z.enum(['conversation', 'event', 'task', 'goal', 'suggestion', 'trends']),
  label: z.string(),
  /** A path within the app. */
  link: AppPath,
  /** Only for a conversation. */
  conversationId: z.optional(Id),
});
export type ReportSource = z.output<typeof ReportSource>;

export const ReportLine = z.object({ text: z.string(), sources: z.array(ReportSource) });
export type ReportLine = z.output<typeof ReportLine>;

export const ReportSection = z.object({
  kind: z.enum(['happened', 'decided', 'open', 'next']),
  lines: z.array(ReportLine),
});
export type ReportSection = z.output<typeof ReportSection>;

export const ReportSummary = z.object({
  id: Id,
  kind: ReportKind,
  /** Days in the user's time zone, both included. */
  from: z.string(),
  to: z.string(),
  createdAt: Timestamp,
  conversations: Count,
});
export type ReportSummary = z.output<typeof ReportSummary>;

/** Always four sections, in the order happened, decided, open, next; a section may have no lines. */
export const Report = z.extend(ReportSummary, { sections: z.array(ReportSection) });
export type Report = z.output<typeof Report>;

/** `day`: any day of the week or month; today by default. An existing report of that period is generated again. */
export const CreateReportBody = requestObject({ kind: ReportKind, day: z.optional(CalendarDay) });
export type CreateReportBody = z.output<typeof CreateReportBody>;

export const ReportSettings = z.object({
  /** Generated automatically when the week or the month is over. */
  isWeekly: z.boolean(),
  isMonthly: z.boolean(),
  byEmail: z.boolean(),
  /** Whether this instance can send mails. */
  isEmailAvailable: z.boolean(),
});
export type ReportSettings = z.output<typeof ReportSettings>;

const flag = z.optional(z.boolean('Please send true or false.'));

/** Absent fields are not changed; at least one must be given. */
export const UpdateReportSettingsBody = requestObject({ isWeekly: flag, isMonthly: flag, byEmail: flag }).check(
  z.refine((change) => Object.keys(change).length > 0, 'Please send at least one setting to change.'),
);
export type UpdateReportSettingsBody = z.output<typeof UpdateReportSettingsBody>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'user',
  summary: 'The reports, latest first; at most 200.',
  response: z.array(ReportSummary),
  errors: [],
});

/** A decision that the user stated in a conversation. */
export const LatestDecision = z.object({
  /** The sentence, in the user's words. */
  text: z.string(),
  conversationId: Id,
  messageId: Id,
  /** The title of the conversation; may be empty. */
  title: z.string(),
});
export type LatestDecision = z.output<typeof LatestDecision>;

export const getLatestDecision = endpoint({
  method: 'GET',
  path: '/api/reports/decision',
  access: 'user',
  summary: 'The last decision that the user stated in one of the latest 500 conversations.',
  response: z.object({ decision: z.nullable(LatestDecision) }),
  errors: [],
});

export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports/:id',
  access: 'user',
  summary: 'One report with its sources.',
  params: z.object({ id: Id }),
  response: Report,
  errors: ['reports.not_found'],
});

export const createReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'user',
  summary: 'Generates a report for a week or a month.',
  body: CreateReportBody,
  response: Report,
  status: 201,
  errors: ['reports.premium_required', 'reports.not_yet'],
});

export const getReportSettings = endpoint({
  method: 'GET',
  path: '/api/reports/settings',
  access: 'user',
  summary: 'Which reports are generated automatically, and whether they are mailed.',
  response: ReportSettings,
  errors: [],
});

export const updateReportSettings = endpoint({
  method: 'PUT',
  path: '/api/reports/settings',
  access: 'user',
  summary: 'Sets which reports are generated automatically, and whether they are mailed.',
  body: UpdateReportSettingsBody,
  response: ReportSettings,
  errors: ['reports.premium_required'],
});
