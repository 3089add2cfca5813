/** Everything of an account in forms that other programs read. Premium; the raw JSON in account.ts is for everybody. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const exportConversations = endpoint({
  method: 'GET',
  path: '/api/exports/conversations',
  access: 'user',
  summary:
    'Every conversation as a Markdown file with front matter, all branches, attachments beside them: a ZIP file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportEvents = endpoint({
  method: 'GET',
  path: '/api/exports/events',
  access: 'user',
  summary: 'Every event and series, with the occurrences that differ from their rule: a CSV file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportTasks = endpoint({
  method: 'GET',
  path: '/api/exports/tasks',
  access: 'user',
  summary: 'Every task, open and done: a CSV file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/api/exports/calendar',
  access: 'user',
  summary: 'Every event and reminder: an iCalendar file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

/** By name, for the list of all calls. */
export const exportEndpoints = { exportConversations, exportEvents, exportTasks, exportCalendar } as const;
