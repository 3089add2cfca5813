import { translator } from '#lib/messages.ts';

export const reportsMessages = {
  summary: 'Each week or month at a glance: what happened, what was decided, what is open and what is next.',
  loading: 'Loading reports',
  failed: 'Failed to load your reports. Please try again.',
  tryAgain: 'Try again',

  makeWeekly: 'Report on this week',
  makeMonthly: 'Report on this month',
  makeFailed: 'The report could not be created.',
  weekly: 'Week',
  monthly: 'Month',
  weekOf: 'Week from {from} to {to}',
  count: '{count, plural, =0 {No conversations} one {# conversation} other {# conversations}}',
  emptyTitle: 'No reports yet',
  emptyText: 'A report sums up a week or a month, and every line says where it comes from.',

  automatic: 'Automatic reports',
  automaticText: 'Weekly on Monday mornings, monthly on the first.',
  isWeekly: 'Every week',
  isMonthly: 'Every month',
  byEmail: 'Also by email',
  noMail: 'This app cannot send mail yet, so they are announced in the app only.',
  saveFailed: 'That could not be saved.',
  settingsFailed: 'Failed to load the automatic reports. Please try again.',
  premium: 'Monthly reports, earlier weeks and automatic reports are part of Premium.',
  seePremium: 'See Premium',

  back: 'All reports',
  print: 'Print',
  again: 'Regenerate',
  madeAt: 'Created on {date}',
  notFound: 'This report does not exist.',
  happened: 'What happened',
  decided: 'What was decided',
  open: 'What is open',
  next: 'What is next',
  nothing_happened: 'No conversations in this period.',
  nothing_decided: 'No decision was found.',
  nothing_open: 'Nothing is due.',
  nothing_next: 'Nothing is planned yet.',
  sources: 'Sources',
} as const;

export const t = translator(reportsMessages);
