import type { KeepChatBody } from '@app/contract/kept-chats';
import { type Database, inTransaction } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ConversationsService, MessageDraft } from '#features/conversations/conversations.service.ts';
import { conversationNotFound } from './chat.errors.ts';

/** Stores temporary chats whose owner wants to keep them. */
export function createKeptChats({ db, conversations }: { db: Database; conversations: ConversationsService }) {
  return {
    /**
     * Stores the messages as a conversation with the id that the client chose; when it is stored already, adds those that
     * are missing. Throws conversations.not_found when it was deleted meanwhile, or the id is that of another one.
     */
    keep: async (userId: string, { id, messages, activeLeafId }: KeepChatBody): Promise<{ conversationId: string }> => {
      const drafts = messages.map(toDraft);
      await inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        await lockIdempotencyKey(tx, userId, id);
        const existing = await conversations.lockConversation(tx, userId, id);
        if (existing === undefined)
          await conversations.storeConversations(scope, [toConversation(id, drafts, activeLeafId)]);
        else if (existing.deletedAt === null) await addMissing(scope, id, drafts, activeLeafId);
        else throw conversationNotFound();
      });
      return { conversationId: id };
    },
  };

  async function addMissing(
    scope: OwnerScope,
    id: string,
    drafts: MessageDraft[],
    activeLeafId: string,
  ): Promise<void> {
    const ids = drafts.map((draft) => draft.id);
    const stored = new Set((await conversations.findMessages(scope.tx, scope.userId, id, ids)).map((row) => row.id));
    if (!stored.has(ids[0] ?? '')) throw conversationNotFound();
    const missing = drafts.filter((draft) => !stored.has(draft.id));
    if (missing.length > 0) await conversations.append(scope, id, missing, activeLeafId);
  }
}

type KeptMessage = KeepChatBody['messages'][number];

function toDraft({ blocks, model, createdAt, ...message }: KeptMessage): MessageDraft {
  return {
    ...message,
    createdAt: new Date(createdAt),
    ...(blocks !== undefined && { blocks }),
    ...(model !== undefined && { model }),
  };
}

function toConversation(id: string, messages: MessageDraft[], activeLeafId: string) {
  const times = messages.map(({ createdAt }) => createdAt.getTime());
  return {
    id,
    title: null,
    source: 'chat' as const,
    createdAt: new Date(Math.min(...times)),
    updatedAt: new Date(Math.max(...times)),
    messages,
    activeLeafId,
  };
}
