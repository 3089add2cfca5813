import { Readable } from 'node:stream';
import { findInConversation, forkConversation } from '@app/contract/conversation-branches';
import {
  type ConversationListQuery,
  deleteConversation,
  getConversation,
  listCategoryConversations,
  listConversations,
  listSubcategoryConversations,
  updateConversation,
} from '@app/contract/conversations';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { type Database, inTransaction } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ConversationsService, ListFilter } from './conversations.service.ts';
import { everyWordQuery } from './word-query.ts';

/** From the last conversation of a page: the time of its last activity (`updatedAt` in the contract), and its id. */
const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** An unpaged list reads every conversation of a category. A few such lists per minute are enough for any script. */
const UNPAGED_LIMIT = { name: 'unpaged-list', limit: 10, windowSeconds: 60 };

export interface ConversationRouteDependencies {
  db: Database;
  conversations: ConversationsService;
  categories: CategoriesService;
  /** Counts an unpaged list against its limit. Throws when the limit is reached. */
  consumeUnpaged: (userId: string, rule: typeof UNPAGED_LIMIT) => Promise<void>;
}

export function registerConversationRoutes(mount: Mount, dependencies: ConversationRouteDependencies): void {
  const { db, conversations, categories } = dependencies;

  mount(
    listConversations,
    ({ userId, query, reply }) => {
      const filter = { ...toFilter(query), limit: query.limit };
      return answerPage(conversations, { userId, filter, path: '/api/conversations', query, reply });
    },
    { isPolled: true },
  );

  mount(
    listCategoryConversations,
    async ({ userId, params, query, reply }) => {
      await categories.assertCategory(userId, params.categoryId);
      return answerList(dependencies, { userId, category: params, query, reply });
    },
    { isPolled: true },
  );

  mount(
    listSubcategoryConversations,
    async ({ userId, params, query, reply }) => {
      await categories.assertCategory(userId, params.categoryId);
      await categories.assertSubcategory(userId, params.categoryId, params.subcategoryId);
      return answerList(dependencies, { userId, category: params, query, reply });
    },
    { isPolled: true },
  );

  mount(getConversation, ({ userId, params }) => conversations.getDetail(userId, params.id));
  mount(updateConversation, ({ userId, params, body }) => conversations.update(userId, params.id, body));
  mount(deleteConversation, ({ userId, params }) =>
    inTransaction(db, (tx) => conversations.moveToTrash({ tx, userId }, params.id)),
  );
}

/** Routes of the branches of one conversation. */
export function registerBranchRoutes(mount: Mount, conversations: ConversationsService): void {
  mount(forkConversation, ({ userId, params, body }) => conversations.fork(userId, params.id, body.messageId));
  mount(findInConversation, ({ userId, params, query }) =>
    conversations.findText(userId, params.id, query.q, query.leafId),
  );
}

interface ListRequest {
  userId: string;
  query: ConversationListQuery;
  reply: FastifyReply;
}

/** Returns one page, and adds a link to the next page to the response. */
async function answerPage(
  conversations: ConversationsService,
  { userId, filter, path, query, reply }: ListRequest & { filter: ListFilter; path: string },
) {
  const page = await conversations.listPage(userId, { ...filter, limit: filter.limit + 1 });
  const shown = page.slice(0, filter.limit);
  const last = shown.at(-1);
  if (page.length > filter.limit && last !== undefined) {
    reply.header('link', nextPageLink(path, query, encodeCursor([last.updatedAt, last.id])));
  }
  return shown;
}

/** With a limit, returns a page of a category; without a limit, streams all its conversations with their content. */
async function answerList(
  { conversations, consumeUnpaged }: ConversationRouteDependencies,
  { category, ...request }: ListRequest & { category: { categoryId: string; subcategoryId?: string } },
) {
  const { userId, query, reply } = request;
  const filter = { ...toFilter(query), ...category };
  if (query.limit !== undefined) {
    const subcategoryPath = category.subcategoryId === undefined ? '' : `/subcategory/${category.subcategoryId}`;
    const path = `/api/conversations/category/${category.categoryId}${subcategoryPath}`;
    return answerPage(conversations, { ...request, filter: { ...filter, limit: query.limit }, path });
  }
  await consumeUnpaged(userId, UNPAGED_LIMIT);
  await reply.type('application/json; charset=utf-8').send(jsonArrayStream(conversations.listWhole(userId, filter)));
  return responseSent;
}

function toFilter(query: ConversationListQuery): Omit<ListFilter, 'limit'> {
  const wordQuery = query.q === undefined ? undefined : everyWordQuery(query.q);
  const [lastActivityAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ListCursor);
  return {
    isArchived: query.archived === true,
    ...(query.pinned !== undefined && { isPinned: query.pinned }),
    ...(wordQuery !== undefined && { wordQuery }),
    ...(lastActivityAt !== undefined && id !== undefined && { after: { lastActivityAt, id } }),
  };
}

/** Streams a JSON array while its items are still being read, because all of them may not fit into memory. */
function jsonArrayStream(items: AsyncIterable<unknown>): Readable {
  return Readable.from(
    (async function* () {
      let separator = '[';
      for await (const item of items) {
        yield separator + JSON.stringify(item);
        separator = ',';
      }
      yield separator === '[' ? '[]' : ']';
    })(),
  );
}
