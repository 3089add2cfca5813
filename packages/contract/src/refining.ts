import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count } from './primitives.ts';

/** The state of the background work in which the connected model refines uncertain results of the local engine. */
export const RefiningStatus = z.object({
  /**
   * off: the operator allows no tokens for this, no model is connected, or the model may not use the user's
   * conversations.
   */
  state: z.enum(['off', 'working', 'resting']),
  /** Conversations of this user that wait to be refined. */
  waiting: Count,
  /** Conversations of this user that were refined. */
  done: Count,
  /** Tokens used by all users since midnight UTC; `resting` means that the daily limit is reached. */
  tokensToday: Count,
  tokensPerDay: Count,
});
export type RefiningStatus = z.output<typeof RefiningStatus>;

export const getRefiningStatus = endpoint({
  method: 'GET',
  path: '/api/assistant/refining',
  access: 'user',
  summary: 'The conversations waiting for the model in the background, and its token use today.',
  response: RefiningStatus,
  errors: [],
});
