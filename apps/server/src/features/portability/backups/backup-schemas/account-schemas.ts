import { Instructions, MAX_CATEGORY_FILES } from '@app/contract/chat-settings';
import { ImportCounts, ImportFile, ImportPreview, ImportSource } from '@app/contract/imports';
import { BriefingTime, Notification } from '@app/contract/notifications';
import { Id } from '@app/contract/primitives';
import { Provider } from '@app/contract/providers';
import { Channels, MinutesBefore } from '@app/contract/reminders';
import { SaveSearchBody } from '@app/contract/saved-searches';
import { z } from 'zod';
import {
  Bytes,
  Digest,
  type FieldSchemas,
  Flag,
  GeneratedText,
  Instant,
  NonNegativeInt,
  ShortText,
  text,
  Title,
} from './stored-values.ts';

/** Only finished imports are valid: the server would continue an unfinished import and read any files named in it. */
const importSchemas: Readonly<Record<string, FieldSchemas>> = {
  imports: {
    status: z.enum(['completed', 'failed', 'cancelled', 'undone']),
    files: z.array(
      z.object({ ...ImportFile.shape, name: ShortText, path: z.string().regex(/^[0-9a-f-]{36}\/\d{1,4}$/) }),
    ),
    options: z.object({
      preview: Flag,
      sources: z.optional(z.array(Provider)),
      withoutProjects: z.optional(z.array(ShortText)),
      groupsByTime: z.optional(Flag),
      mapping: z.optional(z.record(ShortText, Id)),
    }),
    preview: ImportPreview,
    sources: z.array(ImportSource),
    bytes_total: Bytes,
    bytes_read: Bytes,
    counts: z.object({ ...ImportCounts.shape, archived: z.optional(NonNegativeInt) }),
    cursor: z.object({ file: Bytes, entry: Bytes, record: Bytes, part: z.optional(Bytes) }),
    error: z.object({ code: ShortText, message: GeneratedText }),
    device_name: ShortText,
  },
  import_skips: {
    position: NonNegativeInt,
    item: text('The item', 100_000),
    reason: GeneratedText,
    kept_hash: Digest,
    kept_bytes: Bytes,
  },
  imported_projects: {
    source: ShortText,
    project_id: ShortText,
    instructions: Instructions,
    file_ids: z.array(Id).max(MAX_CATEGORY_FILES),
  },
  import_changes: {
    before: z.object({
      activeLeafId: z.nullable(Id),
      sourceHash: z.nullable(ShortText),
      lastActivityAt: Instant,
      title: z.optional(Title),
      isPinned: z.optional(Flag),
      isArchived: z.optional(Flag),
    }),
  },
};

const activitySchemas: Readonly<Record<string, FieldSchemas>> = {
  notification_settings: {
    default_channels: Channels,
    event_reminder_minutes: MinutesBefore,
    briefing_time: BriefingTime,
  },
  notifications: { title: text('Title', 1_000), body: text('The text', 100_000), link: Notification.shape.link },
  saved_searches: { name: SaveSearchBody.shape.name, q: SaveSearchBody.shape.q },
  recent_searches: { q: SaveSearchBody.shape.q },
  activity_days: { questions: NonNegativeInt },
  achievements: { id: text('The id', 100) },
};

/** Imports, notifications, searches and activity. */
export const accountSchemas = { ...importSchemas, ...activitySchemas };
