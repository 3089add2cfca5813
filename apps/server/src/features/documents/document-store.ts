import { hash } from 'node:crypto';
import { isDerivedDocumentId } from '@app/formats/conversation/collect-documents';
import type { Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { NewId } from '#platform/ids.ts';
import type { DocumentDraft, VersionDraft } from './document-draft.ts';
import { writeIndexedText } from './indexed-text.ts';
import * as rows from './documents.repository.ts';

export interface DocumentStoreDependencies {
  conversations: Pick<ConversationsService, 'indexDocuments'>;
  newId: NewId;
  /** Queues embedding the documents of a user. */
  readSoon: (tx: Tx, userId: string) => Promise<void>;
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The documents of a conversation to store. */
export interface ConversationDocuments {
  conversationId: string;
  /** False if documents of it may be stored already. */
  isNew: boolean;
  importId: string | null;
  documents: readonly DocumentDraft[];
}

/** How much may be stored. */
export interface Room {
  /** Whether a text of this title and of so many bytes fits. */
  takes(title: string, bytes: number): boolean;
}

type Documents = readonly rows.DocumentRow[];

export interface IndexOptions {
  /** More documents follow, of an import for example, and another event tells the end. */
  isOneOfMany?: boolean;
}

export interface StoreOptions extends IndexOptions {
  room?: Room;
}

const unlimited: Room = { takes: () => true };

/**
 * Stores documents in the transaction that stores their conversations. A document that is known by its source id, or
 * without one by its title, only gets the versions it lacks.
 */
export function createDocumentStore({ conversations, newId, readSoon }: DocumentStoreDependencies) {
  /** Indexes the words of documents as they are stored now. */
  async function index({ tx, userId }: OwnerScope, found: Documents, options: IndexOptions = {}): Promise<void> {
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    const texts = Map.groupBy(await rows.listTexts(tx, userId, ids), ({ documentId }) => documentId);
    const indexed = found.map(({ id, conversationId, title }) => ({
      documentId: id,
      conversationId,
      title,
      text: writeIndexedText((texts.get(id) ?? []).map(({ text }) => text)),
    }));
    await conversations.indexDocuments({ tx, userId }, indexed, options);
    await readSoon(tx, userId);
  }

  return {
    index,

    /** Returns the conversations whose documents changed. Versions for which there is no room are left out. */
    store: async (
      scope: OwnerScope,
      given: readonly ConversationDocuments[],
      { room = unlimited, isOneOfMany = false }: StoreOptions = {},
    ): Promise<Set<string>> => {
      const { tx, userId } = scope;
      const known = await readKnown(
        tx,
        userId,
        given.flatMap(({ conversationId, isNew }) => (isNew ? [] : [conversationId])),
      );
      const plan = new StorePlan(newId, room);
      for (const entry of given) plan.add(entry, known.get(entry.conversationId) ?? []);
      await rows.insertDocuments(tx, userId, plan.documents);
      await rows.insertVersions(tx, userId, plan.versions);
      for (const { id, ...fields } of plan.changes) await rows.updateDocument(tx, userId, id, fields);
      for (const { version, messageId } of plan.moved) await rows.updateVersionMessage(tx, userId, version, messageId);
      await index(scope, await rows.findDocuments(tx, userId, [...plan.grown]), { isOneOfMany });
      return plan.conversations;
    },

    /** Removes the versions an import (null: any import) added, and documents that have no other. */
    removeImported: async (scope: OwnerScope, conversationId: string, importId: string | null): Promise<void> => {
      const { tx, userId } = scope;
      const shrunk = await rows.deleteImported(tx, userId, conversationId, importId);
      if (shrunk.length === 0) return;
      const gone = await rows.deleteEmpty(tx, userId, shrunk);
      const removed = gone.map((documentId) => ({ documentId, conversationId, title: '', text: '' }));
      await conversations.indexDocuments(scope, removed);
      await index(scope, await rows.findDocuments(tx, userId, shrunk));
    },
  };
}

interface Known extends rows.DocumentRow {
  versions: rows.VersionHead[];
}

async function readKnown(tx: Tx, userId: string, conversationIds: readonly string[]): Promise<Map<string, Known[]>> {
  const found = await rows.listDocuments(tx, userId, conversationIds);
  const ids = found.map(({ id }) => id);
  const versions = Map.groupBy(await rows.listVersions(tx, userId, ids), ({ documentId }) => documentId);
  return Map.groupBy(
    found.map((row) => ({ ...row, versions: versions.get(row.id) ?? [] })),
    ({ conversationId }) => conversationId,
  );
}

/** The rows to write. */
class StorePlan {
  readonly documents: rows.DocumentRow[] = [];
  readonly versions: rows.VersionRow[] = [];
  readonly changes: (Partial<rows.DocumentRow> & { id: string })[] = [];
  readonly moved: { version: rows.VersionHead; messageId: string }[] = [];
  /** Documents with new versions or another title. */
  readonly grown = new Set<string>();
  readonly conversations = new Set<string>();
  readonly #newId: NewId;
  readonly #room: Room;

  constructor(newId: NewId, room: Room) {
    this.#newId = newId;
    this.#room = room;
  }

  add({ conversationId, importId, documents }: ConversationDocuments, known: readonly Known[]): void {
    const taken = new Set<string>();
    let position = Math.max(-1, ...known.map((document) => document.position)) + 1;
    for (const draft of documents) {
      const match = findMatch(draft, known, taken);
      const id = match?.id ?? this.#newId();
      if (match !== undefined) {
        taken.add(id);
        this.#update(match, draft);
      }
      const [first] = this.#addVersions(id, draft, match?.versions ?? [], importId);
      if (match === undefined && first !== undefined) {
        const { sourceId, kind, title, mimeType } = draft;
        const { messageId, createdAt } = first;
        this.documents.push({ id, conversationId, position, sourceId, kind, title, mimeType, messageId, createdAt });
        position += 1;
      }
      if (this.grown.has(id)) this.conversations.add(conversationId);
    }
  }

  #update(known: Known, { sourceId, kind, title, mimeType }: DocumentDraft): void {
    const isEqual =
      known.sourceId === sourceId && known.kind === kind && known.title === title && known.mimeType === mimeType;
    if (isEqual) return;
    // An id of the provider is never given up for one that was made from a title.
    const keepsId = isDerivedDocumentId(sourceId);
    this.changes.push({ id: known.id, kind, title, mimeType, ...(!keepsId && { sourceId }) });
    if (known.title !== title) this.grown.add(known.id);
  }

  /** A text that comes back after another one is a version again: the versions with one hash are counted. */
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
      const textHash = hashOf(draft);
      const same = byHash.get(textHash)?.shift();
      if (same !== undefined) {
        if (messageId !== null && same.messageId !== messageId) this.moved.push({ version: same, messageId });
        continue;
      }
      const bytes = file?.size ?? Buffer.byteLength(text);
      const isFile = file !== undefined;
      // A picture is counted as an attachment.
      if (!isFile && !this.#room.takes(title, bytes)) continue;
      const id = this.#newId();
      added.push({ documentId, id, number, text, hash: textHash, isFile, bytes, messageId, importId, createdAt });
      number += 1;
    }
    this.versions.push(...added);
    if (added.length > 0) this.grown.add(documentId);
    return added;
  }
}

/** By id; else a file by its content, and a text by its title, if one of the two has no id of its own. */
function findMatch(draft: DocumentDraft, known: readonly Known[], taken: ReadonlySet<string>): Known | undefined {
  const free = known.filter(({ id }) => !taken.has(id));
  const byId = free.find(({ sourceId }) => sourceId === draft.sourceId);
  if (byId !== undefined) return byId;
  const isDerived = isDerivedDocumentId(draft.sourceId);
  const others = free.filter(({ sourceId }) => isDerived !== isDerivedDocumentId(sourceId));
  const isWritten = draft.kind === 'canvas' || draft.kind === 'artifact';
  const [first] = draft.versions;
  if (isWritten || first === undefined) return others.find(({ title }) => title === draft.title);
  const content = hashOf(first);
  return others.find(({ versions }) => versions.some((version) => version.hash === content));
}

function hashOf({ text, file }: VersionDraft): string {
  return file?.hash ?? hash('sha256', text, 'hex');
}
