import * as z from 'zod/mini';
import { AttachmentAddress } from './attachments.ts';
import { Instructions, Temperature } from './chat-settings.ts';
import { endpoint } from './endpoint.ts';
import { FilePassage } from './file-passages.ts';
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
import { sourcesBesidesChat } from './providers.ts';
import { ToolUse } from './tool-uses.ts';

/** The origin of a conversation: the chat of this app, the provider of an import, or a program that filed it. */
export const ConversationSource = z.enum(
  ['chat', ...(Object.keys(sourcesBesidesChat) as (keyof typeof sourcesBesidesChat)[])],
  'Please choose chat or a source that can be imported.',
);
export type ConversationSource = z.output<typeof ConversationSource>;

const NamedRef = z.object({ id: Id, name: z.string() });

const conversationFields = {
  id: Id,
  /** May be empty; shown as Untitled Conversation. */
  title: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** 0 to 1; above 0.6 is Positive, below 0.4 Negative. Null until it is computed; shown as Neutral. */
  sentiment: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  categoryId: Id,
  subcategory: z.nullable(NamedRef),
  source: ConversationSource,
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** The categoriser was unsure, so the conversation is in Other. */
  needsReview: z.boolean(),
  /** In all branches. */
  messageCount: Count,
  /** The last message of the active branch; null without messages. */
  activeLeafId: z.nullable(Id),
};

/** `content` is the transcript of the active branch, with turns that start with 'User:' and 'Assistant:'. */
export const Conversation = z.object({ ...conversationFields, content: z.string() });
export type Conversation = z.output<typeof Conversation>;

/** `preview` is the beginning of the transcript, at most 200 characters. */
export const ConversationSummary = z.object({ ...conversationFields, preview: z.string() });
export type ConversationSummary = z.output<typeof ConversationSummary>;

/** A conversation of the user that was used for a reply. */
export const ArchiveSource = z.object({
  conversationId: Id,
  /** The title at that time. */
  title: z.string(),
  createdAt: Timestamp,
});
export type ArchiveSource = z.output<typeof ArchiveSource>;

/** A line of the context pack, or a memory, that a reply used. */
export const UsedContextLine = z.object({
  id: Id,
  /** The text at that time. */
  text: z.string(),
  /** The source of the line; null if the person wrote it. */
  conversationId: z.nullable(Id),
});
export type UsedContextLine = z.output<typeof UsedContextLine>;

/** The model's reasoning before and between the parts of its reply. */
export const Reasoning = z.object({ text: z.string(), seconds: Count });
export type Reasoning = z.output<typeof Reasoning>;

/** Parts of a message. `tool_call.input` is text or JSON; `raw` is a part in an unknown format, as indented JSON. */
export const MessageBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('reasoning'),
    text: z.string(),
    /** The duration of the reasoning; absent if unknown. */
    seconds: z.optional(Count),
  }),
  z.object({
    type: z.literal('code'),
    text: z.string(),
    language: z.nullable(z.string()),
    /** The title of a document that the assistant wrote beside the conversation. */
    title: z.optional(z.string()),
  }),
  z.object({ type: z.literal('output'), text: z.string(), tool: z.optional(z.string()) }),
  z.object({ type: z.literal('tool_call'), tool: z.string(), input: z.string() }),
  z.object({
    type: z.literal('attachment'),
    name: z.string(),
    mimeType: z.nullable(z.string()),
    /** In bytes. */
    size: z.nullable(Count),
    /** Absent if the export names the file but does not contain it. */
    url: z.optional(AttachmentAddress),
    /** The text that the provider extracted from it. */
    text: z.optional(z.string()),
    /** The id of a file that was uploaded for the chat; the file may have been deleted since. */
    fileId: z.optional(Id),
    /** The document with its text, whose pages are separated by form feeds (U+000C). */
    documentId: z.optional(Id),
    pages: z.optional(Count),
  }),
  z.object({ type: z.literal('raw'), label: z.string(), json: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(ArchiveSource) }),
  z.object({ type: z.literal('passages'), passages: z.array(FilePassage) }),
  /** The facts about the user that were used for the reply. */
  z.object({ type: z.literal('context'), lines: z.array(UsedContextLine) }),
  /** The tools used for the reply, in order. */
  z.object({ type: z.literal('tools'), uses: z.array(ToolUse) }),
  /** Suggested answers to a question of the assistant. */
  z.object({ type: z.literal('offers'), offers: z.array(z.string()) }),
]);
export type MessageBlock = z.output<typeof MessageBlock>;

/** The `model` of replies that no model wrote. */
export const BUILT_IN_ASSISTANT = 'Built-in assistant';

/** The tokens and the cost of a reply. */
export const ReplyTokens = z.object({
  /** Null if the provider does not report it. */
  input: z.nullable(Count),
  output: z.nullable(Count),
  /** US dollars, for a model of the person's own with a known price. */
  cost: z.nullable(z.number().check(z.nonnegative())),
});
export type ReplyTokens = z.output<typeof ReplyTokens>;

export const Message = z.object({
  id: Id,
  /** Null for a first message. Messages with the same parent are alternatives. */
  parentId: z.nullable(Id),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** In display order, including the texts of `content`. Absent if the message has only text. */
  blocks: z.optional(z.array(MessageBlock)),
  createdAt: Timestamp,
  /** interrupted: the reply failed or was stopped after its first token; the text so far is kept. */
  status: z.enum(['complete', 'interrupted']),
  /** The model that wrote a reply; absent if unknown. */
  model: z.optional(z.string()),
  /** Absent if unknown. */
  tokens: z.optional(ReplyTokens),
});
export type Message = z.output<typeof Message>;

/** A reply that is being generated; follow it with GET /api/chat/{messageId}/stream. */
export const PendingReply = z.object({
  messageId: Id,
  userMessageId: Id,
  /** The text so far. */
  content: z.string(),
});
export type PendingReply = z.output<typeof PendingReply>;

export const ConversationDetail = z.extend(Conversation, {
  category: NamedRef,
  /** In all branches, parents before their children. */
  messages: z.array(Message),
  /** Instructions for the replies in this chat; absent if there are none. */
  instructions: z.optional(z.string()),
  /** From 0 to 2; absent for the model's own. */
  temperature: z.optional(z.number()),
  pendingReply: z.optional(PendingReply),
});
export type ConversationDetail = z.output<typeof ConversationDetail>;

/** Absent fields are not changed. The categoriser never changes a category set by the user. */
export const UpdateConversationBody = requestObject({
  title: z.optional(trimmedText({ label: 'Title', max: limits.titleLength })),
  categoryId: z.optional(Id),
  /** Null removes it from its subcategory. */
  subcategoryId: z.optional(z.nullable(Id)),
  isPinned: z.optional(z.boolean('Please send true or false.')),
  isArchived: z.optional(z.boolean('Please send true or false.')),
  /** Any message: the branch with it becomes the active one. */
  activeLeafId: z.optional(Id),
  /** Empty if there are none. */
  instructions: z.optional(Instructions),
  /** Null for the model's own. */
  temperature: z.optional(z.nullable(Temperature)),
});
export type UpdateConversationBody = z.output<typeof UpdateConversationBody>;

const filters = {
  cursor: z.optional(Cursor),
  /** Searches titles and contents for words; the last word also matches as a prefix. */
  q: z.optional(FilterText),
  /** true: only pinned ones; false: only others; absent: both. */
  pinned: z.optional(QueryFlag),
  /** true: only archived ones; absent or false: only others. */
  archived: z.optional(QueryFlag),
};

/** Without `limit`: all conversations with their full `content`. With `limit`: a page of summaries, newest first. */
export const ConversationListQuery = z.object({ limit: z.optional(PageLimit), ...filters });
export type ConversationListQuery = z.output<typeof ConversationListQuery>;

export const RecentConversationsQuery = z.object({ limit: z._default(PageLimit, limits.pageDefault), ...filters });
export type RecentConversationsQuery = z.output<typeof RecentConversationsQuery>;

/** Either summaries, if the request had a `limit`, or conversations. */
export const ConversationList = z.union([z.array(ConversationSummary), z.array(Conversation)]);
export type ConversationList = z.output<typeof ConversationList>;

const params = z.object({ id: Id });
const listHeaders = { ...pageHeaders, ...versionHeaders };

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  scope: 'archive:read',
  summary: 'A page of the conversations of all categories, newest first.',
  query: RecentConversationsQuery,
  response: z.array(ConversationSummary),
  responseHeaders: listHeaders,
  errors: [],
});

export const listCategoryConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/category/:categoryId',
  access: 'user',
  summary: 'Conversations of a category, newest first; with limit a page of summaries.',
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
  summary: 'Conversations of a subcategory, newest first; with limit a page of summaries.',
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
  scope: 'archive:read',
  summary: 'One conversation with the messages of all its branches.',
  params,
  response: ConversationDetail,
  errors: ['conversations.not_found'],
});

export const updateConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  access: 'user',
  summary:
    'Renames, moves, pins or archives a conversation, switches its active branch, or sets its instructions and temperature. Absent fields are not changed.',
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
  summary: 'Moves a conversation to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});
