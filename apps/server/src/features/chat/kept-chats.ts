import type { KeepChatBody } from '@app/contract/kept-chats';
import { type Database, inTransaction } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ConversationsService, MessageDraft } from '#features/conversations/conversations.service.ts';
import { isUpload } from './attached/attachment-block.ts';
import type { AttachedFiles } from './attached/attached-files.ts';
import { conversationNotFound } from './chat.errors.ts';

interface KeptChatDependencies {
  db: Database;
  conversations: ConversationsService;
  attachedFiles: Pick<AttachedFiles, 'findReady' | 'store' | 'toBlocks'>;
}

/** Stores temporary chats whose owner wants to keep them. */
export function createKeptChats({ db, conversations, attachedFiles }: KeptChatDependencies) {
  return {
    /**
     * Stores the messages as a conversation with the id that the client chose; if the conversation exists, adds the
     * missing messages. Throws conversations.not_found if it was deleted meanwhile, or if the id belongs to another
     * conversation.
     */
    keep: async (userId: string, { id, messages, activeLeafId }: KeepChatBody): Promise<{ conversationId: string }> => {
      await inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        await lockIdempotencyKey(tx, userId, id);
        const drafts: MessageDraft[] = [];
        for (const message of messages) drafts.push(await withFiles(attachedFiles, scope, id, toDraft(message)));
        const existing = await conversations.lockConversation(tx, userId, id);
        if (existing === undefined)
          await conversations.storeConversations(scope, [toConversation(id, drafts, activeLeafId)]);
        else if (existing.deletedAt === null) await addMissing(scope, id, drafts, activeLeafId);
        else throw conversationNotFound();
        for (const { id: userMessageId, createdAt, blocks = [] } of drafts) {
          const attachments = blocks.filter(isUpload);
          await attachedFiles.store(scope, { conversationId: id, createdAt, userMessageId }, { attachments });
        }
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

/** The message with its stored files. A file that no longer exists keeps only its name, type and size. */
async function withFiles(
  attachedFiles: KeptChatDependencies['attachedFiles'],
  { tx, userId }: OwnerScope,
  conversationId: string,
  draft: MessageDraft,
): Promise<MessageDraft> {
  const { blocks = [] } = draft;
  if (!blocks.some(({ type }) => type === 'attachment')) return draft;
  const found = await attachedFiles.findReady(
    tx,
    userId,
    blocks.flatMap((block) => (isUpload(block) ? (block.fileId ?? []) : [])),
  );
  const target = { conversationId, isNew: false, isTemporary: false };
  const stored = new Map(
    (await attachedFiles.toBlocks(tx, userId, found, target)).map((block) => [block.fileId, block]),
  );
  return {
    ...draft,
    blocks: blocks.map((block) => {
      if (block.type !== 'attachment') return block;
      const { type, name, mimeType, size, fileId } = block;
      return (fileId === undefined ? undefined : stored.get(fileId)) ?? { type, name, mimeType, size };
    }),
  };
}
