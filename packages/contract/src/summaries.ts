import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './primitives.ts';

/**
 * `extracted` quotes the conversation's own sentences, in the order they were said; `written` is the connected model's
 * text, and then `sentences` still holds what was extracted.
 */
export const Summary = z.object({
  kind: z.enum(['extracted', 'written']),
  /** Empty when too little was said. */
  text: z.string(),
  sentences: z.array(z.object({ messageId: Id, role: z.enum(['user', 'assistant']), text: z.string() })),
  keyPhrases: z.array(z.string()),
  /** Who wrote it; null for an extract. */
  model: z.nullable(z.string()),
});
export type Summary = z.output<typeof Summary>;

export const summariseConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/summary',
  access: 'user',
  summary:
    'What a conversation says, in short. Written by the connected model it counts as an AI chat, once until more is said; without one, at the limit or when the model fails it is extracted and counts nothing.',
  params: z.object({ id: Id }),
  response: Summary,
  errors: ['conversations.not_found'],
});
