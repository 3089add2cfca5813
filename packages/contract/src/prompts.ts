/** Prompts that are asked by themselves, again and again, and file their answers as conversations. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  GivenTimestamp,
  Id,
  NoContent,
  requestObject,
  Timestamp,
  TimeZone,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

export const ScheduledPrompt = z.object({
  id: Id,
  title: z.string(),
  prompt: z.string(),
  /** Where the answers are filed; null leaves it to the sorting. */
  categoryId: z.nullable(Id),
  /** The first time; with `timeZone` also the wall-clock time at which it repeats. */
  startsAt: Timestamp,
  timeZone: z.string(),
  /** RFC 5545 RRULE text. */
  recurrence: z.string(),
  isPaused: z.boolean(),
  /** Null while paused, and after the last time. */
  nextAt: z.nullable(Timestamp),
  isRunning: z.boolean(),
  /** The latest run that ended; null before the first. */
  last: z.nullable(
    z.object({
      ranAt: Timestamp,
      /** The answer; null when there was none. */
      conversationId: z.nullable(Id),
      /** It was due earlier, but the app did not run. */
      isLate: z.boolean(),
      /** Why there is no answer, or not all of it, in a sentence; null when all went well. */
      fault: z.nullable(z.string()),
    }),
  ),
  createdAt: Timestamp,
});
export type ScheduledPrompt = z.output<typeof ScheduledPrompt>;

const title = trimmedText({ label: 'Title', max: 100 });
const prompt = trimmedText({ label: 'The prompt', max: 20_000, missing: 'Please write what to ask.' });
const RULE_FAULT = 'Please give the recurrence as a rule such as FREQ=WEEKLY.';
const recurrence = z.string(RULE_FAULT).check(z.trim(), z.minLength(1, RULE_FAULT), z.maxLength(500, RULE_FAULT));
const categoryId = z.optional(z.nullable(Id));

export const CreatePromptBody = requestObject({
  title,
  prompt,
  startsAt: GivenTimestamp,
  recurrence,
  /** The person's own when absent. */
  timeZone: z.optional(TimeZone),
  categoryId,
});
export type CreatePromptBody = z.output<typeof CreatePromptBody>;

/** Absent fields stay. */
export const UpdatePromptBody = requestObject({
  title: z.optional(title),
  prompt: z.optional(prompt),
  startsAt: z.optional(GivenTimestamp),
  recurrence: z.optional(recurrence),
  timeZone: z.optional(TimeZone),
  categoryId,
  isPaused: z.optional(z.boolean('Please give true or false.')),
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please name something to change.'));
export type UpdatePromptBody = z.output<typeof UpdatePromptBody>;

const params = z.object({ id: Id });
const ruleErrors = ['prompts.never', 'events.recurrence_unsupported', 'categories.not_found'] as const;

export const listPrompts = endpoint({
  method: 'GET',
  path: '/api/prompts',
  access: 'user',
  summary: 'The scheduled prompts, by name.',
  response: z.array(ScheduledPrompt),
  responseHeaders: versionHeaders,
  errors: [],
});

export const createPrompt = endpoint({
  method: 'POST',
  path: '/api/prompts',
  access: 'user',
  summary: 'Have a prompt asked again and again; each answer counts as an AI chat.',
  body: CreatePromptBody,
  response: ScheduledPrompt,
  status: 201,
  errors: ['prompts.too_many', ...ruleErrors],
});

export const updatePrompt = endpoint({
  method: 'PATCH',
  path: '/api/prompts/:id',
  access: 'user',
  summary: 'Change, pause or resume a scheduled prompt. Absent fields stay.',
  params,
  body: UpdatePromptBody,
  response: ScheduledPrompt,
  errors: ['prompts.not_found', ...ruleErrors],
});

export const runPrompt = endpoint({
  method: 'POST',
  path: '/api/prompts/:id/run',
  access: 'user',
  summary: 'Ask a scheduled prompt now, beside its usual times. One that is being asked is not asked twice.',
  params,
  response: ScheduledPrompt,
  errors: ['prompts.not_found'],
});

export const deletePrompt = endpoint({
  method: 'DELETE',
  path: '/api/prompts/:id',
  access: 'user',
  summary: 'Ask a prompt no more. Its answers stay.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['prompts.not_found'],
});
