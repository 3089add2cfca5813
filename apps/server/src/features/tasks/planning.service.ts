import type { ScheduleSuggestion, Slot, AcceptedSlot, AcceptSlotBody } from '@app/contract/planning';
import { wallTimeAt } from '@app/understanding/time/zone';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { TasksService } from './tasks.service.ts';
import { createCalendarReader, type ReadCalendar } from './planning/calendar.ts';
import { partOfDayAt } from './planning/part-of-day.ts';
import * as repository from './planning/planning.repository.ts';
import { createFreeTimeFinder } from './planning/free-time.ts';
import { createPreferences } from './planning/preferences.ts';
import { createSmartScheduling } from './planning/smart-scheduling.ts';
import { findSlots, suggestSlots } from './planning/suggest.ts';
import { listUnplanned } from './planning/unplanned.ts';
import { createWeeklyReviews } from './planning/weekly-review.ts';

export interface PlanningDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
  schedule: ScheduleService;
  tasks: TasksService;
  goals: GoalsService;
  billing: BillingService;
  modelGateway: ModelGateway;
}

export type PlanningService = ReturnType<typeof createPlanningService>;

const MAX_SUGGESTIONS = 3;
const MAX_SLOTS = 3;

export function createPlanningService(dependencies: PlanningDependencies) {
  const preferences = createPreferences(dependencies);
  const readCalendar = createCalendarReader({ ...dependencies, preferences });
  return {
    preferences,
    ...createSlotSuggestions({ ...dependencies, readCalendar }),
    ...createSlotAcceptance(dependencies),
    findFreeTime: createFreeTimeFinder(readCalendar),
    ...createSmartScheduling({ ...dependencies, readCalendar }),
    ...createWeeklyReviews(dependencies),
  };
}

function createSlotSuggestions(dependencies: PlanningDependencies & { readCalendar: ReadCalendar }) {
  const { db, tasks, readCalendar } = dependencies;
  return {
    /** The most urgent tasks and goals that are not on the schedule, each with a slot. */
    listScheduleSuggestions: async (userId: string): Promise<ScheduleSuggestion[]> => {
      const { calendar, events } = await readCalendar(userId);
      // A goal counts as planned if an upcoming event has its title.
      const upcomingTitles = new Set(events.map(({ title }) => title.toLowerCase()));
      return suggestSlots(await listUnplanned(dependencies, userId, upcomingTitles), calendar, MAX_SUGGESTIONS);
    },

    /** The best free slots for one task, earliest first. Throws tasks.not_found. */
    listFreeSlots: async (userId: string, taskId: string): Promise<Slot[]> => {
      const task = await tasks.get(db, userId, taskId);
      const { calendar } = await readCalendar(userId);
      return findSlots({ ...task, kind: 'task' }, calendar, MAX_SLOTS)
        .toSorted((a, b) => a.start.getTime() - b.start.getTime())
        .map(({ start, duration }) => ({ start: start.toISOString(), duration }));
    },
  };
}

function createSlotAcceptance({ db, clock, newId, schedule, tasks, timeZoneOf }: PlanningDependencies) {
  return {
    /** Schedules an event in the slot and remembers its part of the day as a preference. Throws tasks.not_found. */
    acceptSlot: (userId: string, { title, start, duration, taskId = null }: AcceptSlotBody): Promise<AcceptedSlot> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        // Only to throw if the task does not exist.
        if (taskId !== null) await tasks.get(tx, userId, taskId);
        const timeZone = await timeZoneOf(userId, tx);
        const eventDate = new Date(start);
        const eventId = await schedule.create(scope, {
          title,
          notes: '',
          eventDate,
          duration,
          timeZone,
          isAllDay: false,
          recurrence: null,
          categoryId: null,
          isAutoDetected: false,
          conversationId: null,
          messageId: null,
          taskId,
        });
        const partOfDay = partOfDayAt(wallTimeAt(eventDate, timeZone).hour);
        await repository.insertAcceptedSlot(tx, userId, { id: newId(), partOfDay, createdAt: clock.now() });
        await bumpUserVersion(tx, userId);
        return { eventId, title, slot: { start: eventDate.toISOString(), duration } };
      }),
  };
}
