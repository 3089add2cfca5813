import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  CalendarDay,
  Count,
  Id,
  limits,
  NoContent,
  QueryFlag,
  requestObject,
  Timestamp,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

/** Where a task stands on the schedule. */
export const ScheduledTask = z.object({
  eventId: Id,
  start: Timestamp,
  /** Minutes. */
  duration: Count,
});
export type ScheduledTask = z.output<typeof ScheduledTask>;

export const Task = z.object({
  id: Id,
  title: z.string(),
  /** A calendar day; null without one. */
  dueDate: z.nullable(z.string()),
  /** Minutes. */
  estimateMinutes: z.nullable(Count),
  isDone: z.boolean(),
  completedAt: z.nullable(Timestamp),
  /** RFC 5545 RRULE text: done, it comes again on the next of these days. Null: once. */
  recurrence: z.nullable(z.string()),
  /** The goal it serves; null without one, or when that goal is in the trash. */
  goalId: z.nullable(Id),
  /** Its earliest event on the schedule that is not over; null while it has none. */
  scheduled: z.nullable(ScheduledTask),
  /** The message it came from; null when added by hand. */
  conversationId: z.nullable(Id),
  messageId: z.nullable(Id),
  createdAt: Timestamp,
});
export type Task = z.output<typeof Task>;

const Title = trimmedText({ label: 'Title', max: limits.titleLength });
const Estimate = z
  .int('Please give the estimate in minutes.')
  .check(z.gte(1, 'Please give the estimate in minutes.'), z.lte(60 * 24 * 31, 'The estimate may be at most 31 days.'));
const Recurrence = z.string('Please give the recurrence as a rule such as FREQ=WEEKLY.').check(z.maxLength(500));
const IsDone = z.boolean('Please give true or false.');

export const CreateTaskBody = requestObject({
  title: Title,
  dueDate: z.optional(z.nullable(CalendarDay)),
  estimateMinutes: z.optional(z.nullable(Estimate)),
  isDone: z.optional(IsDone),
  /** Needs a due date: the rule is counted from there. */
  recurrence: z.optional(z.nullable(Recurrence)),
  goalId: z.optional(z.nullable(Id)),
});
export type CreateTaskBody = z.output<typeof CreateTaskBody>;

/** Absent fields stay, null takes a value away. Done, a repeating task is followed by its next one; open again, that one goes. */
export const UpdateTaskBody = requestObject({
  title: z.optional(Title),
  dueDate: z.optional(z.nullable(CalendarDay)),
  estimateMinutes: z.optional(z.nullable(Estimate)),
  isDone: z.optional(IsDone),
  recurrence: z.optional(z.nullable(Recurrence)),
  goalId: z.optional(z.nullable(Id)),
});
export type UpdateTaskBody = z.output<typeof UpdateTaskBody>;

export const TaskListQuery = z.object({
  /** Only done ones, or only open ones. Absent: all open ones and what was done in the last 30 days. */
  done: z.optional(QueryFlag),
  goalId: z.optional(Id),
});
export type TaskListQuery = z.output<typeof TaskListQuery>;

const params = z.object({ id: Id });

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  access: 'user',
  summary: 'Open tasks by due date, then those done lately, latest first; at most 1,000 of each.',
  query: TaskListQuery,
  response: z.array(Task),
  responseHeaders: versionHeaders,
  errors: [],
});

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  access: 'user',
  summary: 'Add a task.',
  body: CreateTaskBody,
  response: Task,
  status: 201,
  errors: ['goals.not_found', 'tasks.repeat_needs_date'],
});

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  access: 'user',
  summary: 'Change a task, or mark it done. Absent fields stay.',
  params,
  body: UpdateTaskBody,
  response: Task,
  errors: ['tasks.not_found', 'goals.not_found', 'tasks.repeat_needs_date'],
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  access: 'user',
  summary: 'Put a task into the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['tasks.not_found'],
});

/** By name, for the list of all calls. */
export const taskEndpoints = {
  listTasks,
  createTask,
  updateTask,
  deleteTask,
} as const;
