import { readTimeZone } from '#db/stored-time-zone.ts';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A timestamp with time zone and milliseconds, read as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The owner's id: the primary key and the indexes of a user's table begin with it. */
export const ownerId = () => uuid('user_id').notNull();

/** A full-text document of PostgreSQL; written with `to_tsvector` and never selected. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** Text that is compared without case (extension citext). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** A transaction id as decimal text; ids are never reused. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The name of an IANA time zone, read with `readTimeZone`. */
export const timeZone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: readTimeZone,
});

/** The columns for the conversation and the message that an event, a reminder or a task was found in. */
export const origin = {
  conversationId: uuid('conversation_id'),
  messageId: uuid('message_id'),
};
