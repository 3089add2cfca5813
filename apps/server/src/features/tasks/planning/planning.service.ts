import type { Goal } from '@app/contract/goals';
import type {
  AssistBody,
  AssistReply,
  ScheduleSuggestion,
  Slot,
  TakenSlot,
  TakeSlotBody,
} from '@app/contract/planning';
import { wallTimeAt } from '@app/understanding/time/zone';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { TasksService } from '../tasks.service.ts';
import { askModel } from './ask-model.ts';
import { answerRequest } from './assist.ts';
import { calendarOf } from './calendar.ts';
import { matchTask } from './match-task.ts';
import { partOfHour } from './part-of-day.ts';
import * as rows from './planning.repository.ts';
import { createPreferences } from './preferences.ts';
import { isBesideWork, mergeRequests, readSlotRequest, type SlotRequest } from './read-request.ts';
import { type Calendar, slotsFor, suggestSlots } from './suggest.ts';
import type { Unplanned } from './unplanned.ts';
import { createWeeklyReviews } from './weekly-review.ts';
import { AWAKE_DAYS } from './working-hours.ts';

export interface PlanningDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
  schedule: ScheduleService;
  tasks: TasksService;
  goals: GoalsService;
  billing: BillingService;
  modelDoor: ModelDoor;
}

export type PlanningService = ReturnType<typeof createPlanningService>;

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 14;
const LONGEST_DAYS = 90;
const SUGGESTIONS = 3;
const SLOTS = 3;
const GOAL_MINUTES = 60;
/** A slot begins no sooner than this: nobody is ready at once. */
const HEADSTART_MS = 15 * 60_000;

export function createPlanningService(dependencies: PlanningDependencies) {
  const { db, clock, newId, schedule, tasks, goals, billing, modelDoor, timeZoneOf } = dependencies;
  const preferences = createPreferences({ db, clock });

  async function openCalendar(
    userId: string,
    given: { from?: Date | undefined; to?: Date | undefined; isAwake?: boolean } = {},
  ) {
    const now = clock.now();
    const timeZone = await timeZoneOf(userId);
    const soonest = new Date(now.getTime() + HEADSTART_MS);
    const from = given.from === undefined || given.from < soonest ? soonest : given.from;
    const furthest = new Date(now.getTime() + LONGEST_DAYS * DAY_MS);
    const wished = given.to ?? new Date(from.getTime() + DAYS_AHEAD * DAY_MS);
    const to = wished > furthest ? furthest : wished;
    // What began before the window may still be going on in it.
    const events = await schedule.list(userId, {
      from: new Date(from.getTime() - DAY_MS).toISOString(),
      to: new Date(Math.max(to.getTime(), from.getTime() + 1)).toISOString(),
    });
    const wishes = await preferences.read(userId);
    const workingDays = given.isAwake === true ? AWAKE_DAYS : wishes.workingDays;
    const calendar = calendarOf({ from, to, now, timeZone }, events, { ...wishes, workingDays });
    return { calendar, events, timeZone };
  }

  async function listUnplanned(userId: string, titlesAhead: ReadonlySet<string>): Promise<Unplanned[]> {
    const open = await tasks.list(userId, { done: false });
    const unplanned = open
      .filter(({ scheduled }) => scheduled === null)
      .map(({ id, title, dueDate, estimateMinutes }) => ({
        id,
        kind: 'task' as const,
        title,
        dueDate,
        estimateMinutes,
      }));
    const lagging = (await goals.list(userId))
      .filter(({ isAchieved, title }) => !isAchieved && !titlesAhead.has(title.toLowerCase()))
      .map(toUnplannedGoal);
    return [...unplanned, ...lagging];
  }

  async function read(userId: string, messages: string[], calendar: Calendar): Promise<SlotRequest> {
    const { now, timeZone } = calendar;
    const local = mergeRequests(messages.map((message) => readSlotRequest(message, now, timeZone)));
    const { isPremium } = await billing.entitlements(userId);
    const fromModel = await askModel(modelDoor, messages, { userId, now, timeZone, isPremium });
    // A window of the model's own is not what our words for ours say.
    const { when, ...rest } = local;
    return { ...rest, ...(when !== undefined && fromModel?.from === undefined && { when }), ...fromModel };
  }

  async function answer(userId: string, { message, history }: AssistBody): Promise<AssistReply> {
    const { calendar } = await openCalendar(userId);
    const messages = [...history, message];
    const request = await read(userId, messages, calendar);
    const task = matchTask(messages.join(' '), await tasks.list(userId, { done: false }));
    const duration = request.duration ?? task?.estimateMinutes ?? undefined;
    const complete = { ...request, ...(task && { title: task.title }), ...(duration !== undefined && { duration }) };
    const asked = request.from === undefined ? calendar : (await openCalendar(userId, request)).calendar;
    const later = request.from === undefined ? calendar : (await openCalendar(userId, { from: request.to })).calendar;
    const awake = isBesideWork(request)
      ? (await openCalendar(userId, { from: request.from, to: request.to, isAwake: true })).calendar
      : undefined;
    return { ...answerRequest(complete, { asked, awake, wide: later }), taskId: task?.id ?? null };
  }

  return {
    preferences,
    ...createWeeklyReviews(dependencies),

    /** The most urgent of what has no place on the schedule, each with a slot. */
    listSuggestions: async (userId: string): Promise<ScheduleSuggestion[]> => {
      const { calendar, events } = await openCalendar(userId);
      const titlesAhead = new Set(events.map(({ title }) => title.toLowerCase()));
      return suggestSlots(await listUnplanned(userId, titlesAhead), calendar, SUGGESTIONS);
    },

    /** The best free slots for one task, earliest first. Throws tasks.not_found. */
    listSlots: async (userId: string, taskId: string): Promise<Slot[]> => {
      const task = await tasks.get(db, userId, taskId);
      const { calendar } = await openCalendar(userId);
      return slotsFor({ ...task, kind: 'task' }, calendar, SLOTS)
        .toSorted((a, b) => a.start.getTime() - b.start.getTime())
        .map(({ start, duration }) => ({ start: start.toISOString(), duration }));
    },

    /** One exchange of the help dialog. It counts as an AI chat; one that fails does not. */
    assist: async (userId: string, body: AssistBody): Promise<AssistReply> => {
      const reservation = await inTransaction(db, (tx) => billing.reserveChat({ tx, userId }));
      try {
        const reply = await answer(userId, body);
        await inTransaction(db, async (tx) => {
          await billing.settleChat({ tx, userId }, reservation);
          await bumpUserVersion(tx, userId);
        });
        return reply;
      } catch (error) {
        await inTransaction(db, (tx) => billing.returnChat({ tx, userId }, reservation));
        throw error;
      }
    },

    /** Puts a slot on the schedule and learns the time of day from it. */
    takeSlot: (userId: string, { title, start, duration, taskId = null }: TakeSlotBody): Promise<TakenSlot> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
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
        const partOfDay = partOfHour(wallTimeAt(eventDate, timeZone).hour);
        await rows.insertAcceptedSlot(tx, userId, { id: newId(), partOfDay, createdAt: clock.now() });
        await bumpUserVersion(tx, userId);
        return { eventId, title, slot: { start: eventDate.toISOString(), duration } };
      }),
  };
}

function toUnplannedGoal({ id, title, targetDate, pace }: Goal): Unplanned {
  const isBehind = pace?.state === 'behind' || pace?.state === 'overdue';
  const standing = isBehind
    ? 'You are behind on this goal: the first free hour for it.'
    : 'The first free hour for this goal.';
  return { id, kind: 'goal', title, dueDate: targetDate, estimateMinutes: GOAL_MINUTES, standing };
}
