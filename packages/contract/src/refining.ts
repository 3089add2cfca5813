import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count } from './primitives.ts';

/** What the connected model does in the background with what the local engine was unsure of. */
export const RefiningStatus = z.object({
  /** off: the operator allows no tokens for it, no model is connected, or it may not use the person's conversations. */
  state: z.enum(['off', 'working', 'resting']),
  /** Conversations of this person that wait for it. */
  waiting: Count,
  /** Those it has looked at. */
  done: Count,
  /** Of everybody, since midnight UTC; resting: they are used up. */
  tokensToday: Count,
  tokensPerDay: Count,
});
export type RefiningStatus = z.output<typeof RefiningStatus>;

export const getRefiningStatus = endpoint({
  method: 'GET',
  path: '/api/assistant/refining',
  access: 'user',
  summary: 'What waits to be looked at by the model in the background, and how much of the day it has used.',
  response: RefiningStatus,
  errors: [],
});
