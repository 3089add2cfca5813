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
 * The progress of a goal compared with a steady pace from its first day to its target date. Measured in the goal's
 * unit, or in milestones for a yes/no goal that has some.
 */
export const Pace = z.object({
  state: z.enum(['achieved', 'ahead', 'on_track', 'behind', 'overdue']),
  /** The difference to the steady pace, never negative. */
  difference: z.number(),
  /** The weekly amount needed to reach the goal in time; null if it is reached or the date has passed. */
  perWeek: z.nullable(z.number()),
});
export type Pace = z.output<typeof Pace>;

export const Goal = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Null: a yes/no goal, which is reached when its value is 1. */
  targetValue: z.nullable(z.number()),
  /** The start value; progress is measured from it to the target, up or down. */
  startValue: z.number(),
  currentValue: z.number(),
  unit: z.nullable(z.string()),
  /**
   * Percent, 0 to 100. A yes/no goal has 100 once it is reached, and until then the share of its milestones that are
   * done.
   */
  progress: z.number(),
  targetDate: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  isAchieved: z.boolean(),
  achievedAt: z.nullable(Timestamp),
  milestones: z.object({ done: Count, total: Count }),
  /** Null without a target date, and for a yes/no goal without milestones. */
  pace: z.nullable(Pace),
  createdAt: Timestamp,
});
export type Goal = z.output<typeof Goal>;

export const Milestone = z.object({
  id: Id,
  title: z.string(),
  /** The goal's value at which it is reached automatically; null for a milestone ticked by hand. */
  targetValue: z.nullable(z.number()),
  isDone: z.boolean(),
  doneAt: z.nullable(Timestamp),
});
export type Milestone = z.output<typeof Milestone>;

export const ProgressEntry = z.object({
  id: Id,
  amount: z.number(),
  note: z.string(),
  /** The goal's value after the entry. */
  value: z.number(),
  createdAt: Timestamp,
});
export type ProgressEntry = z.output<typeof ProgressEntry>;

/** Milestones in their order, and the latest 500 log entries, latest first. */
export const GoalDetail = z.extend(Goal, { milestoneList: z.array(Milestone), log: z.array(ProgressEntry) });
export type GoalDetail = z.output<typeof GoalDetail>;

/** A conversation that may be related to a goal. */
export const GoalEvidence = z.object({
  conversationId: Id,
  title: z.string(),
  snippet: z.string(),
  createdAt: Timestamp,
  /**
   * True: the user linked it. False: proposed because of its words, and not decided yet. What the user marked as unrelated
   * is not listed.
   */
  isConfirmed: z.boolean(),
});
export type GoalEvidence = z.output<typeof GoalEvidence>;

const MAX_AMOUNT = 1e12;
const Amount = z
  .number('Please enter a number.')
  .check(z.gte(-MAX_AMOUNT, 'This number is too small.'), z.lte(MAX_AMOUNT, 'This number is too large.'));

const Target = z
  .number('Please enter a number.')
  .check(z.gte(0, 'The target cannot be below zero.'), z.lte(MAX_AMOUNT, 'This number is too large.'));

const title = trimmedText({ label: 'Title', max: limits.titleLength, missing: 'Enter a goal' });
const fields = {
  description: z.optional(storedText({ label: 'The description', max: 5_000 })),
  targetValue: z.optional(z.nullable(Target)),
  startValue: z.optional(Amount),
  unit: z.optional(z.nullable(trimmedText({ label: 'Unit', max: 40 }))),
  /** A day, or a timestamp, of which only the day in the user's time zone is kept. */
  targetDate: z.optional(z.nullable(dayOrTimestamp('Please enter a date such as 2026-01-31.'))),
  categoryId: z.optional(z.nullable(Id)),
};

/** Without a target value it is a yes/no goal. */
export const CreateGoalBody = requestObject({ title, ...fields });
export type CreateGoalBody = z.output<typeof CreateGoalBody>;

/** Absent fields are not changed; null clears a field. */
export const UpdateGoalBody = requestObject({ title: z.optional(title), ...fields });
export type UpdateGoalBody = z.output<typeof UpdateGoalBody>;

/**
 * `amount` may be negative: as a correction, or for a goal that goes down. Any positive amount completes a yes/no goal;
 * a negative amount reopens it.
 */
export const AddProgressBody = requestObject({
  amount: Amount.check(z.refine((amount) => amount !== 0, 'Please enter a number other than 0.')),
  note: z.optional(storedText({ label: 'The note', max: 2_000 })),
});
export type AddProgressBody = z.output<typeof AddProgressBody>;

export const CreateMilestoneBody = requestObject({
  title,
  targetValue: z.optional(z.nullable(Amount)),
});
export type CreateMilestoneBody = z.output<typeof CreateMilestoneBody>;

/** A milestone with a value can only be reached by the goal's progress. */
export const UpdateMilestoneBody = requestObject({
  title: z.optional(title),
  isDone: z.optional(z.boolean('Please send true or false.')),
});
export type UpdateMilestoneBody = z.output<typeof UpdateMilestoneBody>;

const params = z.object({ id: Id });
const milestoneParams = z.object({ id: Id, milestoneId: Id });

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'user',
  scope: 'plan:read',
  summary: 'Goals: open ones by target date, then reached ones, latest first; at most 500.',
  response: z.array(Goal),
  responseHeaders: versionHeaders,
  errors: [],
});

export const getGoal = endpoint({
  method: 'GET',
  path: '/api/goals/:id',
  access: 'user',
  scope: 'plan:read',
  summary: 'One goal with its milestones and its log.',
  params,
  response: GoalDetail,
  errors: ['goals.not_found'],
});

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  access: 'user',
  summary: 'Creates a goal.',
  body: CreateGoalBody,
  response: Goal,
  status: 201,
  // no_distance: the target equals the start value.
  errors: ['categories.not_found', 'goals.no_distance'],
});

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id',
  access: 'user',
  summary: 'Changes a goal. Absent fields are not changed.',
  params,
  body: UpdateGoalBody,
  response: Goal,
  // no_distance: the target equals the start value.
  errors: ['goals.not_found', 'categories.not_found', 'goals.no_distance'],
});

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id',
  access: 'user',
  summary: 'Moves a goal to the trash.',
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
  summary: 'Adds an entry to the progress log of a goal.',
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
  summary: 'Deletes an entry of the log and reverts its effect.',
  params: z.object({ id: Id, entryId: Id }),
  response: Goal,
  errors: ['goals.not_found', 'goals.entry_not_found'],
});

export const createMilestone = endpoint({
  method: 'POST',
  path: '/api/goals/:id/milestones',
  access: 'user',
  summary: 'Adds a milestone to a goal.',
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
  summary: 'Renames or ticks a milestone. Absent fields are not changed.',
  params: milestoneParams,
  body: UpdateMilestoneBody,
  response: GoalDetail,
  errors: ['goals.not_found', 'goals.milestone_not_found'],
});

export const deleteMilestone = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id/milestones/:milestoneId',
  access: 'user',
  summary: 'Deletes a milestone.',
  params: milestoneParams,
  response: GoalDetail,
  errors: ['goals.not_found', 'goals.milestone_not_found'],
});

export const listGoalEvidence = endpoint({
  method: 'GET',
  path: '/api/goals/:id/evidence',
  access: 'user',
  summary: 'Conversations linked to a goal, then up to five possible matches to confirm.',
  params,
  response: z.array(GoalEvidence),
  errors: ['goals.not_found'],
});

export const decideGoalEvidence = endpoint({
  method: 'PUT',
  path: '/api/goals/:id/evidence/:conversationId',
  access: 'user',
  summary: 'Links a conversation to a goal, or marks it as unrelated.',
  params: z.object({ id: Id, conversationId: Id }),
  body: requestObject({
    /** True: links it. False: marks it as unrelated, so that it is not listed again. */
    isConfirmed: z.boolean('Please send true or false.'),
  }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['goals.not_found', 'conversations.not_found'],
});

/** All endpoints of this file by name, for the list of all endpoints. */
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
