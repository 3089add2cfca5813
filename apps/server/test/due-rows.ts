import { type SQL, sql } from 'drizzle-orm';

/*
 * Statements that insert a row for a background round. The row is due at `dueAt`. If the table has one row per user,
 * the new row replaces the user's row.
 */

export const insertDueReminder = (userId: string, id: string, dueAt: string, deletedAt: string | null = null): SQL =>
  sql`insert into reminders (user_id, id, title, remind_at, time_zone, next_at, created_at, deleted_at)
    values (${userId}, ${id}, 'Ring Bo', ${dueAt}, 'UTC', ${dueAt}, ${dueAt}, ${deletedAt})`;

export const insertDueBriefing = (userId: string, dueAt: string): SQL =>
  sql`insert into notification_settings (user_id, default_channels, briefing_enabled, briefing_time, next_briefing_at)
    values (${userId}, '{in_app}', true, '07:00', ${dueAt})
    on conflict (user_id) do update set next_briefing_at = excluded.next_briefing_at`;

export const insertDueReport = (userId: string, dueAt: string): SQL =>
  sql`insert into report_settings (user_id, is_weekly, next_at) values (${userId}, true, ${dueAt})
    on conflict (user_id) do update set next_at = excluded.next_at`;

export const insertDueBackup = (userId: string, dueAt: string): SQL =>
  sql`insert into backup_schedules (user_id, every, keep, next_at) values (${userId}, 'month', 3, ${dueAt})
    on conflict (user_id) do update set next_at = excluded.next_at`;

const LATER = '2030-01-01T00:00:00Z';

export const insertDueCalendar = (userId: string, id: string, dueAt: string): SQL =>
  insertCalendar(userId, id, dueAt, dueAt, null);

export const insertDueCalendarReminder = (userId: string, id: string, dueAt: string): SQL =>
  insertCalendar(userId, id, dueAt, LATER, dueAt);

const insertCalendar = (
  userId: string,
  id: string,
  createdAt: string,
  nextReadAt: string,
  nextReminderAt: string | null,
): SQL =>
  sql`insert into followed_calendars (user_id, id, url, name, color, event_count, skipped_count, content_hash, read_at,
      next_read_at, reminder_minutes, next_reminder_at, created_at)
    values (${userId}, ${id}, ${`http://calendar.invalid/${id}.ics`}, 'Choir', '#5b7fd4', 0, 0, '', ${createdAt},
      ${nextReadAt}, 10, ${nextReminderAt}, ${createdAt})`;

export const insertDuePrompt = (userId: string, id: string, dueAt: string): SQL =>
  sql`insert into scheduled_prompts
      (user_id, id, title, prompt, starts_at, time_zone, recurrence, next_at, wake_at, created_at)
    values (${userId}, ${id}, 'Words', 'Five words, please.', ${dueAt}, 'UTC', 'FREQ=MONTHLY', ${dueAt}, ${dueAt}, ${dueAt})`;

/** The import has no files, so reading it ends immediately with an empty result. */
export const insertDueImport = (
  userId: string,
  id: string,
  dueAt: string,
  status: 'queued' | 'ready' | 'uploading',
): SQL =>
  sql`insert into imports (user_id, id, status, files, bytes_total, counts, created_at)
    values (${userId}, ${id}, ${status}, '[]', 0, '{"found":0,"created":0,"updated":0,"unchanged":0,"skipped":0}', ${dueAt})`;

/** A conversation with an unsure category and a private word; the earlier it is due, the more recent its activity. */
export const insertDueConversation = (userId: string, id: string, dueAt: string): SQL[] => [
  sql`insert into conversations
      (user_id, id, title, category_id, source, titled_by, placed_by, needs_review, last_activity_at, created_at, updated_at)
    select ${userId}, ${id}, 'Notes', c.id, 'chat', 'engine', 'engine', true,
      timestamptz '2026-11-20 12:00Z' - ${dueAt}::timestamptz + timestamptz '2026-11-20', ${dueAt}, ${dueAt}
    from categories c where c.user_id = ${userId} and c.name = 'Other'`,
  sql`insert into messages (user_id, conversation_id, id, seq, role, content, fingerprint, created_at)
    values (${userId}, ${id}, gen_random_uuid(), 0, 'user', 'The wifi password: Blue-Horse-9', gen_random_uuid(), ${dueAt})`,
];
