import type { ConversationDetail } from '@app/contract/conversations';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { writeZip } from '#platform/zip-writer.ts';
import { writeCalendar } from './calendar-file.ts';
import { exportNeedsPremium } from './exports.errors.ts';
import { createLocalTimeFormatter } from './local-time-formatter.ts';
import { writeEvents, writeTasks } from './planner-tables.ts';
import { writeVault } from './vault.ts';

export interface ExportsDependencies {
  clock: Clock;
  appName: string;
  attachments: Pick<AttachmentsService, 'listStored' | 'open'>;
  categories: Pick<CategoriesService, 'list'>;
  conversations: Pick<ConversationsService, 'listIds' | 'getDetail'>;
  documents: Pick<DocumentsService, 'list' | 'openFile'>;
  goals: Pick<GoalsService, 'list'>;
  reminders: Pick<RemindersService, 'readAll' | 'listLeadMinutes'>;
  schedule: Pick<ScheduleService, 'readAll'>;
  tasks: Pick<TasksService, 'readAll'>;
  timeZoneOf: TimeZoneOf;
  isPremium: (userId: string) => Promise<boolean>;
}

/** A file that is streamed. */
export interface ExportedFile {
  name: string;
  pieces: AsyncIterable<Buffer | string>;
}

export type ExportsService = ReturnType<typeof createExportsService>;

/** Exports an account in formats of other programs. Every method throws exports.premium_required. */
export function createExportsService(dependencies: ExportsDependencies) {
  const { clock, appName, attachments, conversations, documents, schedule, reminders, tasks } = dependencies;

  /** Checks the plan, and returns the user's time zone and current day. */
  async function prepare(userId: string): Promise<{ timeZone: string; day: string }> {
    if (!(await dependencies.isPremium(userId))) throw exportNeedsPremium();
    const timeZone = await dependencies.timeZoneOf(userId);
    return { timeZone, day: createLocalTimeFormatter()(clock.now(), timeZone).day };
  }

  /** Reads conversations one by one; those trashed meanwhile are left out. */
  async function* readConversations(userId: string): AsyncGenerator<ConversationDetail> {
    for (const id of await conversations.listIds(userId)) {
      try {
        yield await conversations.getDetail(userId, id);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conversations.not_found') throw error;
      }
    }
  }

  const namesOf = (list: readonly { id: string; name?: string; title?: string }[]) =>
    new Map(list.map(({ id, name, title }) => [id, name ?? title ?? '']));

  return {
    conversations: async (userId: string): Promise<ExportedFile> => {
      const { timeZone, day } = await prepare(userId);
      const vault = { userId, appName, timeZone, attachments, documents, conversations: readConversations(userId) };
      return { name: `conversations-${day}.zip`, pieces: writeZip(writeVault(vault), clock.now()) };
    },

    events: async (userId: string): Promise<ExportedFile> => {
      const { timeZone, day } = await prepare(userId);
      const names = namesOf(await dependencies.categories.list(userId));
      const style = { timeZone, formatLocalTime: createLocalTimeFormatter(), names };
      return { name: `events-${day}.csv`, pieces: writeEvents(schedule.readAll(userId), style) };
    },

    tasks: async (userId: string): Promise<ExportedFile> => {
      const { timeZone, day } = await prepare(userId);
      const names = namesOf(await dependencies.goals.list(userId));
      const style = { timeZone, formatLocalTime: createLocalTimeFormatter(), names };
      return { name: `tasks-${day}.csv`, pieces: writeTasks(tasks.readAll(userId), style) };
    },

    /** `address` is the app's own, for links back to conversations. */
    calendar: async (userId: string, address: string): Promise<ExportedFile> => {
      const { day } = await prepare(userId);
      const pieces = writeCalendar({
        appName,
        address,
        leadMinutes: await reminders.listLeadMinutes(userId),
        readEvents: () => schedule.readAll(userId),
        readReminders: () => reminders.readAll(userId),
      });
      return { name: `calendar-${day}.ics`, pieces };
    },
  };
}
