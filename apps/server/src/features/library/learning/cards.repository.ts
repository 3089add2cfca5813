import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { type RecallState, learningCards, learningDecks } from '#db/schema/learning.ts';
import { createTrashTitledBy } from '#db/trash-table.ts';

export type CardRow = typeof learningCards.$inferSelect;
export type { RecallState };
export type NewCardRow = Omit<typeof learningCards.$inferInsert, 'userId'>;

/** A card with its deck's name, and the title of its conversation unless that is deleted or in the trash. */
export interface ShownCard {
  card: CardRow;
  deckName: string;
  sourceTitle: string | null;
}

export interface CardPageRequest {
  limit: number;
  after?: { createdAt: string; id: string };
}

const liveCardCondition = (userId: string, state: 'accepted' | 'proposed'): SQL | undefined =>
  and(
    eq(learningCards.userId, userId),
    eq(learningCards.state, state),
    isNull(learningCards.deletedAt),
    isNull(learningDecks.deletedAt),
  );
const latestFirst = [desc(learningCards.createdAt), desc(learningCards.id)];
/** Proposals whose conversation was deleted or is in the trash are left out; proposals of programs have no conversation. */
const hasSourceCondition = sql`(${conversations.id} is not null or ${learningCards.proposedBy} is not null)`;

const afterCardCondition = ({ after }: CardPageRequest): SQL | undefined =>
  after &&
  sql`(${learningCards.createdAt}, ${learningCards.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;

const deckCondition = and(eq(learningDecks.userId, learningCards.userId), eq(learningDecks.id, learningCards.deckId));
/** The conversation that a card comes from, unless it is in the trash. */
const sourceCondition = and(
  eq(conversations.userId, learningCards.userId),
  eq(conversations.id, learningCards.conversationId),
  isNull(conversations.deletedAt),
);

function selectCards(db: Queryable) {
  return db
    .select({ card: learningCards, deckName: learningDecks.title, sourceTitle: conversations.title })
    .from(learningCards)
    .innerJoin(learningDecks, deckCondition)
    .leftJoin(conversations, sourceCondition)
    .$dynamic();
}

export async function findCard(db: Queryable, userId: string, id: string): Promise<ShownCard | undefined> {
  const [row] = await selectCards(db).where(
    and(
      eq(learningCards.userId, userId),
      eq(learningCards.id, id),
      isNull(learningCards.deletedAt),
      isNull(learningDecks.deletedAt),
      or(eq(learningCards.state, 'accepted'), and(eq(learningCards.state, 'proposed'), hasSourceCondition)),
    ),
  );
  return row;
}

/** Locks the card until the transaction ends. */
export async function lockCard(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .select({ id: learningCards.id })
    .from(learningCards)
    .where(and(eq(learningCards.userId, userId), eq(learningCards.id, id)))
    .for('update');
}

export const listProposals = (db: Queryable, userId: string, page: CardPageRequest): Promise<ShownCard[]> =>
  selectCards(db)
    .where(and(liveCardCondition(userId, 'proposed'), hasSourceCondition, afterCardCondition(page)))
    .orderBy(...latestFirst)
    .limit(page.limit);

export const listDeckCards = (
  db: Queryable,
  userId: string,
  deckId: string,
  page: CardPageRequest,
): Promise<ShownCard[]> =>
  selectCards(db)
    .where(and(liveCardCondition(userId, 'accepted'), eq(learningCards.deckId, deckId), afterCardCondition(page)))
    .orderBy(...latestFirst)
    .limit(page.limit);

/** Cards that were reviewed before and are due before `until`, the longest due first. */
export const listDue = (db: Queryable, userId: string, until: Date, limit: number): Promise<ShownCard[]> =>
  selectCards(db)
    .where(and(liveCardCondition(userId, 'accepted'), gt(learningCards.reviewCount, 0), lt(learningCards.dueAt, until)))
    .orderBy(asc(learningCards.dueAt), asc(learningCards.id))
    .limit(limit);

/** Cards that were never reviewed, in the order they were accepted; of those accepted together, the latest found first. */
export const listNew = (db: Queryable, userId: string, limit: number): Promise<ShownCard[]> =>
  selectCards(db)
    .where(and(liveCardCondition(userId, 'accepted'), eq(learningCards.reviewCount, 0)))
    .orderBy(asc(learningCards.dueAt), desc(learningCards.createdAt), asc(learningCards.id))
    .limit(limit);

/** The earliest due time, from `after` on, of a card that was reviewed before. */
export async function findNextDue(db: Queryable, userId: string, after: Date): Promise<Date | undefined> {
  const [row] = await selectCards(db)
    .where(
      and(
        liveCardCondition(userId, 'accepted'),
        gt(learningCards.reviewCount, 0),
        sql`${learningCards.dueAt} >= ${after.toISOString()}`,
      ),
    )
    .orderBy(asc(learningCards.dueAt))
    .limit(1);
  return row?.card.dueAt ?? undefined;
}

export async function countCards(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(learningCards)
    .where(and(eq(learningCards.userId, userId), eq(learningCards.state, 'accepted')));
  return row?.number ?? 0;
}

/**
 * Updates the pending proposals from the messages of `newProposals`: a proposal with the key of a new one gets the new
 * text, the others are declined. Inserts nothing.
 */
export async function replaceProposals(
  tx: Tx,
  userId: string,
  newProposals: readonly NewCardRow[],
  now: Date,
): Promise<void> {
  const pendingCondition = and(
    eq(learningCards.userId, userId),
    eq(learningCards.state, 'proposed'),
    inArray(
      learningCards.messageId,
      newProposals.flatMap(({ messageId }) => messageId ?? []),
    ),
  );
  const keys = newProposals.flatMap(({ contentKey }) => contentKey ?? []);
  for (const { contentKey, front, back } of newProposals) {
    await tx
      .update(learningCards)
      .set({ front, back, updatedAt: now })
      .where(and(pendingCondition, eq(learningCards.contentKey, contentKey ?? '')));
  }
  await tx
    .update(learningCards)
    .set({ state: 'declined', updatedAt: now })
    .where(and(pendingCondition, notInArray(learningCards.contentKey, keys)));
}

/** Returns how many were inserted. Cards whose key already exists, in whatever state, are skipped. */
export async function insertCards(tx: Tx, userId: string, rows: readonly NewCardRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(learningCards)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning({ id: learningCards.id });
  return added.length;
}

/** The card with this key, in whatever state. */
export async function findByKey(
  tx: Tx,
  userId: string,
  contentKey: string,
): Promise<Pick<CardRow, 'id' | 'state'> | undefined> {
  const [row] = await tx
    .select({ id: learningCards.id, state: learningCards.state })
    .from(learningCards)
    .where(and(eq(learningCards.userId, userId), eq(learningCards.contentKey, contentKey)));
  return row;
}

export async function updateCard(tx: Tx, userId: string, id: string, fields: Partial<NewCardRow>): Promise<void> {
  await tx
    .update(learningCards)
    .set(fields)
    .where(and(eq(learningCards.userId, userId), eq(learningCards.id, id)));
}

/**
 * Sets the fields of a decision for the pending proposals with these ids, or for all. Returns how many were decided.
 */
export async function decideProposals(
  tx: Tx,
  userId: string,
  ids: readonly string[] | undefined,
  fields: Partial<NewCardRow>,
): Promise<number> {
  const decided = await tx
    .update(learningCards)
    .set(fields)
    .where(
      and(
        eq(learningCards.userId, userId),
        eq(learningCards.state, 'proposed'),
        isNull(learningCards.deletedAt),
        ids === undefined ? undefined : inArray(learningCards.id, [...ids]),
        sql`(${learningCards.proposedBy} is not null or exists (select from conversations v where v.user_id = ${userId} and v.id = ${learningCards.conversationId} and v.deleted_at is null))`,
        sql`exists (select from learning_decks d where d.user_id = ${userId} and d.id = ${learningCards.deckId} and d.deleted_at is null)`,
      ),
    )
    .returning({ id: learningCards.id });
  return decided.length;
}

/** Front, back and tags of the accepted cards of a deck, oldest first. */
export async function listCardTexts(
  db: Queryable,
  userId: string,
  deckId: string,
): Promise<{ front: string; back: string; tags: string }[]> {
  return db
    .select({ front: learningCards.front, back: learningCards.back, tags: learningCards.tags })
    .from(learningCards)
    .where(
      and(
        eq(learningCards.userId, userId),
        eq(learningCards.deckId, deckId),
        eq(learningCards.state, 'accepted'),
        isNull(learningCards.deletedAt),
      ),
    )
    .orderBy(asc(learningCards.createdAt), asc(learningCards.id));
}

/** Counts the cards that are due before `until`: `due` were reviewed at least once, `newCards` never. */
export async function countDueToday(
  db: Queryable,
  userId: string,
  until: Date,
): Promise<{ due: number; newCards: number }> {
  const [row] = await db
    .select({
      due: sql<number>`count(*) filter (where ${learningCards.reviewCount} > 0)::int`,
      newCards: sql<number>`count(*) filter (where ${learningCards.reviewCount} = 0)::int`,
    })
    .from(learningCards)
    .innerJoin(
      learningDecks,
      and(eq(learningDecks.userId, learningCards.userId), eq(learningDecks.id, learningCards.deckId)),
    )
    .where(and(liveCardCondition(userId, 'accepted'), lt(learningCards.dueAt, until)));
  return row ?? { due: 0, newCards: 0 };
}

export const cardTrash = (db: Database) => createTrashTitledBy(db, learningCards, learningCards.front);

/** The number of accepted cards and shown proposals, and of the decks that they are in. */
export async function countCardsAndDecks(db: Queryable, userId: string): Promise<{ count: number; decks: number }> {
  const [row] = await db
    .select({ count: count(), decks: countDistinct(learningCards.deckId) })
    .from(learningCards)
    .innerJoin(learningDecks, deckCondition)
    .leftJoin(conversations, sourceCondition)
    .where(or(liveCardCondition(userId, 'accepted'), and(liveCardCondition(userId, 'proposed'), hasSourceCondition)));
  return row ?? { count: 0, decks: 0 };
}
