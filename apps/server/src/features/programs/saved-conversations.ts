import { createHash } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation } from '#db/database.ts';
import { type ConversationsService, FILED_SOURCE } from '#features/conversations/conversations.service.ts';
import type { StorageQuota } from '#features/imports/imports.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { savedInTrash, storageFull } from './programs.errors.ts';

export interface SavedConversation {
  title: string;
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
}

export interface SavingDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  conversations: Pick<ConversationsService, 'findBySource' | 'storeConversations'>;
  storageQuota: Pick<StorageQuota, 'budgetFor'>;
}

/** Throws conversations.saved_in_trash and conversations.storage_full. Returns the id. */
export type SaveConversation = (userId: string, conversation: SavedConversation) => Promise<string>;

/** Stores a conversation of another program; if the same content was stored before, returns that conversation. */
export function createSaveConversation({
  db,
  clock,
  newId,
  conversations,
  storageQuota,
}: SavingDependencies): SaveConversation {
  async function find(userId: string, sourceId: string): Promise<string | undefined> {
    const [stored] = await conversations.findBySource(db, userId, FILED_SOURCE, [sourceId]);
    if (stored?.deletedAt) throw savedInTrash();
    return stored?.id;
  }

  return async (userId, conversation) => {
    const sourceId = digestOf(conversation);
    const known = await find(userId, sourceId);
    if (known !== undefined) return known;
    const draft = toDraft(conversation, sourceId, { newId, now: clock.now() });
    try {
      await inTransaction(db, async (tx) => {
        const budget = await storageQuota.budgetFor(tx, userId);
        if (!budget.reserve(sizeOf(conversation))) throw storageFull();
        await conversations.storeConversations({ tx, userId }, [draft]);
      });
      return draft.id;
    } catch (error) {
      // Another call may have stored the same content at the same time.
      const twin = isUniqueViolation(error, 'conversations_source') ? await find(userId, sourceId) : undefined;
      if (twin === undefined) throw error;
      return twin;
    }
  };
}

function sizeOf({ messages }: SavedConversation): number {
  return messages.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0);
}

function digestOf({ title, messages }: SavedConversation): string {
  const content = JSON.stringify([title, messages.map(({ role, text }) => [role, text])]);
  return createHash('sha256').update(content).digest('base64url');
}

function toDraft(
  { title, messages }: SavedConversation,
  sourceId: string,
  { newId, now }: { newId: NewId; now: Date },
) {
  const ids = messages.map(() => newId());
  const drafts = messages.map(({ role, text }, at) => ({
    id: ids[at] ?? '',
    parentId: ids[at - 1] ?? null,
    role,
    content: text,
    createdAt: now,
    ...(role === 'assistant' && { status: 'complete' as const }),
  }));
  return {
    id: newId(),
    title,
    source: FILED_SOURCE,
    sourceId,
    createdAt: now,
    updatedAt: now,
    messages: drafts,
    activeLeafId: ids.at(-1) ?? null,
  } as const;
}
