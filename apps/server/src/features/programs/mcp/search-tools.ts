import { ConversationSource } from '@app/contract/conversations';
import { limits } from '@app/contract/primitives';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { Cursor, truncate, Id, limitField, NextCursor, NOTICE, Notice, readOffset, RequiredText } from './fields.ts';
import { conversationUrl } from './links.ts';
import { defineTool } from './tool.ts';

const MAX_HITS = 20;
const HIT_LENGTH = 300;
const MAX_OFFSET = 1_000;

const Listed = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  createdAt: z.string(),
  category: z.string().nullable(),
});

export const search = defineTool({
  name: 'search',
  title: 'Search the archive',
  description:
    'Searches everything the person ever discussed with an assistant, by words and by meaning, best first. Use it for "what did I decide about …" or "when did I …", then fetch a result. Filters: category: source: before:2026-01-31 after: has:code.',
  scope: 'archive:read',
  input: z.object({
    query: RequiredText('The query', limits.queryLength).describe('A few telling words, or a sentence.'),
    limit: limitField(MAX_HITS, 10),
    cursor: Cursor,
  }),
  output: z.object({
    notice: Notice,
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), text: z.string() })),
    nextCursor: NextCursor,
  }),
  run: async ({ query, limit, cursor }, { userId, origin, services }) => {
    const offset = readOffset(cursor);
    const hits = await services.archive.search(userId, { q: query, limit: limit + 1 }, offset);
    const shown = hits.slice(0, limit);
    const next = offset + limit;
    const results = shown.map(({ conversationId: id, title, snippet }) => ({
      id,
      title,
      url: conversationUrl(origin, id),
      text: truncate(snippet, HIT_LENGTH),
    }));
    const hasNext = hits.length > limit && next <= MAX_OFFSET;
    return {
      output: { notice: NOTICE, results, ...(hasNext && { nextCursor: encodeCursor([next]) }) },
      conversationIds: results.map(({ id }) => id),
    };
  },
});

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);

export const recentConversations = defineTool({
  name: 'recent_conversations',
  title: 'Recent conversations',
  description: 'The latest conversations, optionally of one category (see list_categories) or one source.',
  scope: 'archive:read',
  input: z.object({
    categoryId: Id.optional(),
    source: z.enum(ConversationSource.options).optional(),
    limit: limitField(50, 20),
    cursor: Cursor,
  }),
  output: z.object({ notice: Notice, conversations: z.array(Listed), nextCursor: NextCursor }),
  run: async ({ categoryId, source, limit, cursor }, { userId, origin, services }) => {
    const [lastActivityAt, id] = cursor === undefined ? [] : decodeCursor(cursor, ListCursor);
    const page = await services.archive.listPage(userId, {
      isArchived: false,
      limit: limit + 1,
      ...(categoryId !== undefined && { categoryId }),
      ...(source !== undefined && { source }),
      ...(lastActivityAt !== undefined && id !== undefined && { after: { lastActivityAt, id } }),
    });
    const shown = page.slice(0, limit);
    const last = shown.at(-1);
    const names = await services.archive.categoryNames(userId);
    const conversations = shown.map((row) => ({
      id: row.id,
      title: row.title,
      url: conversationUrl(origin, row.id),
      createdAt: row.createdAt,
      category: names.get(row.categoryId) ?? null,
    }));
    return {
      output: {
        notice: NOTICE,
        conversations,
        ...(page.length > limit && last && { nextCursor: encodeCursor([last.updatedAt, last.id]) }),
      },
      conversationIds: shown.map((row) => row.id),
    };
  },
});

export const relatedConversations = defineTool({
  name: 'related_conversations',
  title: 'Related conversations',
  description: 'Conversations with a similar meaning, most similar first.',
  scope: 'archive:read',
  input: z.object({ id: Id, limit: limitField(MAX_HITS, 5) }),
  output: z.object({ notice: Notice, conversations: z.array(Listed) }),
  run: async ({ id, limit }, { userId, origin, services }) => {
    const [related, names] = await Promise.all([
      services.archive.listRelated(userId, id, limit),
      services.archive.categoryNames(userId),
    ]);
    const conversations = related.map(({ conversationId, title, createdAt, categoryId }) => ({
      id: conversationId,
      title,
      url: conversationUrl(origin, conversationId),
      createdAt,
      category: names.get(categoryId) ?? null,
    }));
    return { output: { notice: NOTICE, conversations }, conversationIds: conversations.map((row) => row.id) };
  },
});

export const listCategories = defineTool({
  name: 'list_categories',
  title: 'Categories',
  description: 'The categories of the archive with the number of their conversations.',
  scope: 'archive:read',
  input: z.object({}),
  output: z.object({ categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })) }),
  run: async (_input, { userId, services }) => ({
    output: { categories: await services.archive.countByCategory(userId) },
  }),
});
