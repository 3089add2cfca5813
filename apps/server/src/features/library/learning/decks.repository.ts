import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { learningCards, learningDecks } from '#db/schema/learning.ts';
import { createTrash } from '#db/trash-table.ts';
import type { StudyDay } from './study-day.ts';

export type DeckRow = typeof learningDecks.$inferSelect;
export type NewDeckRow = Omit<typeof learningDecks.$inferInsert, 'userId'>;

/** A card counts as known when its FSRS stability is at least this many days. */
const KNOWN_DAYS = 21;

export interface DeckCounts {
  id: string;
  name: string;
  /** The deck was made for a topic of conversations, not by the user. */
  isTopic: boolean;
  /** A topic deck for a category or subcategory. */
  isSubject: boolean;
  category: { id: string; name: string; color: string } | null;
  cardCount: number;
  dueCount: number;
  newCount: number;
  knownCount: number;
  proposalCount: number;
  /** The conversations whose notes are in the deck. */
  noteCount: number;
}

/** The new cards for today in all decks, in the order of `listNew`. */
const newToday = (userId: string, { day, end }: StudyDay, maxNew: number): SQL => sql`
  select c.id from learning_cards c
  join learning_decks d on d.user_id = c.user_id and d.id = c.deck_id and d.deleted_at is null
  where c.user_id = ${userId} and c.deleted_at is null
    and c.state = 'accepted' and c.review_count = 0 and c.due_at < ${end.toISOString()}
  order by c.due_at, c.created_at desc, c.id
  limit greatest(0, ${maxNew}::int - (
    select count(*) from learning_reviews where user_id = ${userId} and day = ${day} and was_new))`;

/**
 * The live decks with their counts, those with the most due cards first. `maxNew` is the number of new cards per day in
 * all decks together.
 */
export async function listDecks(
  db: Queryable,
  userId: string,
  { today, maxNew, limit, deckId }: { today: StudyDay; maxNew: number; limit: number; deckId?: string },
): Promise<DeckCounts[]> {
  const deckCondition = deckId === undefined ? sql`` : sql`and d.id = ${deckId}`;
  const until = today.end.toISOString();
  const { rows } = await db.execute<DeckCounts & Record<string, unknown>>(sql`
    with new_today as (${newToday(userId, today, maxNew)}), counted as (
      select c.deck_id,
        count(*) filter (where c.state = 'accepted')::int as cards,
        count(*) filter (where c.state = 'accepted' and c.due_at < ${until}
          and (c.review_count > 0 or c.id in (select id from new_today)))::int as due,
        count(*) filter (where c.state = 'accepted' and c.review_count = 0)::int as fresh,
        count(*) filter (where c.state = 'accepted' and (c.memory->>'stability')::real >= ${KNOWN_DAYS})::int as known,
        count(*) filter (where c.state = 'proposed' and (conv.id is not null or c.proposed_by is not null))::int as proposals,
        mode() within group (order by conv.category_id) as category_id
      from learning_cards c
      left join conversations conv on conv.user_id = c.user_id and conv.id = c.conversation_id and conv.deleted_at is null
      where c.user_id = ${userId} and c.deleted_at is null
      group by c.deck_id
    ), noted as (
      select s.deck_id, count(*)::int as notes
      from learning_sources s
      join conversations conv on conv.user_id = s.user_id and conv.id = s.conversation_id and conv.deleted_at is null
      where s.user_id = ${userId} and s.deck_id is not null
      group by s.deck_id
    )
    select d.id, d.title as name, d.topic_key is not null as "isTopic",
      coalesce(d.topic_key ~ '^(sub)?category:', false) as "isSubject",
      case when cat.id is not null then jsonb_build_object('id', cat.id, 'name', cat.name, 'color', cat.color) end as category,
      coalesce(cards, 0) as "cardCount",
      coalesce(due, 0) as "dueCount", coalesce(fresh, 0) as "newCount", coalesce(known, 0) as "knownCount",
      coalesce(proposals, 0) as "proposalCount", coalesce(notes, 0) as "noteCount"
    from learning_decks d
    left join counted on counted.deck_id = d.id
    left join noted on noted.deck_id = d.id
    left join categories cat on cat.user_id = d.user_id and cat.id = counted.category_id and d.topic_key is not null
    where d.user_id = ${userId} and d.deleted_at is null ${deckCondition}
      -- The deck of a topic is left out when it is empty, as after its conversations were deleted.
      and (d.topic_key is null or coalesce(cards, 0) + coalesce(proposals, 0) + coalesce(notes, 0) > 0)
    order by coalesce(due, 0) desc, coalesce(cards, 0) > 0 desc, d.updated_at desc, d.id
    limit ${limit}`);
  return rows;
}

export async function findDeck(db: Queryable, userId: string, id: string): Promise<DeckRow | undefined> {
  const [row] = await db
    .select()
    .from(learningDecks)
    .where(and(eq(learningDecks.userId, userId), eq(learningDecks.id, id), isNull(learningDecks.deletedAt)));
  return row;
}

/** Counts the decks that the user created, including those in the trash; the decks of topics do not count. */
export async function countManualDecks(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(learningDecks)
    .where(and(eq(learningDecks.userId, userId), isNull(learningDecks.topicKey)));
  return row?.number ?? 0;
}

export async function findDeckByName(db: Queryable, userId: string, name: string): Promise<DeckRow | undefined> {
  const [row] = await db
    .select()
    .from(learningDecks)
    .where(and(eq(learningDecks.userId, userId), eq(learningDecks.title, name), isNull(learningDecks.deletedAt)))
    .limit(1);
  return row;
}

export async function insertDeck(tx: Tx, userId: string, row: NewDeckRow): Promise<void> {
  await tx.insert(learningDecks).values({ ...row, userId });
}

/** The deck of a topic, even in the trash. */
export async function findTopicDeck(db: Queryable, userId: string, topicKey: string): Promise<DeckRow | undefined> {
  const [row] = await db
    .select()
    .from(learningDecks)
    .where(and(eq(learningDecks.userId, userId), eq(learningDecks.topicKey, topicKey)));
  return row;
}

/** Finds or creates the deck of a topic. A deck in the trash is returned as it is, not restored. */
export async function findOrCreateTopicDeck(
  tx: Tx,
  userId: string,
  row: NewDeckRow & { topicKey: string },
): Promise<DeckRow | undefined> {
  await tx
    .insert(learningDecks)
    .values({ ...row, userId })
    .onConflictDoNothing();
  return findTopicDeck(tx, userId, row.topicKey);
}

export async function updateDeck(tx: Tx, userId: string, id: string, fields: Partial<NewDeckRow>): Promise<boolean> {
  const changed = await tx
    .update(learningDecks)
    .set(fields)
    .where(and(eq(learningDecks.userId, userId), eq(learningDecks.id, id), isNull(learningDecks.deletedAt)))
    .returning({ id: learningDecks.id });
  return changed.length > 0;
}

/** Restores the deck of a card from the trash. */
export async function restoreDeckOfCard(tx: Tx, userId: string, cardId: string): Promise<void> {
  await tx
    .update(learningDecks)
    .set({ deletedAt: null })
    .where(
      and(
        eq(learningDecks.userId, userId),
        sql`${learningDecks.id} = (select deck_id from learning_cards where user_id = ${userId} and id = ${cardId})`,
      ),
    );
}

/** Deletes the cards of one deck in the trash, or of all decks in the trash. */
export async function deleteCardsOfTrashedDecks(tx: Tx, userId: string, deckId?: string): Promise<void> {
  const deckCondition = deckId === undefined ? sql`` : sql`and d.id = ${deckId}`;
  await tx
    .delete(learningCards)
    .where(
      and(
        eq(learningCards.userId, userId),
        sql`${learningCards.deckId} in (select d.id from learning_decks d where d.user_id = ${userId} and d.deleted_at is not null ${deckCondition})`,
      ),
    );
}

export const deckTrash = (db: Database) => createTrash(db, learningDecks);
