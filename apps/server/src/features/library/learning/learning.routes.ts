import {
  createCard,
  decideCardProposals,
  deleteCard,
  getLearning,
  type LearningCard,
  listCardProposals,
  reviewCard,
  undoReview,
  updateCard,
} from '@app/contract/learning';
import {
  createDeck,
  deleteDeck,
  exportDeck,
  getDeck,
  importCards,
  listDeckCards,
  renameDeck,
} from '@app/contract/learning-decks';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { CardPosition, LearningService, PageOfCards } from '../learning.service.ts';

const CardCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** Fits the 800,000 characters that the contract allows, with JSON escapes. */
const MAX_FILE_BYTES = 5_000_000;
const IMPORT_LIMIT = { name: 'card-imports', limit: 30, windowSeconds: 60 };

export function registerLearningRoutes(mount: Mount, learning: LearningService): void {
  mount(getLearning, ({ userId }) => learning.overview(userId), { isPolled: true });
  mount(reviewCard, ({ userId, params, body, headers }) =>
    learning.review(userId, params.id, body, headers['idempotency-key']),
  );
  mount(undoReview, ({ userId, params, body }) => learning.undoReview(userId, params.id, body.reviewCount));
  mount(importCards, ({ userId, body }) => learning.import(userId, body), {
    rateLimit: IMPORT_LIMIT,
    bodyLimit: MAX_FILE_BYTES,
  });
  registerCardRoutes(mount, learning);
  registerDeckRoutes(mount, learning);
}

function registerCardRoutes(mount: Mount, { cards }: LearningService): void {
  mount(
    listCardProposals,
    async ({ userId, query, reply }) =>
      respondWithPage(reply, '/api/learning/proposals', query, (page) => cards.listProposals(userId, page)),
    { isPolled: true },
  );
  mount(decideCardProposals, async ({ userId, body }) => ({ decided: await cards.decide(userId, body) }));
  mount(createCard, ({ userId, body }) => cards.create(userId, body));
  mount(updateCard, ({ userId, params, body }) => cards.update(userId, params.id, body));
  mount(deleteCard, ({ userId, params }) => cards.remove(userId, params.id));
}

function registerDeckRoutes(mount: Mount, { cards, decks }: LearningService): void {
  mount(createDeck, ({ userId, body }) => decks.create(userId, body.name));
  mount(getDeck, ({ userId, params }) => decks.read(userId, params.id), { isPolled: true });
  mount(
    listDeckCards,
    async ({ userId, params, query, reply }) =>
      respondWithPage(reply, `/api/learning/decks/${params.id}/cards`, query, (page) =>
        cards.listOfDeck(userId, params.id, page),
      ),
    { isPolled: true },
  );
  mount(renameDeck, ({ userId, params, body }) => decks.rename(userId, params.id, body.name));
  mount(deleteDeck, ({ userId, params }) => decks.remove(userId, params.id));
  mount(exportDeck, async ({ userId, params, reply }) => {
    const { text } = await decks.export(userId, params.id);
    reply.header('content-disposition', 'attachment; filename="deck.txt"').header('cache-control', 'private, no-cache');
    await reply.type('text/plain; charset=utf-8').send(text);
    return responseSent;
  });
}

async function respondWithPage(
  reply: FastifyReply,
  path: string,
  query: { limit: number; cursor?: string | undefined },
  list: (page: { limit: number; after?: CardPosition }) => Promise<PageOfCards>,
): Promise<LearningCard[]> {
  const [createdAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, CardCursor);
  const after = createdAt !== undefined && id !== undefined ? { after: { createdAt, id } } : {};
  const { cards, next } = await list({ limit: query.limit, ...after });
  if (next !== undefined) reply.header('link', nextPageLink(path, query, encodeCursor([next.createdAt, next.id])));
  return cards;
}
