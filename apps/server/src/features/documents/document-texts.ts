import type { Database } from '#db/database.ts';
import * as rows from './documents.repository.ts';

export type { DocumentQuote } from './documents.repository.ts';

/** At most so many documents of a conversation are given to a model. */
const MAX_LATEST_TEXTS = 20;

/** Texts of documents for search and for the chat. */
export function createDocumentTexts({ db }: { db: Database }) {
  return {
    /** The texts of these places, latest versions first. */
    quote: (userId: string, places: readonly rows.QuotedPlace[]): Promise<rows.DocumentQuote[]> =>
      rows.listQuotes(db, userId, places),

    /** The latest version of each document of a conversation, newest first, each cut to `length` characters. */
    latestTexts: (userId: string, conversationId: string, length: number) =>
      rows.listLatestTexts(db, userId, conversationId, { limit: MAX_LATEST_TEXTS, length }),
  };
}
