import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, ownerId, timeZone } from './columns.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** The name that the auth library requires; the app itself uses the first and the last name. */
  name: text('name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  image: text('image'),
  timeZone: timeZone('time_zone').notNull().default('UTC'),
  subscriptionTier: text('subscription_tier').notNull().default('free'),
  currentPeriodEnd: instant('current_period_end'),
  /** When the account will be deleted; null unless the user has asked to delete it. */
  closingAt: instant('closing_at'),
  /** When the operator suspended the account; null unless it is suspended. */
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** The owner's id, as `ownerId`; deleting the account deletes the row. */
export const ownerColumn = () => ownerId().references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    /**
     * SHA-256 of the session token. Only a session that the auth library creates while it checks a password has the
     * token itself; such a session is deleted immediately.
     */
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.token), index('sessions_user').on(t.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('accounts_user').on(t.userId), uniqueIndex('accounts_provider').on(t.providerId, t.accountId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
);

/** Two-factor authentication; not active before `enabledAt` is set. */
export const twoFactor = pgTable('two_factor', {
  userId: ownerColumn().primaryKey(),
  /** Encrypted with the instance's key. */
  secret: text('secret').notNull(),
  enabledAt: instant('enabled_at'),
  /** The time step of the last accepted code: that step and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerColumn(),
    /** SHA-256 of the code. */
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Devices a user has signed in from: a browser known by its cookie, or a user agent and IP address. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerColumn(),
    /** SHA-256 of the cookie, or of the user agent's description and the address. */
    hash: text('hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);
