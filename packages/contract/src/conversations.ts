import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  FilterText,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  QueryFlag,
  requestObject,
  Timestamp,
  trimmedText,
  versionHeaders,
} from './primitives.ts';
import { providers, type Provider } from './providers.ts';

/** Where a conversation came from: our own chat, or the provider whose export held it. */
export const ConversationSource = z.enum(
  ['chat', ...(Object.keys(providers) as Provider[])],
  'Please choose chat or a source that can be imported.',
);
export type ConversationSource = z.output<typeof ConversationSource>;

const NamedRef = z.object({ id: Id, name: z.string() });

const conversationFields = {
  id: Id,
  /** Empty when there is none: screens show Untitled Conversation. */
  title: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** 0 to 1; above 0.6 is Positive, below 0.4 Negative. Null until it was computed: shown as Neutral. */
  sentiment: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  categoryId: Id,
  subcategory: z.nullable(NamedRef),
  source: ConversationSource,
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Filed in Other because the categoriser was unsure. */
  needsReview: z.boolean(),
  /** Of all branches. */
  messageCount: Count,
  /** The last message of the branch that is shown; null without messages. */
  activeLeafId: z.nullable(Id),
};

/** `content` is the transcript of the active branch, turns prefixed 'User:' and 'Assistant:'. */
export const Conversation = z.object({ ...conversationFields, content: z.string() });
export type Conversation = z.output<typeof Conversation>;

/** `preview` is the beginning of the transcript, at most 200 characters. */
export const ConversationSummary = z.object({ ...conversationFields, preview: z.string() });
export type ConversationSummary = z.output<typeof ConversationSummary>;

/** A conversation of the person's own that a reply drew upon. */
export const ArchiveSource = z.object({
  conversationId: Id,
  /** As it was then. */
  title: z.string(),
  createdAt: Timestamp,
});
export type ArchiveSource = z.output<typeof ArchiveSource>;

/** Where an attachment is shown from: never another server, never anything a browser would run. */
export const AttachmentAddress = z.string().check(z.regex(/^\/api\/attachments\/[\w-]{43}$/));

/**
 * Parts of a message beyond its text: reasoning, code and tool output kept apart, attachments shown or named.
 * `tool_call.input` is text or JSON; `raw` is something the reader did not know, as indented JSON.
 */
export const MessageBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('reasoning'), text: z.string() }),
  z.object({
    type: z.literal('code'),
    text: z.string(),
    language: z.nullable(z.string()),
    /** Of a document the assistant wrote beside the conversation. */
    title: z.optional(z.string()),
  }),
  z.object({ type: z.literal('output'), text: z.string(), tool: z.optional(z.string()) }),
  z.object({ type: z.literal('tool_call'), tool: z.string(), input: z.string() }),
  z.object({
    type: z.literal('attachment'),
    name: z.string(),
    mimeType: z.nullable(z.string()),
    /** Bytes. */
    size: z.nullable(Count),
    /** Absent when the export named the file and did not hold it. */
    url: z.optional(AttachmentAddress),
    /** What the provider read out of it. */
    text: z.optional(z.string()),
  }),
  z.object({ type: z.literal('raw'), label: z.string(), json: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(ArchiveSource) }),
  /** Answers to a question of the assistant's, each to be sent with one click. */
  z.object({ type: z.literal('offers'), offers: z.array(z.string()) }),
]);
export type MessageBlock = z.output<typeof MessageBlock>;

export const Message = z.object({
  id: Id,
  /** Null for a first message. Messages with the same parent are versions of one another. */
  parentId: z.nullable(Id),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** In the order they are shown, the texts of `content` among them. Absent when `content` is all there is. */
  blocks: z.optional(z.array(MessageBlock)),
  createdAt: Timestamp,
  /** interrupted: broke off or was stopped after its first word; what came is kept. */
  status: z.enum(['complete', 'interrupted']),
  /** What wrote a reply; absent where unknown. */
  model: z.optional(z.string()),
});
export type Message = z.output<typeof Message>;

/** A reply still being written: re-attach to it with GET /api/chat/{messageId}/stream. */
export const PendingReply = z.object({
  messageId: Id,
  userMessageId: Id,
  /** The reply so far. */
  content: z.string(),
});
export type PendingReply = z.output<typeof PendingReply>;

export const ConversationDetail = z.extend(Conversation, {
  category: NamedRef,
  /** All branches, parents before their children. */
  messages: z.array(Message),
  pendingReply: z.optional(PendingReply),
});
export type ConversationDetail = z.output<typeof ConversationDetail>;

/** Absent fields stay. A move by hand is remembered and never undone by the categoriser. */
export const UpdateConversationBody = requestObject({
  title: z.optional(trimmedText({ label: 'Title', max: limits.titleLength })),
  categoryId: z.optional(Id),
  /** Null takes it out of its subcategory. */
  subcategoryId: z.optional(z.nullable(Id)),
  isPinned: z.optional(z.boolean('Please give true or false.')),
  isArchived: z.optional(z.boolean('Please give true or false.')),
  /** Any message of the conversation: the branch through it is shown from now on. */
  activeLeafId: z.optional(Id),
});
export type UpdateConversationBody = z.output<typeof UpdateConversationBody>;

const filters = {
  cursor: z.optional(Cursor),
  /** Searches title and content; words, the last one as a prefix. */
  q: z.optional(FilterText),
  /** Only pinned ones, or only others; absent: both. */
  pinned: z.optional(QueryFlag),
  /** true: only archived ones; absent or false: none of them. */
  archived: z.optional(QueryFlag),
};

/** Without `limit`: every conversation with its full `content`. With it: a page of summaries, newest first. */
export const ConversationListQuery = z.object({ limit: z.optional(PageLimit), ...filters });
export type ConversationListQuery = z.output<typeof ConversationListQuery>;

export const RecentConversationsQuery = z.object({ limit: z._default(PageLimit, limits.pageDefault), ...filters });
export type RecentConversationsQuery = z.output<typeof RecentConversationsQuery>;

/** All of one kind: summaries when the call had a `limit`, else conversations. */
export const ConversationList = z.union([z.array(ConversationSummary), z.array(Conversation)]);
export type ConversationList = z.output<typeof ConversationList>;

const params = z.object({ id: Id });
const listHeaders = { ...pageHeaders, ...versionHeaders };

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  summary: 'Conversations of all categories, newest first, a page at a time.',
  query: RecentConversationsQuery,
  response: z.array(ConversationSummary),
  responseHeaders: listHeaders,
  errors: [],
});

export const listCategoryConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/category/:categoryId',
  access: 'user',
  summary: 'Conversations of a category, newest first; a page of summaries with limit.',
  params: z.object({ categoryId: Id }),
  query: ConversationListQuery,
  response: ConversationList,
  responseHeaders: listHeaders,
  errors: ['categories.not_found'],
});

export const listSubcategoryConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/category/:categoryId/subcategory/:subcategoryId',
  access: 'user',
  summary: 'Conversations of a subcategory, newest first; a page of summaries with limit.',
  params: z.object({ categoryId: Id, subcategoryId: Id }),
  query: ConversationListQuery,
  response: ConversationList,
  responseHeaders: listHeaders,
  errors: ['categories.not_found', 'subcategories.not_found'],
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'user',
  summary: 'One conversation with the messages of all its branches.',
  params,
  response: ConversationDetail,
  errors: ['conversations.not_found'],
});

export const updateConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  access: 'user',
  summary: 'Rename, move, pin, archive, or switch the branch that is shown. Absent fields stay.',
  params,
  body: UpdateConversationBody,
  response: ConversationSummary,
  errors: [
    'conversations.not_found',
    'conversations.branch_not_found',
    'categories.not_found',
    'subcategories.not_found',
  ],
});

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  access: 'user',
  summary: 'Put a conversation into the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});
