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
import { answered, type Mount } from '#platform/http/route.ts';
import { jsonArrayStream } from './conversation-stream.ts';
import type { ConversationsService, ListFilter } from './conversations.service.ts';
import { everyWordQuery } from './word-query.ts';

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** Whole archives are heavy: a few a minute are enough for any script. */
const UNPAGED = { name: 'unpaged-list', limit: 10, windowSeconds: 60 };

export interface ConversationRouteDependencies {
  db: Database;
  conversations: ConversationsService;
  categories: CategoriesService;
  consumeUnpaged: (userId: string, rule: typeof UNPAGED) => Promise<void>;
}

export function registerConversationRoutes(mount: Mount, dependencies: ConversationRouteDependencies): void {
  const { db, conversations, categories, consumeUnpaged } = dependencies;

  async function answerPage(
    userId: string,
    filter: ListFilter,
    path: string,
    query: ConversationListQuery,
    reply: FastifyReply,
  ) {
    const page = await conversations.listPage(userId, { ...filter, limit: filter.limit + 1 });
    const shown = page.slice(0, filter.limit);
    const last = shown.at(-1);
    if (page.length > filter.limit && last !== undefined) {
      reply.header('link', nextPageLink(path, query, encodeCursor([last.updatedAt, last.id])));
    }
    return shown;
  }

  async function answerList(
    userId: string,
    place: { categoryId: string; subcategoryId?: string },
    query: ConversationListQuery,
    reply: FastifyReply,
  ) {
    const filter = { ...toFilter(query), ...place };
    if (query.limit !== undefined) {
      const tail = place.subcategoryId === undefined ? '' : `/subcategory/${place.subcategoryId}`;
      const path = `/api/conversations/category/${place.categoryId}${tail}`;
      return answerPage(userId, { ...filter, limit: query.limit }, path, query, reply);
    }
    await consumeUnpaged(userId, UNPAGED);
    await reply.type('application/json; charset=utf-8').send(jsonArrayStream(conversations.listWhole(userId, filter)));
    return answered;
  }

  mount(
    listConversations,
    ({ userId, query, reply }) =>
      answerPage(userId, { ...toFilter(query), limit: query.limit }, '/api/conversations', query, reply),
    { isPolled: true },
  );

  mount(
    listCategoryConversations,
    async ({ userId, params, query, reply }) => {
      await categories.assertCategory(userId, params.categoryId);
      return answerList(userId, params, query, reply);
    },
    { isPolled: true },
  );

  mount(
    listSubcategoryConversations,
    async ({ userId, params, query, reply }) => {
      await categories.assertCategory(userId, params.categoryId);
      await categories.assertSubcategory(userId, params.categoryId, params.subcategoryId);
      return answerList(userId, params, query, reply);
    },
    { isPolled: true },
  );

  mount(getConversation, ({ userId, params }) => conversations.getDetail(userId, params.id));
  mount(updateConversation, ({ userId, params, body }) => conversations.update(userId, params.id, body));
  mount(deleteConversation, ({ userId, params }) =>
    inTransaction(db, (tx) => conversations.moveToTrash({ tx, userId }, params.id)),
  );
}

function toFilter(query: ConversationListQuery): Omit<ListFilter, 'limit'> {
  const words = query.q === undefined ? undefined : everyWordQuery(query.q);
  const [lastActivityAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ListCursor);
  return {
    isArchived: query.archived === true,
    ...(query.pinned !== undefined && { isPinned: query.pinned }),
    ...(words !== undefined && { words }),
    ...(lastActivityAt !== undefined && id !== undefined && { after: { lastActivityAt, id } }),
  };
}
