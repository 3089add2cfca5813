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

/** The scheduled event of a task. */
export const TaskEvent = z.object({
  eventId: Id,
  start: Timestamp,
  /** Minutes. */
  duration: Count,
});
export type TaskEvent = z.output<typeof TaskEvent>;

export const Task = z.object({
  id: Id,
  title: z.string(),
  /** A calendar day; null without a due date. */
  dueDate: z.nullable(z.string()),
  /** Minutes. */
  estimateMinutes: z.nullable(Count),
  isDone: z.boolean(),
  completedAt: z.nullable(Timestamp),
  /** RFC 5545 RRULE text; null: not recurring. Completing the task creates the next task by this rule. */
  recurrence: z.nullable(z.string()),
  /** Its goal; null if there is none or the goal is in the trash. */
  goalId: z.nullable(Id),
  /** Its earliest scheduled event that is not over; null if there is none. */
  scheduled: z.nullable(TaskEvent),
  /** The message it was found in; null if created by hand. */
  conversationId: z.nullable(Id),
  messageId: z.nullable(Id),
  createdAt: Timestamp,
});
export type Task = z.output<typeof Task>;

const Title = trimmedText({ label: 'Title', max: limits.titleLength, missing: 'Enter a task' });
const Estimate = z
  .int('Please enter the estimate in minutes.')
  .check(
    z.gte(1, 'Please enter the estimate in minutes.'),
    z.lte(60 * 24 * 31, 'The estimate may be at most 31 days.'),
  );
const Recurrence = z.string('Please enter the recurrence as a rule such as FREQ=WEEKLY.').check(z.maxLength(500));
const IsDone = z.boolean('Please send true or false.');

export const CreateTaskBody = requestObject({
  title: Title,
  dueDate: z.optional(z.nullable(CalendarDay)),
  estimateMinutes: z.optional(z.nullable(Estimate)),
  isDone: z.optional(IsDone),
  /** Requires a due date, from which the rule is counted. */
  recurrence: z.optional(z.nullable(Recurrence)),
  goalId: z.optional(z.nullable(Id)),
});
export type CreateTaskBody = z.output<typeof CreateTaskBody>;

/**
 * Absent fields are not changed; null clears a field. Completing a recurring task creates the next one; reopening it
 * deletes that next task.
 */
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
  /**
   * true: only completed tasks; false: only open ones. Absent: all open ones and those completed in the last 30 days.
   */
  done: z.optional(QueryFlag),
  goalId: z.optional(Id),
});
export type TaskListQuery = z.output<typeof TaskListQuery>;

const params = z.object({ id: Id });

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  access: 'user',
  scope: 'plan:read',
  summary: 'Open tasks by due date, then recently completed ones, latest first; at most 1,000 of each.',
  query: TaskListQuery,
  response: z.array(Task),
  responseHeaders: versionHeaders,
  errors: [],
});

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  access: 'user',
  summary: 'Creates a task.',
  body: CreateTaskBody,
  response: Task,
  status: 201,
  errors: ['goals.not_found', 'tasks.repeat_needs_date'],
});

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  access: 'user',
  summary: 'Changes or completes a task. Absent fields are not changed.',
  params,
  body: UpdateTaskBody,
  response: Task,
  errors: ['tasks.not_found', 'goals.not_found', 'tasks.repeat_needs_date'],
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  access: 'user',
  summary: 'Moves a task to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['tasks.not_found'],
});

/** All endpoints of this file by name, for the list of all endpoints. */
export const taskEndpoints = {
  listTasks,
  createTask,
  updateTask,
  deleteTask,
} as const;
