import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Id,
  limits,
  NoContent,
  requestObject,
  storedText,
  Timestamp,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

/**
 * How a goal stands against a steady advance from its first day to its date. Units are the goal's own; milestones for
 * a yes/no goal that has some.
 */
export const Pace = z.object({
  state: z.enum(['achieved', 'ahead', 'on_track', 'behind', 'overdue']),
  /** How far ahead or behind, never negative. */
  difference: z.number(),
  /** What is still needed each week to be there in time; null when it is reached or the date has passed. */
  perWeek: z.nullable(z.number()),
});
export type Pace = z.output<typeof Pace>;

export const Goal = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Null: a yes/no goal, reached when its value is 1. */
  targetValue: z.nullable(z.number()),
  /** Where it began; progress counts from here to the target, up or down. */
  startValue: z.number(),
  currentValue: z.number(),
  unit: z.nullable(z.string()),
  /** 0..100; of a yes/no goal the share of its milestones until it is reached. */
  progress: z.number(),
  targetDate: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  isAchieved: z.boolean(),
  achievedAt: z.nullable(Timestamp),
  milestones: z.object({ done: Count, total: Count }),
  /** Null without a date, and for a yes/no goal without milestones. */
  pace: z.nullable(Pace),
  createdAt: Timestamp,
});
export type Goal = z.output<typeof Goal>;

export const Milestone = z.object({
  id: Id,
  title: z.string(),
  /** Reached by itself when the goal's value gets there; null for one ticked by hand. */
  targetValue: z.nullable(z.number()),
  isDone: z.boolean(),
  doneAt: z.nullable(Timestamp),
});
export type Milestone = z.output<typeof Milestone>;

export const ProgressEntry = z.object({
  id: Id,
  amount: z.number(),
  note: z.string(),
  /** The goal's value after it. */
  value: z.number(),
  createdAt: Timestamp,
});
export type ProgressEntry = z.output<typeof ProgressEntry>;

/** Milestones in their order, the latest 500 entries of the log, latest first. */
export const GoalDetail = z.extend(Goal, { milestoneList: z.array(Milestone), log: z.array(ProgressEntry) });
export type GoalDetail = z.output<typeof GoalDetail>;

/** A conversation that may have to do with a goal. */
export const GoalEvidence = z.object({
  conversationId: Id,
  title: z.string(),
  snippet: z.string(),
  createdAt: Timestamp,
  /** False: found by its words, still to be confirmed or turned down. */
  isConfirmed: z.boolean(),
});
export type GoalEvidence = z.output<typeof GoalEvidence>;

const AMOUNT = 1e12;
const Amount = z
  .number('Please give a number.')
  .check(z.gte(-AMOUNT, 'This number is too small.'), z.lte(AMOUNT, 'This number is too large.'));

const Target = z
  .number('Please give a number.')
  .check(z.gte(0, 'The target cannot be below zero.'), z.lte(AMOUNT, 'This number is too large.'));

const title = trimmedText({ label: 'Title', max: limits.titleLength });
const fields = {
  description: z.optional(storedText({ label: 'The description', max: 5_000 })),
  targetValue: z.optional(z.nullable(Target)),
  startValue: z.optional(Amount),
  unit: z.optional(z.nullable(trimmedText({ label: 'Unit', max: 40 }))),
  /** With a time it is the day that this is in the person's zone. */
  targetDate: z.optional(z.nullable(dayOrTimestamp('Please give a date such as 2026-01-31.'))),
  categoryId: z.optional(z.nullable(Id)),
};

/** Without a target value it is a yes/no goal. */
export const CreateGoalBody = requestObject({ title, ...fields });
export type CreateGoalBody = z.output<typeof CreateGoalBody>;

/** Absent fields stay, null takes a value away. */
export const UpdateGoalBody = requestObject({ title: z.optional(title), ...fields });
export type UpdateGoalBody = z.output<typeof UpdateGoalBody>;

/** May be negative: a correction, or a way down. A yes/no goal is reached by any positive amount, open again by a negative one. */
export const AddProgressBody = requestObject({
  amount: Amount.check(z.refine((amount) => amount !== 0, 'Please give a number other than 0.')),
  note: z.optional(storedText({ label: 'The note', max: 2_000 })),
});
export type AddProgressBody = z.output<typeof AddProgressBody>;

export const CreateMilestoneBody = requestObject({
  title,
  targetValue: z.optional(z.nullable(Amount)),
});
export type CreateMilestoneBody = z.output<typeof CreateMilestoneBody>;

/** One with a value of its own is ticked by the goal's progress alone. */
export const UpdateMilestoneBody = requestObject({
  title: z.optional(title),
  isDone: z.optional(z.boolean('Please give true or false.')),
});
export type UpdateMilestoneBody = z.output<typeof UpdateMilestoneBody>;

const params = z.object({ id: Id });
const milestoneParams = z.object({ id: Id, milestoneId: Id });

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'user',
  summary: 'Goals: open ones by date, then reached ones, latest first; at most 500.',
  response: z.array(Goal),
  responseHeaders: versionHeaders,
  errors: [],
});

export const getGoal = endpoint({
  method: 'GET',
  path: '/api/goals/:id',
  access: 'user',
  summary: 'One goal with its milestones and its log.',
  params,
  response: GoalDetail,
  errors: ['goals.not_found'],
});

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  access: 'user',
  summary: 'Add a goal.',
  body: CreateGoalBody,
  response: Goal,
  status: 201,
  errors: ['categories.not_found', 'goals.no_distance'],
});

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id',
  access: 'user',
  summary: 'Change a goal. Absent fields stay.',
  params,
  body: UpdateGoalBody,
  response: Goal,
  errors: ['goals.not_found', 'categories.not_found', 'goals.no_distance'],
});

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id',
  access: 'user',
  summary: 'Put a goal into the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['goals.not_found'],
});

export const addGoalProgress = endpoint({
  method: 'POST',
  path: '/api/goals/:id/progress',
  access: 'user',
  summary: 'Log progress towards a goal.',
  params,
  body: AddProgressBody,
  response: Goal,
  status: 201,
  errors: ['goals.not_found', 'goals.out_of_range'],
});

export const removeGoalProgress = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id/progress/:entryId',
  access: 'user',
  summary: 'Take an entry out of the log, as if it had never been made.',
  params: z.object({ id: Id, entryId: Id }),
  response: Goal,
  errors: ['goals.not_found', 'goals.entry_not_found'],
});

export const createMilestone = endpoint({
  method: 'POST',
  path: '/api/goals/:id/milestones',
  access: 'user',
  summary: 'Add a milestone to a goal.',
  params,
  body: CreateMilestoneBody,
  response: GoalDetail,
  status: 201,
  errors: ['goals.not_found', 'goals.too_many_milestones'],
});

export const updateMilestone = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id/milestones/:milestoneId',
  access: 'user',
  summary: 'Rename a milestone or tick it. Absent fields stay.',
  params: milestoneParams,
  body: UpdateMilestoneBody,
  response: GoalDetail,
  errors: ['goals.not_found', 'goals.milestone_not_found'],
});

export const deleteMilestone = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id/milestones/:milestoneId',
  access: 'user',
  summary: 'Delete a milestone.',
  params: milestoneParams,
  response: GoalDetail,
  errors: ['goals.not_found', 'goals.milestone_not_found'],
});

export const listGoalEvidence = endpoint({
  method: 'GET',
  path: '/api/goals/:id/evidence',
  access: 'user',
  summary: 'Conversations linked to a goal, then up to five found by its words, to be confirmed.',
  params,
  response: z.array(GoalEvidence),
  errors: ['goals.not_found'],
});

export const decideGoalEvidence = endpoint({
  method: 'PUT',
  path: '/api/goals/:id/evidence/:conversationId',
  access: 'user',
  summary: 'Link a conversation to a goal, or say that it has nothing to do with it.',
  params: z.object({ id: Id, conversationId: Id }),
  body: requestObject({ isConfirmed: z.boolean('Please give true or false.') }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['goals.not_found', 'conversations.not_found'],
});

/** By name, for the list of all calls. */
export const goalsEndpoints = {
  listGoals,
  getGoal,
  createGoal,
  updateGoal,
  deleteGoal,
  addGoalProgress,
  removeGoalProgress,
  createMilestone,
  updateMilestone,
  deleteMilestone,
  listGoalEvidence,
  decideGoalEvidence,
} as const;
