/** The proposals and conversations that other programs send with an access token; over MCP, tools do the same. */
import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import { Id, limits, RequestTimestamp, requestObject, trimmedText } from './primitives.ts';

const title = trimmedText({ label: 'Title', max: limits.titleLength });
const DURATION_FAULT = 'Please enter the duration in minutes, at most 31 days.';

/** `datetime` and `dueAt` are ISO 8601 with an offset; `dueAt` may be a day. */
export const ProposalBody = z.discriminatedUnion(
  'type',
  [
    requestObject({
      type: z.literal('event'),
      title,
      datetime: RequestTimestamp,
      /** Minutes. */
      duration: z.optional(z.int(DURATION_FAULT).check(z.gte(0, DURATION_FAULT), z.lte(60 * 24 * 31, DURATION_FAULT))),
      /** A rule such as FREQ=WEEKLY;BYDAY=MO. */
      recurring: z.optional(trimmedText({ label: 'The rule', max: 500 })),
      /** The conversation that the event is about. */
      conversationId: z.optional(Id),
    }),
    requestObject({ type: z.literal('task'), title, dueAt: z.optional(dayOrTimestamp()) }),
    requestObject({ type: z.literal('reminder'), title, datetime: RequestTimestamp }),
    requestObject({
      type: z.literal('card'),
      front: trimmedText({ label: 'The front', max: 1_000 }),
      back: trimmedText({ label: 'The back', max: 5_000 }),
    }),
  ],
  'Please choose the type event, task, reminder or card.',
);
export type ProposalBody = z.output<typeof ProposalBody>;

export const Proposed = z.object({
  proposalId: Id,
  /** The state of the proposal; a new one is pending. */
  status: z.enum(['pending', 'approved', 'declined']),
  /** The page on which the person decides. */
  url: z.string(),
});
export type Proposed = z.output<typeof Proposed>;

const MAX_MESSAGES = 200;

export const FileConversationBody = requestObject({
  title,
  messages: z
    .array(
      requestObject({
        role: z.enum(['user', 'assistant'], 'Please choose user or assistant.'),
        text: trimmedText({ label: 'A message', max: limits.messageLength }),
      }),
      'Please send a list of messages.',
    )
    .check(
      z.minLength(1, 'Please send at least one message.'),
      z.maxLength(MAX_MESSAGES, `Please send at most ${MAX_MESSAGES} messages.`),
    ),
});
export type FileConversationBody = z.output<typeof FileConversationBody>;

export const FiledConversation = z.object({ id: Id, url: z.string() });
export type FiledConversation = z.output<typeof FiledConversation>;

export const createProposal = endpoint({
  method: 'POST',
  path: '/api/proposals',
  access: 'user',
  scope: 'inbox:propose',
  summary:
    'Proposes an event, a task, a reminder or a card, which waits until the person approves it. A repeated call returns the first proposal.',
  body: ProposalBody,
  response: Proposed,
  status: 201,
  errors: ['conversations.not_found', 'events.recurrence_unsupported', 'learning.deck_not_found'],
});

export const fileConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'user',
  scope: 'archive:write',
  summary: 'Files a conversation in the archive. Filing the same content again creates no second conversation.',
  body: FileConversationBody,
  response: FiledConversation,
  status: 201,
  errors: ['conversations.saved_in_trash', 'conversations.storage_full'],
});
