import { dot, fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import { sketchOf } from '@app/understanding/embedding/sketch';
import { type Database, inTransaction } from '#db/database.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { listToEmbed } from '#integrations/embedding/list-to-embed.ts';
import * as rows from './document-meaning.repository.ts';

/** A document, and its piece that is closest to a given text in meaning. */
export interface NearDocument {
  documentId: string;
  conversationId: string;
  /** Start and end of the piece, in characters of the latest version. */
  from: number;
  to: number;
  /** Cosine similarity: 1 for the same meaning. */
  similarity: number;
}

/** A piece of a document that is close to a given text in meaning. A document can have several of them. */
export type NearPart = Omit<NearDocument, 'conversationId'>;

export interface DocumentMeaningDependencies {
  db: Database;
  embedder: Embedder;
  /** The share of a text's words that the embedder knows, 0..1; undefined if the model files cannot be read. */
  coverage: ((text: string) => number) | undefined;
}

/** In characters. */
const PIECE_LENGTH = 1_500;
/** Only the first pieces of an imported document are embedded, because there are thousands of such documents. */
const MAX_PIECES = 8;
/** About a hundred pages of an uploaded file are embedded, because its parts are searched by meaning. */
const MAX_UPLOAD_PIECES = 200;
/** Documents per transaction. */
const BATCH = 6;
/** How many pieces are compared by their vectors: those with the nearest sketches. */
const MAX_COMPARED = 200;
/** For each kind of embedder: texts with a lower similarity have nothing to do with each other. */
const MIN_SIMILARITY = { sentences: 0.3, words: 0.45 } as const;

/** Returns how many documents were embedded; fewer than `BATCH` if these were the last. */
async function embedBatch({ db, embedder }: DocumentMeaningDependencies, userId: string): Promise<number> {
  const { id } = await embedder.open();
  const unembedded = await rows.listUnembedded(db, userId, id, {
    limit: BATCH,
    length: PIECE_LENGTH * MAX_PIECES,
    uploadLength: PIECE_LENGTH * MAX_UPLOAD_PIECES,
  });
  const vectors: rows.NewVector[] = [];
  for (const { id: documentId, versionId, title, text } of unembedded) {
    const pieces = splitIntoPieces(text);
    const embedded = await embedder.embed(pieces.map((piece) => `${title}. ${piece.text}`));
    for (const [index, { piece }] of pieces.entries()) {
      const vector = embedded[index];
      if (vector === undefined) continue;
      const values = toInt8(vector);
      const bytes = new Uint8Array(values.buffer);
      vectors.push({ documentId, piece, versionId, vector: bytes, sketch: sketchOf(values) });
    }
  }
  const ids = unembedded.map((document) => document.id);
  if (ids.length > 0) await inTransaction(db, (tx) => rows.saveVectors(tx, userId, id, ids, vectors));
  return unembedded.length;
}

/** Search in documents by meaning: their first pieces are embedded in the background. */
export function createDocumentMeaning(dependencies: DocumentMeaningDependencies) {
  const { db, embedder, coverage } = dependencies;
  return {
    /** Embeds all documents of a user that are new or changed, until none is left or the signal aborts. */
    embedChanged: async (userId: string, signal: AbortSignal): Promise<void> => {
      let embeddedCount = BATCH;
      while (embeddedCount === BATCH && !signal.aborted) embeddedCount = await embedBatch(dependencies, userId);
    },

    /** Users with documents that were stored before there was an embedder, or whose job failed. */
    listUsersToEmbed: (): Promise<string[]> => listToEmbed(embedder, (model) => rows.listUsersToEmbed(db, model)),

    /**
     * The documents that are closest to the text in meaning, without duplicates. None if the embedder knows no word of
     * the text.
     */
    nearestTo: async (
      userId: string,
      text: string,
      { limit, isArchived = false }: { limit: number; isArchived?: boolean | undefined },
    ): Promise<NearDocument[]> => {
      if (coverage?.(text) === 0) return [];
      const { id, kind } = await embedder.open();
      if (!(await rows.hasVectors(db, userId, id))) return [];
      const [vector] = await embedder.embed([text]);
      if (vector === undefined) return [];
      const sketch = sketchOf(toInt8(vector));
      const pieces = await rows.listNearPieces(db, userId, { embedder: id, sketch, limit: MAX_COMPARED, isArchived });
      const ranked = pieces
        .map(({ documentId, conversationId, piece, vector: bytes }) => {
          const from = piece * PIECE_LENGTH;
          const similarity = dot(vector, fromInt8(bytes));
          return { documentId, conversationId, from, to: from + PIECE_LENGTH, similarity };
        })
        .filter(({ similarity }) => similarity >= MIN_SIMILARITY[kind])
        .toSorted((a, b) => b.similarity - a.similarity);
      const best = new Map<string, NearDocument>();
      for (const near of ranked) if (!best.has(near.documentId)) best.set(near.documentId, near);
      return [...best.values()].slice(0, limit);
    },
  };
}

/** Search by meaning within single documents. */
export function createNearestParts({ db, embedder, coverage }: DocumentMeaningDependencies) {
  return {
    /** The pieces of these documents that are close to the text in meaning. Only embedded pieces are searched. */
    nearestParts: async (userId: string, text: string, documentIds: readonly string[]): Promise<NearPart[]> => {
      if (documentIds.length === 0 || coverage?.(text) === 0) return [];
      const { id, kind } = await embedder.open();
      const pieces = await rows.listPieces(db, userId, id, documentIds);
      const [query] = pieces.length === 0 ? [] : await embedder.embed([text]);
      if (query === undefined) return [];
      return pieces.flatMap(({ documentId, piece, vector }) => {
        const similarity = dot(query, fromInt8(vector));
        const from = piece * PIECE_LENGTH;
        return similarity < MIN_SIMILARITY[kind] ? [] : [{ documentId, from, to: from + PIECE_LENGTH, similarity }];
      });
    },
  };
}

/**
 * The pieces with their numbers, without blank ones. The first piece is always there: a picture has no text and is
 * embedded by its title.
 */
function splitIntoPieces(text: string): { piece: number; text: string }[] {
  const count = Math.max(1, Math.ceil(text.length / PIECE_LENGTH));
  return Array.from({ length: count }, (_, piece) => ({
    piece,
    text: text.slice(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH),
  })).filter(({ piece, text: part }) => piece === 0 || part.trim() !== '');
}
