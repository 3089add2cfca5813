import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  CalendarDay,
  Count,
  GivenTimestamp,
  Id,
  limits,
  NoContent,
  requestObject,
  storedText,
  Timestamp,
  trimmedText,
} from './primitives.ts';

/** A free stretch of the calendar. */
export const Slot = z.object({
  start: Timestamp,
  /** Minutes. */
  duration: z.int().check(z.positive()),
});
export type Slot = z.output<typeof Slot>;

/** A task or goal without a place on the schedule, with the slot that fits it best and why. */
export const ScheduleSuggestion = z.object({
  /** That of the task or goal. */
  id: Id,
  kind: z.enum(['task', 'goal']),
  title: z.string(),
  reason: z.string(),
  slot: Slot,
});
export type ScheduleSuggestion = z.output<typeof ScheduleSuggestion>;

export const AssistBody = requestObject({
  message: trimmedText({ label: 'A message', max: 2_000 }),
  /** What the person said before in this exchange, oldest first: a later message may change just the time. */
  history: z._default(
    z.array(storedText({ label: 'A message', max: 2_000 })).check(z.maxLength(20, 'This exchange is too long.')),
    [],
  ),
});
export type AssistBody = z.output<typeof AssistBody>;

export const AssistReply = z.object({
  response: z.string(),
  slots: z.array(Slot),
  /** What a chosen slot would be put on the schedule as. */
  title: z.string(),
  /** The task it is for, when the message names one. */
  taskId: z.nullable(Id),
});
export type AssistReply = z.output<typeof AssistReply>;

/** Takes a suggested slot: the event is made, and the time of day is learnt from it. */
export const TakeSlotBody = requestObject({
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  start: GivenTimestamp,
  duration: z
    .int('Please give the duration in minutes.')
    .check(z.gte(1, 'Please give the duration in minutes.'), z.lte(60 * 24, 'The duration may be at most a day.')),
  taskId: z.optional(z.nullable(Id)),
});
export type TakeSlotBody = z.output<typeof TakeSlotBody>;

export const TakenSlot = z.object({ eventId: Id, title: z.string(), slot: Slot });
export type TakenSlot = z.output<typeof TakenSlot>;

/** Minutes since midnight in the user's zone, `to` exclusive; null: no work on that day. */
export const WorkingDay = z.nullable(
  requestObject({
    from: z.int('Please give minutes of the day.').check(z.gte(0), z.lte(1_439)),
    to: z.int('Please give minutes of the day.').check(z.gte(1), z.lte(1_440)),
  }).check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'Please give an end after the start.' })),
);
export type WorkingDay = z.output<typeof WorkingDay>;

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export const PartOfDay = z.enum(partsOfDay);
export type PartOfDay = z.output<typeof PartOfDay>;

export const PlanningPreferences = z.object({
  /** Sunday first. */
  workingDays: z.array(WorkingDay),
  /** Kept free before and after every event, in minutes. */
  bufferMinutes: Count,
  timeOfDay: z.object({
    /** Of the last 30 accepted slots, 0..1 each. */
    shares: z.record(PartOfDay, z.number()),
    /** Slots the shares stand on. */
    accepted: Count,
    /** Looked at from five slots on. */
    isUsed: z.boolean(),
  }),
});
export type PlanningPreferences = z.output<typeof PlanningPreferences>;

/** Absent fields stay. */
export const UpdatePreferencesBody = requestObject({
  workingDays: z.optional(
    z
      .array(WorkingDay, 'Please give the hours of the seven days, Sunday first.')
      .check(z.length(7, 'Please give the hours of the seven days, Sunday first.')),
  ),
  bufferMinutes: z.optional(
    z.int('Please give the buffer in minutes.').check(z.gte(0), z.lte(120, 'The buffer may be at most two hours.')),
  ),
}).check(
  z.refine(
    ({ workingDays, bufferMinutes }) => workingDays !== undefined || bufferMinutes !== undefined,
    'Please give working hours or a buffer.',
  ),
);
export type UpdatePreferencesBody = z.output<typeof UpdatePreferencesBody>;

/** One goal in a week that is looked back on. */
export const ReviewedGoal = z.object({
  goalId: Id,
  title: z.string(),
  unit: z.nullable(z.string()),
  /** What was logged in the week, summed; and how often. */
  amount: z.number(),
  entries: Count,
  milestonesReached: z.array(z.string()),
  progress: z.number(),
});
export type ReviewedGoal = z.output<typeof ReviewedGoal>;

const ReviewedTask = z.object({ id: Id, title: z.string(), dueDate: z.nullable(z.string()) });

export const WeeklyReview = z.object({
  /** A Monday, and the Sunday after it. */
  from: z.string(),
  to: z.string(),
  goals: z.array(ReviewedGoal),
  /** Done in the week, latest first. */
  tasksDone: z.array(ReviewedTask),
  /** Open, with a due date up to the end of the week. */
  tasksOpen: z.array(ReviewedTask),
  events: Count,
  /** What the person wrote about it. */
  note: z.string(),
});
export type WeeklyReview = z.output<typeof WeeklyReview>;

export const listScheduleSuggestions = endpoint({
  method: 'GET',
  path: '/api/schedule/suggestions',
  access: 'user',
  summary: 'Up to three tasks and goals without a place on the schedule, each with a free slot and the reason for it.',
  response: z.array(ScheduleSuggestion),
  errors: [],
});

export const assistScheduling = endpoint({
  method: 'POST',
  path: '/api/schedule/assist',
  access: 'user',
  summary: 'Ask for time in words; answered with free slots. Counts as an AI chat.',
  body: AssistBody,
  response: AssistReply,
  errors: ['chat.limit_reached'],
});

export const takeSlot = endpoint({
  method: 'POST',
  path: '/api/schedule/slots',
  access: 'user',
  summary: 'Put a suggested slot on the schedule.',
  body: TakeSlotBody,
  response: TakenSlot,
  status: 201,
  errors: ['tasks.not_found'],
});

export const listFreeSlots = endpoint({
  method: 'GET',
  path: '/api/schedule/slots',
  access: 'user',
  summary: 'The three best free slots for a task, by its estimate and due date.',
  query: z.object({ taskId: Id }),
  response: z.array(Slot),
  errors: ['tasks.not_found'],
});

export const getPlanningPreferences = endpoint({
  method: 'GET',
  path: '/api/schedule/preferences',
  access: 'user',
  summary: 'Working hours, buffer and the time of day that accepted slots show.',
  response: PlanningPreferences,
  errors: [],
});

export const updatePlanningPreferences = endpoint({
  method: 'PUT',
  path: '/api/schedule/preferences',
  access: 'user',
  summary: 'Change working hours or buffer. Absent fields stay.',
  body: UpdatePreferencesBody,
  response: PlanningPreferences,
  errors: [],
});

export const resetTimeOfDay = endpoint({
  method: 'DELETE',
  path: '/api/schedule/preferences/time-of-day',
  access: 'user',
  summary: 'Forget which time of day was preferred so far.',
  response: PlanningPreferences,
  errors: [],
});

export const getWeeklyReview = endpoint({
  method: 'GET',
  path: '/api/planning/review',
  access: 'user',
  summary: 'A week looked back on: goals, tasks, events and a note.',
  query: z.object({ week: z.optional(CalendarDay) }),
  response: WeeklyReview,
  errors: [],
});

export const saveWeeklyNote = endpoint({
  method: 'PUT',
  path: '/api/planning/review',
  access: 'user',
  summary: 'Write down something about a week.',
  query: z.object({ week: z.optional(CalendarDay) }),
  body: requestObject({ note: storedText({ label: 'The note', max: 10_000 }) }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});
