import { readTimeZone } from '#db/stored-time-zone.ts';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A point in time, stored with zone, read as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The owner: first column of every primary key and index of a user's table. */
export const ownerId = () => uuid('user_id').notNull();

/** Postgres full-text document; written with `to_tsvector`, never read into the process. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** Text compared without case (extension citext). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** A transaction's number, which never comes again; as decimal text. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The name of an IANA time zone, read with `readTimeZone`. */
export const timeZone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: readTimeZone,
});

/** Where something came from: the conversation and the message that said it. */
export const origin = {
  conversationId: uuid('conversation_id'),
  messageId: uuid('message_id'),
};
