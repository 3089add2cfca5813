import {
  type AnyPgColumn,
  bigint,
  bit,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, ownerId } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';

/** Texts with versions, and generated pictures, that belong to a conversation. */
export const documents = pgTable(
  'documents',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** The order of appearance in the conversation. */
    position: integer('position').notNull(),
    /** The provider's id, or an id made from the title. A later import finds the document by this id. */
    sourceId: text('source_id').notNull(),
    kind: text('kind', {
      enum: ['canvas', 'artifact', 'file', 'project_file', 'instructions', 'report', 'image'],
    }).notNull(),
    title: text('title').notNull(),
    mimeType: text('mime_type').notNull(),
    /** The message it first appeared in; null if it belongs to the conversation as a whole. */
    messageId: uuid('message_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('documents_conversation').on(t.userId, t.conversationId, t.position),
    deletedWithConversation(t),
  ],
);

/** A foreign key to the document: the row is deleted with it. */
const deletedWithDocument = (t: { userId: AnyPgColumn; documentId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.userId, t.documentId],
    foreignColumns: [documents.userId, documents.id],
  }).onDelete('cascade');

export const documentVersions = pgTable(
  'document_versions',
  {
    userId: ownerId(),
    documentId: uuid('document_id').notNull(),
    id: uuid('id').notNull(),
    /** Counted from 0, oldest first; numbers may be missing. */
    number: integer('number').notNull(),
    /** Empty for a picture. */
    text: text('text').notNull(),
    /** SHA-256 of the text, or of the picture's bytes, which are stored as an attachment. */
    hash: text('hash').notNull(),
    /** Whether the version is a picture instead of a text. */
    isFile: boolean('is_file').notNull().default(false),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    messageId: uuid('message_id'),
    /** The import that added the version, and whose undo removes it. */
    importId: uuid('import_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.documentId, t.id] }),
    index('document_versions_order').on(t.userId, t.documentId, t.number),
    deletedWithDocument(t),
  ],
);

/** Embeddings of pieces of documents, for search by meaning. */
export const documentVectors = pgTable(
  'document_vectors',
  {
    userId: ownerId(),
    documentId: uuid('document_id').notNull(),
    piece: integer('piece').notNull(),
    /** The model that computed the vector: vectors of different models cannot be compared. */
    embedder: text('embedder').notNull(),
    /** The version of the document that was embedded. */
    versionId: uuid('version_id').notNull(),
    /** One int8 per dimension. */
    vector: bytes('vector').notNull(),
    /**
     * The sign bit of each dimension. Search first compares these bits (Hamming distance) and computes the dot product
     * only for the vectors whose bits are closest.
     */
    sketch: bit('sketch', { dimensions: 512 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.documentId, t.piece] }),
    index('document_vectors_embedder').on(t.userId, t.embedder),
    deletedWithDocument(t),
  ],
);
