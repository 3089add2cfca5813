import { z } from 'zod';
import { encodeCursor } from '#db/cursor.ts';
import type { ConversationForPrograms } from '../archive/conversation-for-programs.ts';
import { formatConversation } from './conversation-text.ts';
import { Cursor, truncateAsJson, Id, limitField, NextCursor, NOTICE, Notice, slicePage } from './fields.ts';
import { conversationUrl } from './links.ts';
import { defineTool } from './tool.ts';

/** `fetch` and the resource return at most 400,000 characters of JSON; the fields around the text take fewer than 2,000. */
const MAX_FETCHED = 398_000;
/** The largest length of one message in a response, in characters of JSON. */
const MAX_MESSAGE = 50_000;

export const fetchConversation = defineTool({
  name: 'fetch',
  title: 'Fetch a conversation',
  description: 'The whole text of one conversation, by an id from search.',
  scope: 'archive:read',
  input: z.object({ id: Id }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.object({ notice: Notice, createdAt: z.string(), category: z.string(), source: z.string() }),
  }),
  run: async ({ id }, { userId, origin, services }) => {
    const conversation = await services.archive.read(userId, id);
    const { title, createdAt, category, source } = conversation;
    const text = cutMarkdown(conversation);
    const metadata = { notice: NOTICE, createdAt, category, source };
    return { output: { id, title, text, url: conversationUrl(origin, id), metadata }, conversationIds: [id] };
  },
});

export const readConversation = defineTool({
  name: 'read_conversation',
  title: 'Read a conversation',
  description: 'The messages of one conversation in their order; long ones in pages.',
  scope: 'archive:read',
  input: z.object({ id: Id, limit: limitField(200, 50), cursor: Cursor }),
  output: z.object({
    notice: Notice,
    messages: z.array(
      z.object({ id: z.string(), role: z.enum(['user', 'assistant']), text: z.string(), at: z.string() }),
    ),
    nextCursor: NextCursor,
  }),
  run: async ({ id, limit, cursor }, { userId, services }) => {
    const { messages } = await services.archive.read(userId, id);
    const rows = messages.map((message) => ({ ...message, text: truncateAsJson(message.text, MAX_MESSAGE) }));
    const { page, ...next } = slicePage(rows, { limit, cursor });
    return { output: { notice: NOTICE, messages: page, ...next }, conversationIds: [id] };
  },
});

/** The conversation as Markdown; a very long one is cut, with a note on how to get the rest. */
export function cutMarkdown(conversation: ConversationForPrograms): string {
  const { text, shown } = formatConversation(conversation, MAX_FETCHED);
  if (shown === conversation.messages.length) return text;
  const cursor = encodeCursor([shown]);
  return `${text}\n\n[${shown} of ${conversation.messages.length} messages. For the rest call read_conversation with this id and the cursor ${cursor}.]`;
}
