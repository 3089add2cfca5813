import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Without a row all settings have their defaults. */
export const assistantSettings = pgTable('assistant_settings', {
  userId: ownerColumn().primaryKey(),
  usesArchive: boolean('uses_archive').notNull().default(true),
  instructions: text('instructions').notNull().default(''),
  /** The tools that are switched off, except the archive, which has the column `uses_archive`. */
  disabledTools: jsonb('disabled_tools').$type<string[]>().notNull().default([]),
});

/** Sentences that the assistant should remember. */
export const memories = pgTable(
  'memories',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    /** The conversation the sentence was taken from, which may have been deleted since. */
    conversationId: uuid('conversation_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** The log of what models and other programs got: purpose, destination and size, but no content. */
export const modelCalls = pgTable(
  'model_calls',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    purpose: text('purpose', {
      enum: [
        'chat',
        'test',
        'summary',
        'schedule',
        'title',
        'category',
        'events',
        'recommendations',
        'cards',
        'context',
        'program',
      ],
    }).notNull(),
    /** The id of the model; for a program, the tool or the API call that it used. */
    model: text('model').notNull(),
    /** The host of the model, or the program. */
    destination: text('destination').notNull(),
    /** The conversations whose content was part of the call. */
    conversationIds: jsonb('conversation_ids').$type<string[]>().notNull().default([]),
    characters: integer('characters').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Whether the model was one of the person's own. */
    isOwn: boolean('is_own').notNull().default(false),
    /** US dollars; null without a known price or token counts. */
    cost: doublePrecision('cost'),
    outcome: text('outcome', { enum: ['answered', 'failed'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('model_calls_latest').on(t.userId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
