/** Exports of an account in formats of other programs. Premium; the JSON export in account.ts is for everyone. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const exportConversations = endpoint({
  method: 'GET',
  path: '/api/exports/conversations',
  access: 'user',
  summary: 'All conversations as Markdown files with front matter, with all branches and attachments, as a ZIP file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportEvents = endpoint({
  method: 'GET',
  path: '/api/exports/events',
  access: 'user',
  summary: 'All events and series, with changed occurrences, as a CSV file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportTasks = endpoint({
  method: 'GET',
  path: '/api/exports/tasks',
  access: 'user',
  summary: 'All tasks, open and completed, as a CSV file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/api/exports/calendar',
  access: 'user',
  summary: 'All events and reminders as an iCalendar file.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['exports.premium_required'],
});

/** All endpoints of this file by name, for the list of all endpoints. */
export const exportEndpoints = { exportConversations, exportEvents, exportTasks, exportCalendar } as const;
