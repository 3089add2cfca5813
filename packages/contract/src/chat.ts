import * as z from 'zod/mini';
import { Instructions, Temperature } from './chat-settings.ts';
import { ChatStreamEvent } from './chat-stream.ts';
import { MAX_FILES_PER_MESSAGE } from './chat-files.ts';
import { ArchiveSource, Reasoning, ReplyTokens, UsedContextLine } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { FilePassage } from './file-passages.ts';
import { Id, limits, NoContent, requestObject, storedText, TimeZone } from './primitives.ts';
import { Suggestion } from './suggestions.ts';
import { ToolUse } from './tool-uses.ts';
import { Usage } from './usage.ts';

const missingMessage = 'Please enter a message.';

/** One turn of a history kept by the client. Other fields, such as a timestamp, are ignored. */
export const HistoryTurn = requestObject({
  role: z.enum(['user', 'assistant'], 'The role must be user or assistant.'),
  content: storedText({ label: 'A turn of the history', max: limits.historyBytes }),
});
export type HistoryTurn = z.output<typeof HistoryTurn>;

const History = z.array(HistoryTurn, 'Please send the history as a list of turns.').check(
  z.maxLength(limits.historyTurns, {
    error: `The history may have at most ${limits.historyTurns} turns.`,
    abort: true,
  }),
  z.refine(fitsHistory, 'The history may have at most 1 MB of text.'),
);

/**
 * Both shapes of a chat request in one: {message, chatHistory, conversationId} and {message, history}.
 * - With `conversationId` the stored messages are the context and a sent history is ignored.
 * - `parentMessageId` (with `conversationId`): the message is an edited one and becomes another child of that parent;
 *   null edits the first message. Absent: the message goes to the end of the branch that is shown.
 * - `regenerateMessageId` (with `conversationId`): write that reply again; `message` is then not needed and ignored.
 * - `continueMessageId` (with `conversationId`): continue that reply where it was cut. The completed reply becomes
 *   another version of it.
 * - `continueReply` (with `temporary`): the same for the last turn of the history, a reply that is stored nowhere.
 */
export const ChatBody = requestObject({
  /** Trimmed; may be empty only with `regenerateMessageId`, `continueMessageId` or `continueReply`. */
  message: z._default(storedText({ label: 'A message', max: limits.messageLength }).check(z.trim()), ''),
  chatHistory: z.optional(z.nullable(History)),
  history: z.optional(z.nullable(History)),
  conversationId: z.optional(z.nullable(Id)),
  parentMessageId: z.optional(z.nullable(Id)),
  regenerateMessageId: z.optional(z.nullable(Id)),
  continueMessageId: z.optional(z.nullable(Id)),
  /** The browser's time zone, for words such as 'tomorrow at nine'; if absent, the user's setting. */
  timeZone: z.optional(z.nullable(TimeZone)),
  /**
   * Nothing of the exchange is stored; the request contains the earlier turns as its history. It still counts as a
   * chat.
   */
  temporary: z.optional(z.nullable(z.boolean('Please send true or false.'))),
  continueReply: z.optional(z.nullable(z.boolean('Please send true or false.'))),
  /** The id of a model of GET /api/models; if absent, the shared model replies, or without one the built-in assistant. */
  model: z.optional(z.nullable(z.string('Please send the id of a model.'))),
  /** Ids of uploaded files, for a new or an edited message. The reply waits a while for files that are still being read. */
  attachments: z.optional(
    z.nullable(
      z
        .array(Id, 'Please send the attachments as a list of ids.')
        .check(z.maxLength(MAX_FILES_PER_MESSAGE, `A message may have at most ${MAX_FILES_PER_MESSAGE} files.`)),
    ),
  ),
  /**
   * With `conversationId` the following four fields are ignored: a stored conversation is changed by PATCH
   * /api/conversations/{id}.
   */
  instructions: z.optional(z.nullable(Instructions)),
  temperature: z.optional(z.nullable(Temperature)),
  /** The category of a new chat; if absent, the categoriser chooses one. */
  categoryId: z.optional(z.nullable(Id)),
  /** A subcategory of `categoryId`. */
  subcategoryId: z.optional(z.nullable(Id)),
}).check(
  z.refine(
    (body) =>
      body.message !== '' || body.continueReply === true || Boolean(body.regenerateMessageId ?? body.continueMessageId),
    { path: ['message'], error: missingMessage },
  ),
  z.refine((body) => body.continueReply !== true || (body.temporary === true && endsWithReply(sentHistory(body))), {
    path: ['continueReply'],
    error: 'Only the last reply of a temporary chat can be continued. Please send it at the end of chatHistory.',
  }),
  z.refine((body) => countGiven(body) <= 1, {
    path: ['regenerateMessageId'],
    error: 'Please send one of parentMessageId, regenerateMessageId and continueMessageId.',
  }),
  z.refine((body) => Boolean(body.conversationId) || countGiven(body) === 0, {
    path: ['conversationId'],
    error: 'Please send the id of the conversation that this message belongs to.',
  }),
  z.refine((body) => body.temporary !== true || !body.conversationId, {
    path: ['temporary'],
    error: 'A temporary chat has no conversation. Please send its earlier turns as chatHistory.',
  }),
  z.refine((body) => !body.subcategoryId || Boolean(body.categoryId), {
    path: ['categoryId'],
    error: 'Please send the id of the category that the subcategory belongs to.',
  }),
);
export type ChatBody = z.output<typeof ChatBody>;
export type ChatBodyInput = z.input<typeof ChatBody>;

function countGiven(body: {
  [Name in 'parentMessageId' | 'regenerateMessageId' | 'continueMessageId']?: unknown;
}): number {
  return [body.parentMessageId, body.regenerateMessageId, body.continueMessageId].filter(Boolean).length;
}

/** Whether the last turn is a reply to an earlier question. */
function endsWithReply(history: readonly HistoryTurn[]): boolean {
  return history.at(-1)?.role === 'assistant' && history.some(({ role }) => role === 'user');
}

/** The history of a request, under either name; empty if there is none. */
export function sentHistory(body: Pick<ChatBody, 'chatHistory' | 'history'>): readonly HistoryTurn[] {
  return body.chatHistory ?? body.history ?? [];
}

/**
 * A retry with the same key is neither stored nor counted again; the same key with another body is
 * chat.idempotency_conflict.
 */
export const ChatHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string('Please send one Idempotency-Key.')
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must have 1 to 200 visible characters.')),
  ),
});

/** Null only for a temporary chat. The type omits null, so that code for stored chats need not check for it. */
const ConversationOfReply = z.nullable(Id) as unknown as typeof Id;

export const ChatReply = z.object({
  response: z.string(),
  suggestions: z.array(Suggestion),
  conversationId: ConversationOfReply,
  /** The id of the reply's message. */
  messageId: Id,
  userMessageId: Id,
  usage: Usage,
  /** The model that wrote the reply; absent if unknown. */
  model: z.optional(z.string()),
  /** The model's reasoning; absent if it showed none. */
  reasoning: z.optional(Reasoning),
  /** The tools used for the reply, in order; absent if there are none. */
  tools: z.optional(z.array(ToolUse)),
  /** The user's conversations that were used for the reply; absent if none. */
  sources: z.optional(z.array(ArchiveSource)),
  /** The passages of files that the model received for the reply; absent if none. */
  passages: z.optional(z.array(FilePassage)),
  /** The facts about the user that were used for the reply; absent if there are none. */
  context: z.optional(z.array(UsedContextLine)),
  /** Answers the user can send with one click, such as Yes and No, if the reply ends with a question; otherwise absent. */
  offers: z.optional(z.array(z.string())),
  /** Absent if unknown. */
  tokens: z.optional(ReplyTokens),
});
export type ChatReply = z.output<typeof ChatReply>;

const params = z.object({ messageId: Id });

export const sendChat = endpoint({
  method: 'POST',
  path: '/api/chat',
  access: 'user',
  summary: 'Sends a message to the assistant. The reply is JSON, or a stream for Accept: text/event-stream.',
  headers: ChatHeaders,
  body: ChatBody,
  response: ChatReply,
  event: ChatStreamEvent,
  errors: [
    'chat.limit_reached',
    'chat.model_limit_reached',
    'chat.message_not_found',
    'chat.question_not_found',
    'chat.busy',
    'chat.idempotency_conflict',
    'files.not_found',
    'files.still_reading',
    'files.unreadable',
    'conversations.not_found',
    'categories.not_found',
    'subcategories.not_found',
    'model.unavailable',
    'model.timeout',
    'model.refused',
    'model.rate_limited',
    'model.bad_response',
    'model.misconfigured',
    'model.interrupted',
    'models.off',
    'models.not_found',
    'models.limit_reached',
    'models.key_refused',
    'models.key_unreadable',
    'models.no_credit',
    'models.address_refused',
  ],
});

export const attachChatStream = endpoint({
  method: 'GET',
  path: '/api/chat/:messageId/stream',
  access: 'user',
  summary: 'Streams a reply that is being generated, from Last-Event-ID on, or a finished one from the beginning.',
  params,
  headers: z.object({ 'last-event-id': z.optional(z.string()) }),
  response: NoContent,
  produces: 'event-stream',
  event: ChatStreamEvent,
  errors: ['chat.message_not_found'],
});

export const stopChat = endpoint({
  method: 'POST',
  path: '/api/chat/:messageId/stop',
  access: 'user',
  summary: 'Stops a reply and keeps the text so far. Has no effect on a finished reply.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['chat.message_not_found'],
});

/** Encodes the text only if its length alone is not conclusive: UTF-8 takes 1 to 3 bytes per UTF-16 code unit. */
function fitsHistory(turns: readonly HistoryTurn[]): boolean {
  const units = turns.reduce((sum, turn) => sum + turn.content.length, 0);
  if (units > limits.historyBytes) return false;
  if (units * 3 <= limits.historyBytes) return true;
  const encoder = new TextEncoder();
  return turns.reduce((sum, turn) => sum + encoder.encode(turn.content).length, 0) <= limits.historyBytes;
}
