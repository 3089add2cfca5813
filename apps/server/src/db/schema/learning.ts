import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** How well a person remembers a card, as spaced repetition estimates it; absent for a new card. Times are ISO. */
export interface RecallState {
  /** Days after which the recall probability is 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  phase: 'learning' | 'review' | 'relearning';
  step: number;
  scheduledDays: number;
  lastReviewAt: string;
}

export const learningDecks = pgTable(
  'learning_decks',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** The key of the topic that a generated deck belongs to; conversations about the topic share it. */
    topicKey: text('topic_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set while the deck and its cards are in the trash. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('learning_decks_topic').on(t.userId, t.topicKey),
    index('learning_decks_trash').on(t.userId, t.deletedAt),
  ],
);

export const learningCards = pgTable(
  'learning_cards',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    deckId: uuid('deck_id').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    tags: text('tags').notNull().default(''),
    state: text('state', { enum: ['proposed', 'accepted', 'declined'] }).notNull(),
    /** The message a card was generated from; null for a card written by the user. */
    conversationId: uuid('conversation_id'),
    messageId: uuid('message_id'),
    /**
     * Identifies the question of a generated card, so that the same card is proposed only once, whatever the user
     * decided.
     */
    contentKey: text('content_key'),
    /** The program that proposed it; null if it was found in a conversation or written by the user. */
    proposedBy: text('proposed_by'),
    /** Null for a proposal. */
    dueAt: instant('due_at'),
    memory: jsonb('memory').$type<RecallState>(),
    reviewCount: integer('review_count').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('learning_cards_content').on(t.userId, t.contentKey),
    index('learning_cards_deck').on(t.userId, t.deckId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('learning_cards_due')
      .on(t.userId, t.dueAt)
      .where(sql`state = 'accepted' and deleted_at is null`),
    index('learning_cards_proposed')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'proposed' and deleted_at is null`),
    index('learning_cards_trash').on(t.userId, t.deletedAt),
  ],
);

/** Every review of a card, except repeated ones from a device that showed an outdated card. */
export const learningReviews = pgTable(
  'learning_reviews',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    cardId: uuid('card_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    rating: text('rating', { enum: ['again', 'hard', 'good', 'easy'] }).notNull(),
    /** The review of a new card. */
    wasNew: boolean('was_new').notNull(),
    /** In the user's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
    /** The recall state of the card before the review; null for the first review. */
    before: jsonb('before').$type<RecallState>(),
    /**
     * When the card was due before the review; null for reviews stored before this column was added, which cannot be
     * undone.
     */
    dueBefore: instant('due_before'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('learning_reviews_key').on(t.userId, t.cardId, t.idempotencyKey),
    index('learning_reviews_day').on(t.userId, t.day.desc().nullsFirst()),
  ],
);

/** One row for each conversation that was read for cards, with the notes taken from it. */
export const learningSources = pgTable(
  'learning_sources',
  {
    userId: ownerColumn(),
    conversationId: uuid('conversation_id').notNull(),
    /** Whether the conversation has new messages since it was last read. */
    isPending: boolean('is_pending').notNull(),
    /** The deck of the conversation's topic; null if no card or note was made from the conversation. */
    deckId: uuid('deck_id'),
    note: jsonb('note').$type<{ messageId: string; text: string }[]>().notNull().default([]),
    readAt: instant('read_at'),
    /** When a model was asked for cards from the conversation. */
    askedAt: instant('asked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('learning_sources_pending')
      .on(t.userId, t.conversationId)
      .where(sql`is_pending`),
    index('learning_sources_deck').on(t.userId, t.deckId),
    index('learning_sources_unasked')
      .on(t.userId, t.conversationId)
      .where(sql`asked_at is null and not is_pending`),
  ],
);
