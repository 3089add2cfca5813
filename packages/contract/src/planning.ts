import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  CalendarDay,
  Count,
  RequestTimestamp,
  Id,
  limits,
  NoContent,
  requestObject,
  storedText,
  Timestamp,
  trimmedText,
} from './primitives.ts';

/** A free time slot in the calendar. */
export const Slot = z.object({
  start: Timestamp,
  /** Minutes. */
  duration: z.int().check(z.positive()),
});
export type Slot = z.output<typeof Slot>;

/** A task or goal that is not scheduled, with its best slot and the reason. */
export const ScheduleSuggestion = z.object({
  /** The id of the task or goal. */
  id: Id,
  kind: z.enum(['task', 'goal']),
  title: z.string(),
  reason: z.string(),
  slot: Slot,
});
export type ScheduleSuggestion = z.output<typeof ScheduleSuggestion>;

export const AssistBody = requestObject({
  message: trimmedText({ label: 'A message', max: 2_000 }),
  /** Earlier messages of the user in this exchange, oldest first. A message such as “or on Friday” needs them. */
  history: z._default(
    z.array(storedText({ label: 'A message', max: 2_000 })).check(z.maxLength(20, 'This conversation is too long.')),
    [],
  ),
});
export type AssistBody = z.output<typeof AssistBody>;

export const AssistReply = z.object({
  response: z.string(),
  slots: z.array(Slot),
  /** The title of the event that accepting a slot would create. */
  title: z.string(),
  /** The task that the slots are for; null if the message names none. */
  taskId: z.nullable(Id),
});
export type AssistReply = z.output<typeof AssistReply>;

/** Accepts a suggested slot: an event is created, and later suggestions prefer this time of day. */
export const AcceptSlotBody = requestObject({
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  start: RequestTimestamp,
  /** Minutes. */
  duration: z
    .int('Please enter the duration in minutes.')
    .check(z.gte(1, 'Please enter the duration in minutes.'), z.lte(60 * 24, 'The duration may be at most a day.')),
  taskId: z.optional(z.nullable(Id)),
});
export type AcceptSlotBody = z.output<typeof AcceptSlotBody>;

export const AcceptedSlot = z.object({ eventId: Id, title: z.string(), slot: Slot });
export type AcceptedSlot = z.output<typeof AcceptedSlot>;

/** Minutes since midnight in the user's time zone, `to` exclusive; null: no work on that day. */
export const WorkingDay = z.nullable(
  requestObject({
    from: z.int('Please enter a time in minutes after midnight.').check(z.gte(0), z.lte(1_439)),
    to: z.int('Please enter a time in minutes after midnight.').check(z.gte(1), z.lte(1_440)),
  }).check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'The end must be after the start.' })),
);
export type WorkingDay = z.output<typeof WorkingDay>;

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export const PartOfDay = z.enum(partsOfDay);
export type PartOfDay = z.output<typeof PartOfDay>;

export const PlanningPreferences = z.object({
  /** Sunday first. */
  workingDays: z.array(WorkingDay),
  /** Minutes kept free before and after every event. */
  bufferMinutes: Count,
  timeOfDay: z.object({
    /** The shares of the last 30 accepted slots, each 0 to 1. */
    shares: z.record(PartOfDay, z.number()),
    /** The number of slots they are computed from. */
    accepted: Count,
    /** Whether suggestions use the shares: from five accepted slots on. */
    isUsed: z.boolean(),
  }),
});
export type PlanningPreferences = z.output<typeof PlanningPreferences>;

/** Absent fields are not changed. */
export const UpdatePreferencesBody = requestObject({
  workingDays: z.optional(
    z
      .array(WorkingDay, 'Please send the hours of the seven days, Sunday first.')
      .check(z.length(7, 'Please send the hours of the seven days, Sunday first.')),
  ),
  /** Minutes kept free before and after every event. */
  bufferMinutes: z.optional(
    z.int('Please enter the buffer in minutes.').check(z.gte(0), z.lte(120, 'The buffer may be at most two hours.')),
  ),
}).check(
  z.refine(
    ({ workingDays, bufferMinutes }) => workingDays !== undefined || bufferMinutes !== undefined,
    'Please enter working hours or a buffer.',
  ),
);
export type UpdatePreferencesBody = z.output<typeof UpdatePreferencesBody>;

/** A goal in a weekly review. */
export const ReviewedGoal = z.object({
  goalId: Id,
  title: z.string(),
  unit: z.nullable(z.string()),
  /** The sum of the week's log entries. */
  amount: z.number(),
  /** The number of the week's log entries. */
  entries: Count,
  milestonesReached: z.array(z.string()),
  progress: z.number(),
});
export type ReviewedGoal = z.output<typeof ReviewedGoal>;

const ReviewedTask = z.object({ id: Id, title: z.string(), dueDate: z.nullable(z.string()) });

export const WeeklyReview = z.object({
  /** The Monday of the week. */
  from: z.string(),
  /** The Sunday of the week. */
  to: z.string(),
  goals: z.array(ReviewedGoal),
  /** Completed in the week, latest first. */
  tasksDone: z.array(ReviewedTask),
  /** Open tasks that are due by the end of the week. */
  tasksOpen: z.array(ReviewedTask),
  events: Count,
  /** The user's note. */
  note: z.string(),
});
export type WeeklyReview = z.output<typeof WeeklyReview>;

export const listScheduleSuggestions = endpoint({
  method: 'GET',
  path: '/api/schedule/suggestions',
  access: 'user',
  summary: 'Up to three tasks and goals that are not scheduled, each with a free slot and the reason.',
  response: z.array(ScheduleSuggestion),
  errors: [],
});

export const assistScheduling = endpoint({
  method: 'POST',
  path: '/api/schedule/assist',
  access: 'user',
  summary: 'Finds free slots for a request in words. Counts as an AI chat.',
  body: AssistBody,
  response: AssistReply,
  errors: ['chat.limit_reached'],
});

export const acceptSlot = endpoint({
  method: 'POST',
  path: '/api/schedule/slots',
  access: 'user',
  summary: 'Creates an event for a suggested slot.',
  body: AcceptSlotBody,
  response: AcceptedSlot,
  status: 201,
  errors: ['tasks.not_found'],
});

export const listFreeSlots = endpoint({
  method: 'GET',
  path: '/api/schedule/slots',
  access: 'user',
  scope: 'plan:read',
  summary: 'The three best free slots for a task, by its estimate and due date.',
  query: z.object({ taskId: Id }),
  response: z.array(Slot),
  errors: ['tasks.not_found'],
});

export const getPlanningPreferences = endpoint({
  method: 'GET',
  path: '/api/schedule/preferences',
  access: 'user',
  summary: 'Working hours, buffer and the preferred time of day, as estimated from accepted slots.',
  response: PlanningPreferences,
  errors: [],
});

export const updatePlanningPreferences = endpoint({
  method: 'PUT',
  path: '/api/schedule/preferences',
  access: 'user',
  summary: 'Changes working hours or buffer. Absent fields are not changed.',
  body: UpdatePreferencesBody,
  response: PlanningPreferences,
  errors: [],
});

export const resetTimeOfDay = endpoint({
  method: 'DELETE',
  path: '/api/schedule/preferences/time-of-day',
  access: 'user',
  summary: 'Resets the preferred time of day.',
  response: PlanningPreferences,
  errors: [],
});

export const getWeeklyReview = endpoint({
  method: 'GET',
  path: '/api/planning/review',
  access: 'user',
  summary: 'The review of a week: goals, tasks, events and a note.',
  query: z.object({ week: z.optional(CalendarDay) }),
  response: WeeklyReview,
  errors: [],
});

export const saveWeeklyNote = endpoint({
  method: 'PUT',
  path: '/api/planning/review',
  access: 'user',
  summary: 'Saves the note about a week.',
  query: z.object({ week: z.optional(CalendarDay) }),
  body: requestObject({ note: storedText({ label: 'The note', max: 10_000 }) }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});
