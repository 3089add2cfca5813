/** Prompts that run on a schedule; their replies become conversations. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  RequestTimestamp,
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
  /** The category for the replies; null: chosen by the categoriser. */
  categoryId: z.nullable(Id),
  /** The first run; in `timeZone` it also defines the local time of later runs. */
  startsAt: Timestamp,
  timeZone: z.string(),
  /** RFC 5545 RRULE text. */
  recurrence: z.string(),
  isPaused: z.boolean(),
  /** Null while paused, and after the last run. */
  nextAt: z.nullable(Timestamp),
  isRunning: z.boolean(),
  /** The latest completed run; null before the first. */
  last: z.nullable(
    z.object({
      ranAt: Timestamp,
      /** The conversation with the reply; null if there was none. */
      conversationId: z.nullable(Id),
      /** Whether it ran late because the app was not running when it was due. */
      isLate: z.boolean(),
      /** Why the reply is missing or incomplete, in one sentence; null after a success. */
      fault: z.nullable(z.string()),
    }),
  ),
  createdAt: Timestamp,
});
export type ScheduledPrompt = z.output<typeof ScheduledPrompt>;

const title = trimmedText({ label: 'Title', max: 100 });
const prompt = trimmedText({ label: 'The prompt', max: 20_000, missing: 'Please enter a prompt.' });
const RULE_FAULT = 'Please enter the recurrence as a rule such as FREQ=WEEKLY.';
const recurrence = z.string(RULE_FAULT).check(z.trim(), z.minLength(1, RULE_FAULT), z.maxLength(500, RULE_FAULT));
const categoryId = z.optional(z.nullable(Id));

export const CreatePromptBody = requestObject({
  title,
  prompt,
  startsAt: RequestTimestamp,
  recurrence,
  /** If absent, the user's time zone. */
  timeZone: z.optional(TimeZone),
  categoryId,
});
export type CreatePromptBody = z.output<typeof CreatePromptBody>;

/** Absent fields are not changed. */
export const UpdatePromptBody = requestObject({
  title: z.optional(title),
  prompt: z.optional(prompt),
  startsAt: z.optional(RequestTimestamp),
  recurrence: z.optional(recurrence),
  timeZone: z.optional(TimeZone),
  categoryId,
  isPaused: z.optional(z.boolean('Please send true or false.')),
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please send at least one field to change.'));
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
  summary: 'Creates a scheduled prompt; each run counts as an AI chat.',
  body: CreatePromptBody,
  response: ScheduledPrompt,
  status: 201,
  errors: ['prompts.too_many', ...ruleErrors],
});

export const updatePrompt = endpoint({
  method: 'PATCH',
  path: '/api/prompts/:id',
  access: 'user',
  summary: 'Changes, pauses or resumes a scheduled prompt. Absent fields are not changed.',
  params,
  body: UpdatePromptBody,
  response: ScheduledPrompt,
  errors: ['prompts.not_found', ...ruleErrors],
});

export const runPrompt = endpoint({
  method: 'POST',
  path: '/api/prompts/:id/run',
  access: 'user',
  summary: 'Runs a scheduled prompt now, in addition to its schedule. Has no effect while it is running.',
  params,
  response: ScheduledPrompt,
  errors: ['prompts.not_found'],
});

export const deletePrompt = endpoint({
  method: 'DELETE',
  path: '/api/prompts/:id',
  access: 'user',
  summary: 'Deletes a scheduled prompt. The conversations with its replies are kept.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['prompts.not_found'],
});
