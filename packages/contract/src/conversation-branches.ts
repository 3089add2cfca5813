import * as z from 'zod/mini';
import { ConversationSummary } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, limits, requestObject, trimmedText } from './primitives.ts';

const params = z.object({ id: Id });

/** The new conversation ends with this message, on whatever branch it is. */
export const ForkConversationBody = requestObject({ messageId: Id });
export type ForkConversationBody = z.output<typeof ForkConversationBody>;

export const FindInConversationQuery = z.object({
  q: trimmedText({ label: 'The search text', max: limits.queryLength }),
  /** The last message of the branch to search; absent: the active branch. */
  leafId: z.optional(Id),
});
export type FindInConversationQuery = z.output<typeof FindInConversationQuery>;

/** A message that contains the text, and how often. */
export const FoundMessage = z.object({ messageId: Id, count: Count });
export type FoundMessage = z.output<typeof FoundMessage>;

export const forkConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/fork',
  access: 'user',
  summary: 'Starts a conversation with copies of the messages from the first one to the given one.',
  params,
  body: ForkConversationBody,
  response: ConversationSummary,
  status: 201,
  errors: ['conversations.not_found', 'chat.message_not_found'],
});

export const findInConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/find',
  access: 'user',
  summary: 'The messages of a branch that contain this text, ignoring case, from top to bottom.',
  params,
  query: FindInConversationQuery,
  response: z.array(FoundMessage),
  errors: ['conversations.not_found'],
});
