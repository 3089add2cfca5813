import type {
  CreateCardBody,
  DecideProposalsBody,
  LearningCard,
  LearningDeck,
  UpdateCardBody,
} from '@app/contract/learning';
import type { LearningDeckDetail } from '@app/contract/learning-decks';
import { inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { formatAnkiText } from './learning/anki-text.ts';
import { createCardImport } from './learning/card-import.ts';
import { createModelCardReview } from './learning/model-card-review.ts';
import * as cards from './learning/cards.repository.ts';
import * as decks from './learning/decks.repository.ts';
import { createProposeCards, type ProposeCardsDependencies } from './learning/propose-cards.ts';
import { assertCardLimit, assertDeckLimit, MAX_NEW_PER_DAY } from './learning/learning-limits.ts';
import { createCardTrash, createDeckTrash } from './learning/learning-trash.ts';
import { cardNotFound, deckNotFound } from './learning/learning.errors.ts';
import { toCard, toNote } from './learning/learning.mapper.ts';
import { createOverview } from './learning/overview.ts';
import { createReviewing, createReviewUndo } from './learning/reviewing.ts';
import { createProgramCards } from './learning/program-cards.ts';
import { listNotes, markPending } from './learning/sources.repository.ts';
import { studyDayOf } from './learning/study-day.ts';

export interface LearningDependencies extends ProposeCardsDependencies {
  timeZoneOf: TimeZoneOf;
}

export type LearningService = ReturnType<typeof createLearningService>;

const MAX_NOTES = 50;

export type CardPosition = NonNullable<cards.CardPageRequest['after']>;

export interface PageOfCards {
  cards: LearningCard[];
  /** Absent on the last page. */
  next?: CardPosition;
}

async function readPage(
  { limit, ...position }: cards.CardPageRequest,
  list: (page: cards.CardPageRequest) => Promise<cards.ShownCard[]>,
): Promise<PageOfCards> {
  const rows = await list({ limit: limit + 1, ...position });
  const last = rows[limit - 1]?.card;
  const shown = rows.slice(0, limit).map(toCard);
  if (rows.length <= limit || last === undefined) return { cards: shown };
  return { cards: shown, next: { createdAt: last.createdAt.toISOString(), id: last.id } };
}

/** Decks, cards and their reviews. */
export function createLearningService(dependencies: LearningDependencies) {
  const { db } = dependencies;
  return {
    overview: createOverview(dependencies),
    review: createReviewing(dependencies),
    undoReview: createReviewUndo(dependencies),
    import: createCardImport(dependencies),
    proposeCards: createProposeCards(dependencies),
    proposeFromProgram: createProgramCards(dependencies),
    findModelReview: createModelCardReview(dependencies),
    /** Accepted and proposed cards, and the decks they are in. */
    countCardsAndDecks: (userId: string): Promise<{ count: number; decks: number }> =>
      cards.countCardsAndDecks(db, userId),
    markPending: (scope: OwnerScope, conversationIds: readonly string[]): Promise<void> =>
      markPending(scope.tx, scope.userId, conversationIds),
    cards: createCards(dependencies),
    decks: createDecks(dependencies),
    cardTrash: createCardTrash(db),
    deckTrash: createDeckTrash(db),
  };
}

function createCards(dependencies: ProposeCardsDependencies) {
  const { db } = dependencies;
  return {
    listProposals: (userId: string, request: cards.CardPageRequest): Promise<PageOfCards> =>
      readPage(request, (page) => cards.listProposals(db, userId, page)),

    /** Throws learning.deck_not_found. */
    listOfDeck: async (userId: string, deckId: string, request: cards.CardPageRequest): Promise<PageOfCards> => {
      await assertDeck(db, userId, deckId);
      return readPage(request, (page) => cards.listDeckCards(db, userId, deckId, page));
    },

    ...createCardChanges(dependencies),
  };
}

async function getCard(queryable: Queryable, userId: string, id: string): Promise<cards.ShownCard> {
  const shown = await cards.findCard(queryable, userId, id);
  if (shown === undefined) throw cardNotFound();
  return shown;
}

async function assertDeck(queryable: Queryable, userId: string, deckId: string): Promise<void> {
  if ((await decks.findDeck(queryable, userId, deckId)) === undefined) throw deckNotFound();
}

function createCardChanges({ db, clock, newId }: ProposeCardsDependencies) {
  return {
    /** Throws learning.too_many; then nothing is accepted. */
    decide: (userId: string, { decision, ids }: DecideProposalsBody): Promise<number> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const fields =
          decision === 'accept'
            ? { state: 'accepted' as const, dueAt: now, updatedAt: now }
            : { state: 'declined' as const, updatedAt: now };
        const decided = await cards.decideProposals(tx, userId, ids, fields);
        // The accepted cards are counted already.
        if (decision === 'accept') await assertCardLimit({ tx, userId }, 0);
        if (decided > 0) await bumpUserVersion(tx, userId);
        return decided;
      }),

    /** Throws learning.deck_not_found and learning.too_many. */
    create: (userId: string, { deckId, front, back }: CreateCardBody): Promise<LearningCard> =>
      inTransaction(db, async (tx) => {
        await assertDeck(tx, userId, deckId);
        await assertCardLimit({ tx, userId }, 1);
        const now = clock.now();
        const row = { id: newId(), deckId, front, back, state: 'accepted' as const, dueAt: now };
        await cards.insertCards(tx, userId, [{ ...row, createdAt: now, updatedAt: now }]);
        await bumpUserVersion(tx, userId);
        return toCard(await getCard(tx, userId, row.id));
      }),

    /** Throws learning.card_not_found and learning.deck_not_found. */
    update: (userId: string, id: string, { front, back, deckId }: UpdateCardBody): Promise<LearningCard> =>
      inTransaction(db, async (tx) => {
        await cards.lockCard(tx, userId, id);
        const { card } = await getCard(tx, userId, id);
        if (deckId !== undefined) await assertDeck(tx, userId, deckId);
        await cards.updateCard(tx, userId, id, {
          front: front ?? card.front,
          back: back ?? card.back,
          deckId: deckId ?? card.deckId,
          updatedAt: clock.now(),
        });
        await bumpUserVersion(tx, userId);
        return toCard(await getCard(tx, userId, id));
      }),

    /** Throws learning.card_not_found. */
    remove: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { card } = await getCard(tx, userId, id);
        if (card.state !== 'accepted') throw cardNotFound();
        await cards.updateCard(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

function createDecks({ db, clock, newId, timeZoneOf }: LearningDependencies) {
  /** Throws learning.deck_not_found. */
  async function getDeck(queryable: Queryable, userId: string, deckId: string): Promise<LearningDeck> {
    const today = studyDayOf(clock.now(), await timeZoneOf(userId, queryable));
    const [deck] = await decks.listDecks(queryable, userId, { today, maxNew: MAX_NEW_PER_DAY, limit: 1, deckId });
    if (deck === undefined) throw deckNotFound();
    return deck;
  }

  async function changeDeck(userId: string, id: string, fields: Partial<decks.NewDeckRow>): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (!(await decks.updateDeck(tx, userId, id, fields))) throw deckNotFound();
      await bumpUserVersion(tx, userId);
    });
  }

  return {
    /** Throws learning.deck_not_found. */
    read: async (userId: string, id: string): Promise<LearningDeckDetail> => ({
      ...(await getDeck(db, userId, id)),
      notes: (await listNotes(db, userId, id, MAX_NOTES)).map(toNote),
    }),

    /** Throws learning.too_many. */
    create: (userId: string, name: string): Promise<LearningDeck> =>
      inTransaction(db, async (tx) => {
        await assertDeckLimit({ tx, userId });
        const now = clock.now();
        const id = newId();
        await decks.insertDeck(tx, userId, { id, title: name, topicKey: null, createdAt: now, updatedAt: now });
        await bumpUserVersion(tx, userId);
        return getDeck(tx, userId, id);
      }),

    /** Throws learning.deck_not_found. */
    rename: async (userId: string, id: string, name: string): Promise<LearningDeck> => {
      await changeDeck(userId, id, { title: name, updatedAt: clock.now() });
      return getDeck(db, userId, id);
    },

    /** Throws learning.deck_not_found. */
    remove: (userId: string, id: string): Promise<void> => changeDeck(userId, id, { deletedAt: clock.now() }),

    /** Throws learning.deck_not_found. */
    export: async (userId: string, id: string): Promise<{ name: string; text: string }> => {
      const deck = await decks.findDeck(db, userId, id);
      if (deck === undefined) throw deckNotFound();
      return { name: deck.title, text: formatAnkiText(deck.title, await cards.listCardTexts(db, userId, id)) };
    },
  };
}
