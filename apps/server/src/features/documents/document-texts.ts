import type { Database, Queryable } from '#db/database.ts';
import * as rows from './documents.repository.ts';

export type { DocumentQuote } from './documents.repository.ts';

/** A model is given at most this many documents of a conversation. */
const MAX_LATEST_TEXTS = 20;

/** Texts of documents for search and for the chat. */
export function createDocumentTexts({ db }: { db: Database }) {
  return {
    /** The texts of these places, latest versions first. */
    quote: (userId: string, places: readonly rows.QuotedPlace[]): Promise<rows.DocumentQuote[]> =>
      rows.listQuotes(db, userId, places),

    /** Maps the ids of these documents to the whole texts of their latest versions. */
    wholeTexts: async (userId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map((await rows.listLatestTexts(db, userId, ids)).map(({ id, text }) => [id, text])),

    /** The documents of a conversation that have the text of an uploaded file: document ids by file ids. */
    findUploads: async (tx: Queryable, userId: string, conversationId: string): Promise<Map<string, string>> => {
      const found = await rows.listDocuments(tx, userId, [conversationId]);
      return new Map(
        found.flatMap(({ id, sourceId }) =>
          sourceId.startsWith(rows.UPLOAD_PREFIX) ? [[sourceId.slice(rows.UPLOAD_PREFIX.length), id] as const] : [],
        ),
      );
    },

    /** The source id of the document with the text of an upload. */
    sourceIdOfUpload: (fileId: string): string => `${rows.UPLOAD_PREFIX}${fileId}`,

    /**
     * The latest version of each document of a conversation except uploads, newest first, each cut to `length` characters.
     */
    latestTexts: (userId: string, conversationId: string, length: number) =>
      rows.listTextsOfConversation(db, userId, conversationId, { limit: MAX_LATEST_TEXTS, length }),
  };
}
