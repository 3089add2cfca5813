/** Temporary chats that their owner keeps. */
import * as z from 'zod/mini';
import { MessageBlock } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Id, limits, RequestTimestamp, requestObject, storedText } from './primitives.ts';

/** The largest number of messages of a temporary chat, in all its branches together. */
export const MAX_KEPT_MESSAGES = 1000;
/**
 * The blocks that a temporary chat shows. From attachments only `fileId` and the name are used; the server adds the
 * rest.
 */
const KEPT_BLOCKS = new Set<MessageBlock['type']>([
  'text',
  'reasoning',
  'tools',
  'attachment',
  'sources',
  'passages',
  'context',
  'offers',
]);

const KeptMessage = requestObject({
  id: Id,
  parentId: z.nullable(Id),
  role: z.enum(['user', 'assistant'], 'The role must be user or assistant.'),
  content: storedText({ label: 'A message', max: limits.keptLength }),
  blocks: z.optional(
    z
      .array(MessageBlock)
      .check(
        z.refine((blocks) => blocks.every(({ type }) => KEPT_BLOCKS.has(type)), 'These blocks are not of a chat.'),
      ),
  ),
  createdAt: RequestTimestamp,
  status: z._default(z.enum(['complete', 'interrupted']), 'complete'),
  /** The model's name in the events of the chat. */
  model: z.optional(storedText({ label: 'The model', max: limits.nameLength * 2 })),
});

/** The client chooses `id`: a repeated request adds only the messages that the conversation lacks. */
export const KeepChatBody = requestObject({
  id: Id,
  /** The messages of all branches, parents before their replies. */
  messages: z.array(KeptMessage, 'Please send the messages as a list.').check(
    z.minLength(1, 'There is nothing to keep yet.'),
    z.maxLength(MAX_KEPT_MESSAGES, {
      error: `A temporary chat may have at most ${MAX_KEPT_MESSAGES} messages.`,
      abort: true,
    }),
    z.refine(hasParentsFirst, 'Each message must come once, after the one that it answers.'),
  ),
  /** The last message of the branch that is shown. */
  activeLeafId: Id,
}).check(
  z.refine(({ messages, activeLeafId }) => messages.some(({ id }) => id === activeLeafId), {
    path: ['activeLeafId'],
    error: 'The shown branch must end in one of the messages.',
  }),
);
export type KeepChatBody = z.output<typeof KeepChatBody>;

export const keepChat = endpoint({
  method: 'POST',
  path: '/api/chat/keep',
  access: 'user',
  summary: 'Stores a temporary chat as a conversation. A repeated request with the same id stores nothing twice.',
  body: KeepChatBody,
  response: z.object({ conversationId: Id }),
  errors: ['conversations.not_found'],
});

function hasParentsFirst(messages: readonly { id: string; parentId: string | null }[]): boolean {
  const seen = new Set<string>();
  return messages.every(({ id, parentId }) => {
    if (seen.has(id) || (parentId !== null && !seen.has(parentId))) return false;
    seen.add(id);
    return true;
  });
}
