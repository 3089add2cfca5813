import { listCategories } from '@app/contract/categories';
import { type ConversationListQuery, getConversation, listConversations } from '@app/contract/conversations';
import { listMemories } from '@app/contract/memories';
import { listRelatedConversations, searchConversations } from '@app/contract/search';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { everyWordQuery, type ListFilter } from '#features/conversations/conversations.service.ts';
import type { BearerGrant } from '#platform/bearer.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import type { RecordCall } from '../call-log.ts';
import type { VisibleArchive } from './visible-archive.ts';

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
const MAX_OFFSET = 1_000;
const SearchCursor = z.tuple([z.int().min(0).max(MAX_OFFSET)]);

/** The endpoints of the scope `archive:read`, for access tokens. */
export function registerArchiveTokenRoutes(mount: Mount, archive: VisibleArchive, record: RecordCall): void {
  const recordResponse = createResponseLog(record);

  mount(searchConversations, async ({ userId, session, query, reply }) => {
    const [offset] = query.cursor === undefined ? [0] : decodeCursor(query.cursor, SearchCursor);
    const hits = await archive.search(userId, { ...query, limit: query.limit + 1 }, offset);
    const next = offset + query.limit;
    if (hits.length > query.limit && next <= MAX_OFFSET) {
      reply.header('link', nextPageLink('/api/search', query, encodeCursor([next])));
    }
    const shown = hits.slice(0, query.limit);
    await recordResponse(session, 'GET /api/search', shown, ({ conversationId }) => conversationId);
    return shown;
  });

  mount(listConversations, async ({ userId, session, query, reply }) => {
    const page = await archive.listPage(userId, { ...toFilter(query), limit: query.limit + 1 });
    const shown = page.slice(0, query.limit);
    const last = shown.at(-1);
    if (page.length > query.limit && last !== undefined) {
      reply.header('link', nextPageLink('/api/conversations', query, encodeCursor([last.updatedAt, last.id])));
    }
    await recordResponse(session, 'GET /api/conversations', shown, ({ id }) => id);
    return shown;
  });

  mount(getConversation, async ({ userId, session, params }) => {
    const detail = await archive.getDetail(userId, params.id);
    await recordResponse(session, 'GET /api/conversations/:id', [detail], ({ id }) => id);
    return detail;
  });

  mount(listRelatedConversations, async ({ userId, session, params, query }) => {
    const related = await archive.listRelated(userId, params.id, query.limit);
    await recordResponse(
      session,
      'GET /api/conversations/:id/related',
      related,
      ({ conversationId }) => conversationId,
    );
    return related;
  });

  mount(listCategories, async ({ userId, session }) => {
    const categories = await archive.listCategories(userId);
    await recordResponse(session, 'GET /api/categories', categories);
    return categories;
  });

  mount(listMemories, async ({ userId, session }) => {
    const memories = await archive.listMemories(userId);
    await recordResponse(session, 'GET /api/assistant/memories', memories);
    return memories;
  });
}

function createResponseLog(record: RecordCall) {
  return async function recordResponse<Row>(
    { userId, grant }: Session & { grant?: BearerGrant },
    call: string,
    rows: readonly Row[],
    idOf?: (row: Row) => string,
  ): Promise<void> {
    const characters = JSON.stringify(rows).length;
    const conversationIds = idOf === undefined ? [] : rows.map(idOf);
    await record(userId, { programName: grant?.programName ?? '', call, conversationIds, characters });
  };
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
