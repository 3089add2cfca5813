import { hash } from 'node:crypto';
import { isDerivedDocumentId } from '@app/formats/conversation/collect-documents';
import type { Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { NewId } from '#platform/ids.ts';
import type { DocumentDraft, VersionDraft } from './document-draft.ts';
import { toIndexedText } from './indexed-text.ts';
import * as rows from './documents.repository.ts';

export interface DocumentStoreDependencies {
  conversations: Pick<ConversationsService, 'indexDocuments'>;
  newId: NewId;
  /** Queues embedding the documents of a user. */
  queueEmbedding: (tx: Tx, userId: string) => Promise<void>;
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The documents of a conversation to store. */
export interface ConversationDocuments {
  conversationId: string;
  /** False if some of its documents may be stored already. */
  isNew: boolean;
  importId: string | null;
  documents: readonly DocumentDraft[];
}

/** How many bytes of texts may still be stored. */
export interface TextBudget {
  /** Takes the bytes of a text from the budget and returns true, or reports the text as refused and returns false. */
  reserveOrReport(title: string, bytes: number): boolean;
}

type Documents = readonly rows.DocumentRow[];

export interface IndexOptions {
  /** True if the caller publishes another event at the end of a longer run, such as an import. */
  hasLaterEvent?: boolean;
}

export interface StoreOptions extends IndexOptions {
  budget?: TextBudget;
}

const unlimited: TextBudget = { reserveOrReport: () => true };

/**
 * Stores documents in the transaction that stores their conversations. A draft that matches a stored document, by source id
 * or else by title or content, adds only the versions that are not stored yet.
 */
export function createDocumentStore({ conversations, newId, queueEmbedding }: DocumentStoreDependencies) {
  /** Indexes documents for full-text search, as they are stored now. */
  async function index({ tx, userId }: OwnerScope, documents: Documents, options: IndexOptions = {}): Promise<void> {
    if (documents.length === 0) return;
    const ids = documents.map(({ id }) => id);
    const texts = Map.groupBy(await rows.listVersionTexts(tx, userId, ids), ({ documentId }) => documentId);
    const indexed = documents.map(({ id, conversationId, title }) => ({
      documentId: id,
      conversationId,
      title,
      text: toIndexedText((texts.get(id) ?? []).map(({ text }) => text)),
    }));
    await conversations.indexDocuments({ tx, userId }, indexed, options);
    await queueEmbedding(tx, userId);
  }

  return {
    index,

    /** Returns the conversations whose documents changed. Texts that do not fit into the budget are left out. */
    store: async (
      scope: OwnerScope,
      conversationDocuments: readonly ConversationDocuments[],
      { budget = unlimited, hasLaterEvent = false }: StoreOptions = {},
    ): Promise<Set<string>> => {
      const { tx, userId } = scope;
      const stored = await listStored(
        tx,
        userId,
        conversationDocuments.flatMap(({ conversationId, isNew }) => (isNew ? [] : [conversationId])),
      );
      const plan = new StorePlan(newId, budget);
      for (const entry of conversationDocuments) plan.add(entry, stored.get(entry.conversationId) ?? []);
      await rows.insertDocuments(tx, userId, plan.documents);
      await rows.insertVersions(tx, userId, plan.versions);
      for (const { id, ...fields } of plan.changes) await rows.updateDocument(tx, userId, id, fields);
      for (const { version, messageId } of plan.versionsWithNewMessage)
        await rows.updateVersionMessage(tx, userId, version, messageId);
      await index(scope, await rows.findDocuments(tx, userId, [...plan.toIndex]), { hasLaterEvent });
      return plan.conversations;
    },

    /** Removes the versions that an import (null: any import) added, and documents that are left without a version. */
    removeImported: async (scope: OwnerScope, conversationId: string, importId: string | null): Promise<void> => {
      const { tx, userId } = scope;
      const changed = await rows.deleteImported(tx, userId, conversationId, importId);
      if (changed.length === 0) return;
      const deleted = await rows.deleteEmpty(tx, userId, changed);
      // Indexing an empty text removes the document from the index.
      const emptied = deleted.map((documentId) => ({ documentId, conversationId, title: '', text: '' }));
      await conversations.indexDocuments(scope, emptied);
      await index(scope, await rows.findDocuments(tx, userId, changed));
    },
  };
}

interface StoredDocument extends rows.DocumentRow {
  versions: rows.VersionHead[];
}

/** The stored documents of each conversation. */
async function listStored(
  tx: Tx,
  userId: string,
  conversationIds: readonly string[],
): Promise<Map<string, StoredDocument[]>> {
  const found = await rows.listDocuments(tx, userId, conversationIds);
  const ids = found.map(({ id }) => id);
  const versions = Map.groupBy(await rows.listVersions(tx, userId, ids), ({ documentId }) => documentId);
  return Map.groupBy(
    found.map((row) => ({ ...row, versions: versions.get(row.id) ?? [] })),
    ({ conversationId }) => conversationId,
  );
}

/** Collects the rows to write. */
class StorePlan {
  readonly documents: rows.DocumentRow[] = [];
  readonly versions: rows.VersionRow[] = [];
  readonly changes: (Partial<rows.DocumentRow> & { id: string })[] = [];
  /** Stored versions whose message has changed. */
  readonly versionsWithNewMessage: { version: rows.VersionHead; messageId: string }[] = [];
  /** Documents with new versions or another title. */
  readonly toIndex = new Set<string>();
  /** Conversations of the documents in `toIndex`. */
  readonly conversations = new Set<string>();
  readonly #newId: NewId;
  readonly #budget: TextBudget;

  constructor(newId: NewId, budget: TextBudget) {
    this.#newId = newId;
    this.#budget = budget;
  }

  add({ conversationId, importId, documents }: ConversationDocuments, stored: readonly StoredDocument[]): void {
    const matchedIds = new Set<string>();
    let position = Math.max(-1, ...stored.map((document) => document.position)) + 1;
    for (const draft of documents) {
      const match = findMatch(draft, stored, matchedIds);
      const id = match?.id ?? draft.id ?? this.#newId();
      if (match !== undefined) {
        matchedIds.add(id);
        this.#update(match, draft);
      }
      const [firstAdded] = this.#addVersions(id, draft, match?.versions ?? [], importId);
      if (match === undefined && firstAdded !== undefined) {
        const { sourceId, kind, title, mimeType } = draft;
        const { messageId, createdAt } = firstAdded;
        this.documents.push({ id, conversationId, position, sourceId, kind, title, mimeType, messageId, createdAt });
        position += 1;
      }
      if (this.toIndex.has(id)) this.conversations.add(conversationId);
    }
  }

  #update(stored: StoredDocument, { sourceId, kind, title, mimeType }: DocumentDraft): void {
    const isEqual =
      stored.sourceId === sourceId && stored.kind === kind && stored.title === title && stored.mimeType === mimeType;
    if (isEqual) return;
    // A derived id never replaces an id from the export.
    const keepsId = isDerivedDocumentId(sourceId);
    this.changes.push({ id: stored.id, kind, title, mimeType, ...(!keepsId && { sourceId }) });
    if (stored.title !== title) this.toIndex.add(stored.id);
  }

  /**
   * Adds the versions that are not stored yet. Each stored version matches one draft only: if a later draft has
   * the same text again, it is added as a new version.
   */
  #addVersions(
    documentId: string,
    { title, versions: drafts }: DocumentDraft,
    stored: readonly rows.VersionHead[],
    importId: string | null,
  ): rows.VersionRow[] {
    const added: rows.VersionRow[] = [];
    const byHash = Map.groupBy(stored, (version) => version.hash);
    let number = Math.max(-1, ...stored.map((version) => version.number)) + 1;
    for (const draft of drafts) {
      const { text, file, createdAt, messageId } = draft;
      const contentHash = hashOf(draft);
      const storedVersion = byHash.get(contentHash)?.shift();
      if (storedVersion !== undefined) {
        if (messageId !== null && storedVersion.messageId !== messageId)
          this.versionsWithNewMessage.push({ version: storedVersion, messageId });
        continue;
      }
      const bytes = file?.size ?? Buffer.byteLength(text);
      const isFile = file !== undefined;
      // The bytes of a picture are counted with the attachments.
      if (!isFile && !this.#budget.reserveOrReport(title, bytes)) continue;
      const id = this.#newId();
      added.push({ documentId, id, number, text, hash: contentHash, isFile, bytes, messageId, importId, createdAt });
      number += 1;
    }
    this.versions.push(...added);
    if (added.length > 0) this.toIndex.add(documentId);
    return added;
  }
}

/**
 * The stored document that a draft matches: the one with the same source id; otherwise a canvas or artifact with the
 * same title, or a file with the same content. A title or a content counts only if exactly one of the two source ids
 * was derived.
 */
function findMatch(
  draft: DocumentDraft,
  stored: readonly StoredDocument[],
  matchedIds: ReadonlySet<string>,
): StoredDocument | undefined {
  const unmatched = stored.filter(({ id }) => !matchedIds.has(id));
  const byId = unmatched.find(({ sourceId }) => sourceId === draft.sourceId);
  if (byId !== undefined) return byId;
  const isDerived = isDerivedDocumentId(draft.sourceId);
  const candidates = unmatched.filter(({ sourceId }) => isDerived !== isDerivedDocumentId(sourceId));
  const isMatchedByTitle = draft.kind === 'canvas' || draft.kind === 'artifact';
  const [first] = draft.versions;
  if (isMatchedByTitle || first === undefined) return candidates.find(({ title }) => title === draft.title);
  const content = hashOf(first);
  return candidates.find(({ versions }) => versions.some((version) => version.hash === content));
}

function hashOf({ text, file }: VersionDraft): string {
  return file?.hash ?? hash('sha256', text, 'hex');
}
