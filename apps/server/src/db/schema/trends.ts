import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

const month = () => date('month', { mode: 'string' }).notNull();
const day = () => date('day', { mode: 'string' }).notNull();
const conversationId = () => uuid('conversation_id').notNull();

/**
 * Conversations that changed and wait to be counted again. Database triggers add a row for every change. Rows are only
 * inserted and deleted, never updated, so that writers do not wait for each other.
 */
export const trendDirtyConversations = pgTable(
  'trend_marks',
  {
    userId: ownerColumn(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** The settings that a user's counts depend on: the time zone for days, the version of the analysis for topics. */
export const trendStates = pgTable('trend_states', {
  userId: ownerColumn().primaryKey(),
  timeZone: text('time_zone').notNull(),
  version: integer('version').notNull(),
  countedAt: instant('counted_at'),
});

/** A conversation as it was counted, under the day it was created. */
export const trendConversations = pgTable(
  'trend_conversations',
  {
    userId: ownerColumn(),
    conversationId: conversationId(),
    day: day(),
    categoryId: uuid('category_id').notNull(),
    source: text('source').notNull(),
    sentiment: real('sentiment').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('trend_conversations_day').on(t.userId, t.day, t.conversationId),
  ],
);

/** How many messages and questions were written in a conversation within one hour of a day. */
export const trendHours = pgTable(
  'trend_hours',
  {
    userId: ownerColumn(),
    conversationId: conversationId(),
    day: day(),
    hour: smallint('hour').notNull(),
    messages: integer('messages').notNull(),
    questions: integer('questions').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId, t.day, t.hour] }),
    index('trend_hours_day').on(t.userId, t.day, t.hour),
  ],
);

/** Maintained sums over `trend_conversations`. */
export const trendDays = pgTable(
  'trend_days',
  {
    userId: ownerColumn(),
    day: day(),
    categoryId: uuid('category_id').notNull(),
    source: text('source').notNull(),
    conversations: integer('conversations').notNull(),
    sentimentSum: doublePrecision('sentiment_sum').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.categoryId, t.source] })],
);

/** Maintained sums over `trend_hours`. */
export const trendActivity = pgTable(
  'trend_activity',
  {
    userId: ownerColumn(),
    day: day(),
    hour: smallint('hour').notNull(),
    messages: integer('messages').notNull(),
    questions: integer('questions').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.hour] })],
);

/** Maintained sums over `trend_days` per month, for ranges shown by month; `month` is the first day of the month. */
export const trendMonths = pgTable(
  'trend_months',
  {
    userId: ownerColumn(),
    month: month(),
    categoryId: uuid('category_id').notNull(),
    source: text('source').notNull(),
    conversations: integer('conversations').notNull(),
    sentimentSum: doublePrecision('sentiment_sum').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month, t.categoryId, t.source] })],
);

/** Maintained sums over `trend_activity` per month, weekday and hour; Monday is 1. */
export const trendWeekHours = pgTable(
  'trend_week_hours',
  {
    userId: ownerColumn(),
    month: month(),
    weekday: smallint('weekday').notNull(),
    hour: smallint('hour').notNull(),
    messages: integer('messages').notNull(),
    questions: integer('questions').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month, t.weekday, t.hour] })],
);

/** The topics of a conversation, the questions asked in it, and the decisions stated in it. */
export const trendPhrases = pgTable(
  'trend_phrases',
  {
    userId: ownerColumn(),
    kind: text('kind', { enum: ['topic', 'question', 'decision'] }).notNull(),
    /**
     * For a topic or a question, its stemmed words, so that other wordings have the same key. For a decision, the id of
     * its message.
     */
    key: text('key').notNull(),
    conversationId: conversationId(),
    day: day(),
    label: text('label').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key, t.conversationId] }),
    index('trend_phrases_conversation').on(t.userId, t.conversationId),
    // Both indexes cover all columns that counting needs, so that table rows are read only for the phrases shown.
    index('trend_phrases_by_day').on(t.userId, t.kind, t.day, t.key),
    index('trend_phrases_by_key').on(t.userId, t.kind, t.key, t.day),
  ],
);

/** Maintained counts over `trend_phrases`. */
export const trendPhraseTotals = pgTable(
  'trend_phrase_totals',
  {
    userId: ownerColumn(),
    kind: text('kind', { enum: ['topic', 'question', 'decision'] }).notNull(),
    key: text('key').notNull(),
    conversations: integer('conversations').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    index('trend_phrase_totals_most').on(t.userId, t.kind, t.conversations.desc().nullsFirst()),
  ],
);

/** Maintained counts over `trend_phrases` per month. */
export const trendPhraseMonths = pgTable(
  'trend_phrase_months',
  {
    userId: ownerColumn(),
    kind: text('kind', { enum: ['topic', 'question', 'decision'] }).notNull(),
    key: text('key').notNull(),
    month: month(),
    conversations: integer('conversations').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key, t.month] })],
);

/** Maintained counts over `trend_phrase_months` per year, for long ranges; `year` is the first day of the year. */
export const trendPhraseYears = pgTable(
  'trend_phrase_years',
  {
    userId: ownerColumn(),
    kind: text('kind', { enum: ['topic', 'question', 'decision'] }).notNull(),
    key: text('key').notNull(),
    year: date('year', { mode: 'string' }).notNull(),
    conversations: integer('conversations').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key, t.year] })],
);
