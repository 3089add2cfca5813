import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './primitives.ts';

/**
 * `extracted` quotes sentences of the conversation in their order; `written` is a text by the connected model, and
 * `sentences` still contains the extracted ones.
 */
export const Summary = z.object({
  kind: z.enum(['extracted', 'written']),
  /** Empty if the conversation is too short. */
  text: z.string(),
  sentences: z.array(z.object({ messageId: Id, role: z.enum(['user', 'assistant']), text: z.string() })),
  keyPhrases: z.array(z.string()),
  /** The model that wrote the summary; null for an extracted one. */
  model: z.nullable(z.string()),
});
export type Summary = z.output<typeof Summary>;

export const summariseConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/summary',
  access: 'user',
  summary:
    'A summary of a conversation. A summary by the connected model counts as one AI chat, and is only written again after new messages. Without a model, at the limit or after a failure, the summary is extracted and does not count.',
  params: z.object({ id: Id }),
  response: Summary,
  errors: ['conversations.not_found'],
});
