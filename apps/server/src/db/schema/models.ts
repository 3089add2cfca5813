import { doublePrecision, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** The keys of people's own models. */
export const modelKeys = pgTable(
  'model_keys',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** Null for the provider's own address. */
    baseUrl: text('base_url'),
    /** Encrypted and bound to its owner; null if the provider needs no key. */
    sealedKey: text('sealed_key'),
    lastCharacters: text('last_characters').notNull(),
    /** The provider's list at the last test. */
    models: jsonb('models').$type<StoredModel[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    testedAt: instant('tested_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/**
 * A model in a provider's list; a field is null if the list does not give it. Prices in US dollars per million tokens.
 */
export interface StoredModel {
  name: string;
  contextLength: number | null;
  seesImages: boolean | null;
  usesTools: boolean | null;
  inputPrice: number | null;
  outputPrice: number | null;
}

/** Without a row no model is chosen, and there is no limit. */
export const modelSettings = pgTable('model_settings', {
  userId: ownerColumn().primaryKey(),
  /** This and the next two columns hold ids of models, which may no longer exist. */
  chosen: text('chosen'),
  recent: jsonb('recent').$type<string[]>().notNull().default([]),
  favourites: jsonb('favourites').$type<string[]>().notNull().default([]),
  /** US dollars. */
  monthlyLimit: doublePrecision('monthly_limit'),
});
