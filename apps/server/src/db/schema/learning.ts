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
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** What is known of how well somebody knows a card; absent while it is new. Times are ISO. */
export interface CardMemory {
  /** Days after which nine of ten would still know it. */
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
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** Of a deck made for a topic: conversations about the same share it. */
    topicKey: text('topic_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set while it lies in the trash, with all its cards. */
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
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    deckId: uuid('deck_id').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    tags: text('tags').notNull().default(''),
    state: text('state', { enum: ['proposed', 'accepted', 'declined'] }).notNull(),
    /** The message it was made from; null for a card of one's own. */
    conversationId: uuid('conversation_id'),
    messageId: uuid('message_id'),
    /** What a made card asks: the same is proposed once, whatever became of it. */
    contentKey: text('content_key'),
    /** Null for a proposal. */
    dueAt: instant('due_at'),
    memory: jsonb('memory').$type<CardMemory>(),
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

/** Every review that counted. */
export const learningReviews = pgTable(
  'learning_reviews',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    cardId: uuid('card_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    rating: text('rating', { enum: ['again', 'hard', 'good', 'easy'] }).notNull(),
    /** The first of its card. */
    wasNew: boolean('was_new').notNull(),
    /** In the user's zone. */
    day: date('day', { mode: 'string' }).notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
    /** What was known of the card before; null for the first. */
    before: jsonb('before').$type<CardMemory>(),
    /** When the card had been due; what was reviewed before this was kept cannot be taken back. */
    dueBefore: instant('due_before'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('learning_reviews_key').on(t.userId, t.cardId, t.idempotencyKey),
    index('learning_reviews_day').on(t.userId, t.day.desc().nullsFirst()),
  ],
);

/** What was read of a conversation, and what its note says. */
export const learningSources = pgTable(
  'learning_sources',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').notNull(),
    /** Whether something was said since it was last read. */
    isPending: boolean('is_pending').notNull(),
    /** Of its topic; null while nothing was learned in it. */
    deckId: uuid('deck_id'),
    note: jsonb('note').$type<{ messageId: string; text: string }[]>().notNull().default([]),
    readAt: instant('read_at'),
    /** When a model was asked for cards of it. */
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
