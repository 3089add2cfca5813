import { index, json, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '@app/contract/scopes';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Programs that a person has connected; disconnecting one deletes its row, and with it all its records. */
export const connectedApps = pgTable(
  'connected_apps',
  {
    userId: ownerColumn(),
    /** Also the id of the grant. */
    id: uuid('id').notNull(),
    /** The id that the app got when it registered, or the address of its metadata document. */
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    host: text('host').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** Rounded to the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('connected_apps_id').on(t.id),
    index('connected_apps_client').on(t.clientId),
  ],
);

/** What the authorization server keeps: registered clients, requests, grants, codes and tokens. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    kind: text('kind').notNull(),
    /** The SHA-256 of the id for kinds whose id is a secret, otherwise the id. */
    id: text('id').notNull(),
    /** Null until a person has allowed access. */
    appId: uuid('app_id').references(() => connectedApps.id, { onDelete: 'cascade' }),
    /** Not jsonb, which refuses characters that a client may send, such as NUL. */
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('oauth_records_app').on(t.appId),
    index('oauth_records_expiry').on(t.expiresAt),
  ],
);
