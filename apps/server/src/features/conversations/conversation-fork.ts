import type { ConversationSummary } from '@app/contract/conversations';
import { type Database, type Events, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { conversationForked } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { activePath } from './branches.ts';
import type { ConversationDraft, MessageDraft } from './conversation-draft.ts';
import { conversationNotFound, messageNotFound } from './conversations.errors.ts';
import { toMessage, toSummary } from './conversations.mapper.ts';
import * as conversationRepository from './conversations.repository.ts';
import * as messageRepository from './stored-messages.repository.ts';

interface ForkDependencies {
  db: Database;
  clock: Clock;
  events: Events;
  newId: NewId;
  categories: Pick<CategoriesService, 'categoryNames'>;
}

type StoreConversations = (scope: OwnerScope, drafts: ConversationDraft[]) => Promise<void>;

/** Starts a conversation with copies of the messages from the first one down to a given one, in the same category. */
export function createFork({ db, clock, events, newId, categories }: ForkDependencies, store: StoreConversations) {
  /** Throws conversations.not_found, chat.message_not_found. */
  return (userId: string, fromId: string, messageId: string): Promise<ConversationSummary> =>
    inTransaction(db, async (tx) => {
      const from = await conversationRepository.findConversation(tx, userId, fromId);
      if (from === undefined) throw conversationNotFound();
      const path = activePath(await messageRepository.listMessages(tx, userId, fromId), messageId);
      if (path.length === 0) throw messageNotFound();
      const messages = copyPath(path, newId);
      const conversationId = newId();
      const now = clock.now();
      const { title, categoryId, subcategoryId, project, assistantName, instructions, temperature } = from;
      const copied = { categoryId, subcategoryId, project, assistantName, instructions, temperature };
      const activeLeafId = messages.at(-1)?.id ?? null;
      const times = { createdAt: now, updatedAt: now };
      await store({ tx, userId }, [
        { id: conversationId, title, source: 'chat', ...copied, ...times, messages, activeLeafId },
      ]);
      await events.publish(conversationForked, { userId, conversationId, fromId }, tx);
      // Lists show the fork first: it is new, although its messages are old.
      await conversationRepository.updateConversationRow(tx, userId, conversationId, { lastActivityAt: now });
      const row = await conversationRepository.findConversation(tx, userId, conversationId);
      if (row === undefined) throw conversationNotFound();
      const names = await categories.categoryNames(tx, userId, row);
      return toSummary({ ...row, subcategoryName: names.subcategory });
    });
}

/** The messages with new ids, each as a reply to the one before it. */
function copyPath(path: readonly messageRepository.MessageRow[], newId: NewId): MessageDraft[] {
  let parentId: string | null = null;
  return path.map((row) => {
    const { role, content, status, blocks, model, tokens } = toMessage(row);
    const copy: MessageDraft = { id: newId(), parentId, role, content, status, createdAt: row.createdAt };
    parentId = copy.id;
    return {
      ...copy,
      ...(blocks && { blocks }),
      ...(model !== undefined && { model }),
      // The costs were counted in the original conversation.
      ...(tokens && { tokens: { ...tokens, cost: null } }),
    };
  });
}
