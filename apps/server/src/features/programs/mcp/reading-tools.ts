import { z } from 'zod';
import { encodeCursor } from '#db/cursor.ts';
import type { ReadConversation } from '../archive/read-conversation.ts';
import { writeMarkdown } from './conversation-text.ts';
import { Cursor, cut, Id, limitOf, MAX_TEXT_OF_ANSWER, NextCursor, NOTICE, Notice, readOffset } from './fields.ts';
import { conversationUrl } from './links.ts';
import { defineTool } from './tool.ts';

/** How many characters of a conversation `fetch` and the resource give. */
export const MAX_FETCHED = 400_000;

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
  input: z.object({ id: Id, limit: limitOf(200, 50), cursor: Cursor }),
  output: z.object({
    notice: Notice,
    messages: z.array(
      z.object({ id: z.string(), role: z.enum(['user', 'assistant']), text: z.string(), at: z.string() }),
    ),
    nextCursor: NextCursor,
  }),
  run: async ({ id, limit, cursor }, { userId, services }) => {
    const { messages } = await services.archive.read(userId, id);
    const offset = readOffset(cursor);
    const shown: ReadConversation['messages'] = [];
    let length = 0;
    for (const message of messages.slice(offset, offset + limit)) {
      length += message.text.length;
      if (shown.length > 0 && length > MAX_TEXT_OF_ANSWER) break;
      shown.push({ ...message, text: cut(message.text, MAX_TEXT_OF_ANSWER) });
    }
    const next = offset + shown.length;
    const nextCursor = next < messages.length ? { nextCursor: encodeCursor([next]) } : {};
    return { output: { notice: NOTICE, messages: shown, ...nextCursor }, conversationIds: [id] };
  },
});

/** The conversation as Markdown; a very long one is cut, and says how to go on. */
export function cutMarkdown(conversation: ReadConversation): string {
  const { text, shown } = writeMarkdown(conversation, MAX_FETCHED - 200);
  if (shown === conversation.messages.length) return text;
  const cursor = encodeCursor([shown]);
  return `${text}\n\n[${shown} of ${conversation.messages.length} messages. For the rest call read_conversation with this id and the cursor ${cursor}.]`;
}
