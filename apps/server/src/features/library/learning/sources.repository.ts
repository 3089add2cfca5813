import { MAX_CARD_TURN_LENGTH, MAX_CARD_TURNS } from '@app/understanding/learning/proposal';
import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { learningSources } from '#db/schema/learning.ts';

export interface PendingConversation {
  id: string;
  title: string;
  nextSeq: number;
}

export interface Turn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

export async function markPending(tx: Tx, userId: string, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await tx
    .insert(learningSources)
    .values(conversationIds.map((conversationId) => ({ userId, conversationId, isPending: true })))
    .onConflictDoUpdate({
      target: [learningSources.userId, learningSources.conversationId],
      set: { isPending: true },
    });
}

/**
 * Live conversations with messages that were not yet read for cards, apart from `except`, the least recently active
 * first.
 */
export async function listPending(
  db: Queryable,
  userId: string,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<PendingConversation[]> {
  return db
    .select({ id: conversations.id, title: conversations.title, nextSeq: conversations.nextSeq })
    .from(learningSources)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, learningSources.userId), eq(conversations.id, learningSources.conversationId)),
    )
    .where(
      and(
        eq(learningSources.userId, userId),
        eq(learningSources.isPending, true),
        isNull(conversations.deletedAt),
        notInArray(conversations.id, [...except]),
      ),
    )
    .orderBy(asc(conversations.lastActivityAt), asc(conversations.id))
    .limit(limit);
}

export interface UnsentConversation {
  userId: string;
  id: string;
  title: string;
}

/**
 * The latest conversation of any user, apart from `except`, that may be sent to a model for cards but has not been sent
 * yet. It has no messages since `quietSince`, and has cards or is in the category Education.
 */
export async function findUnsent(
  db: Queryable,
  quietSince: Date,
  except: readonly string[],
): Promise<UnsentConversation | undefined> {
  const { rows } = await db.execute<{ userId: string; id: string; title: string }>(sql`
    select c.user_id as "userId", c.id, c.title
    from learning_sources s
    join conversations c on c.user_id = s.user_id and c.id = s.conversation_id
    join categories k on k.user_id = c.user_id and k.id = c.category_id
    where s.asked_at is null and not s.is_pending and (s.deck_id is not null or k.slug = 'education')
      and c.deleted_at is null and not c.is_archived and c.last_activity_at < ${quietSince.toISOString()}::timestamptz
      and not exists (select from assistant_settings a where a.user_id = c.user_id and not a.uses_archive)
      and not exists (select from never_send_marks m where m.user_id = c.user_id
        and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id)))
      and ${notInArray(sql`c.id`, [...except])} and ${activeOwnerCondition(sql`c.user_id`)}
    order by c.last_activity_at desc limit 1`);
  return rows[0];
}

/** Marks a conversation as sent to a model. */
export async function markSent(tx: Tx, userId: string, conversationId: string, at: Date): Promise<void> {
  await tx
    .update(learningSources)
    .set({ askedAt: at })
    .where(and(eq(learningSources.userId, userId), eq(learningSources.conversationId, conversationId)));
}

export async function listTurns(db: Queryable, userId: string, conversationId: string): Promise<Turn[]> {
  return db
    .select({
      id: messages.id,
      role: messages.role,
      text: sql<string>`left(${messages.content}, ${MAX_CARD_TURN_LENGTH})`,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.seq))
    .limit(MAX_CARD_TURNS);
}

/** Stores what was found in a conversation. The conversation stays pending if messages were added while it was read. */
export async function saveSource(
  tx: Tx,
  userId: string,
  conversation: PendingConversation,
  fields: { deckId: string | null; note: { messageId: string; text: string }[]; readAt: Date },
): Promise<void> {
  const hasNewMessagesSql = sql<boolean>`coalesce((select next_seq <> ${conversation.nextSeq} from conversations where user_id = ${userId} and id = ${conversation.id}), false)`;
  await tx
    .update(learningSources)
    .set({ ...fields, isPending: hasNewMessagesSql })
    .where(and(eq(learningSources.userId, userId), eq(learningSources.conversationId, conversation.id)));
}

export interface CardPlacement {
  /** The deck that the conversation's cards are in; null when it has none. */
  deckId: string | null;
  /**
   * The key of the conversation's subcategory, else of its category. A built-in category has the same key in all
   * accounts.
   */
  subjectKey: string;
  subjectName: string;
}

/** What decides in which deck the cards of a conversation are placed. */
export async function findCardPlacement(
  tx: Tx,
  userId: string,
  conversationId: string,
): Promise<CardPlacement | undefined> {
  const { rows } = await tx.execute<CardPlacement & Record<string, unknown>>(sql`
    select d.id as "deckId", coalesce(b.name, k.name) as "subjectName",
      case when b.id is null then 'category:' || coalesce(k.slug, k.id::text) else 'subcategory:' || b.id end as "subjectKey"
    from conversations c
    join categories k on k.user_id = c.user_id and k.id = c.category_id
    left join subcategories b on b.user_id = c.user_id and b.id = c.subcategory_id
    left join learning_sources s on s.user_id = c.user_id and s.conversation_id = c.id
    left join learning_decks d on d.user_id = s.user_id and d.id = s.deck_id
    where c.user_id = ${userId} and c.id = ${conversationId}`);
  return rows[0];
}

export interface NoteRow {
  conversationId: string;
  title: string;
  note: { messageId: string; text: string }[];
}

/** Notes of a deck from live conversations, the latest first. */
export async function listNotes(db: Queryable, userId: string, deckId: string, limit: number): Promise<NoteRow[]> {
  return db
    .select({ conversationId: conversations.id, title: conversations.title, note: learningSources.note })
    .from(learningSources)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, learningSources.userId), eq(conversations.id, learningSources.conversationId)),
    )
    .where(and(eq(learningSources.userId, userId), eq(learningSources.deckId, deckId), isNull(conversations.deletedAt)))
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
}
