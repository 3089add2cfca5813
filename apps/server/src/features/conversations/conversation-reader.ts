import type { FoundMessage } from '@app/contract/conversation-branches';
import type { Conversation, ConversationDetail, ConversationSummary, PendingReply } from '@app/contract/conversations';
import { writeTranscript } from '@app/contract/transcript';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath } from './branches.ts';
import * as lists from './conversation-list.repository.ts';
import { conversationNotFound } from './conversations.errors.ts';
import { toMessage, toSummary, toSummaryFields } from './conversations.mapper.ts';
import * as conversationRepository from './conversations.repository.ts';
import * as messageRepository from './stored-messages.repository.ts';

export interface ConversationReaderDependencies {
  db: Database;
  categories: Pick<CategoriesService, 'categoryNames'>;
  /** The reply being written in a conversation, if there is one. */
  findPendingReply: (userId: string, conversationId: string) => Promise<PendingReply | undefined>;
}

const UNPAGED_BATCH = 20;

export function createConversationReader({ db, categories, findPendingReply }: ConversationReaderDependencies) {
  return {
    listPage: async (userId: string, filter: lists.ListFilter): Promise<ConversationSummary[]> =>
      (await lists.listConversations(db, userId, filter)).map(toSummary),

    /** Every conversation that passes the filter, with its whole content, read in small batches. */
    listWhole: async function* (userId: string, filter: Omit<lists.ListFilter, 'limit'>): AsyncGenerator<Conversation> {
      let { after } = filter;
      for (;;) {
        const batchFilter = { ...filter, ...(after && { after }), limit: UNPAGED_BATCH };
        const page = await lists.listConversations(db, userId, batchFilter);
        for (const row of page) {
          const tree = await lists.listWithoutBlocks(db, userId, row.id);
          yield { ...toSummaryFields(row), content: writeTranscript(activePath(tree, row.activeLeafId)) };
        }
        const last = page.at(-1);
        if (last === undefined || page.length < UNPAGED_BATCH) return;
        after = { lastActivityAt: last.lastActivityAt.toISOString(), id: last.id };
      }
    },

    /** The ids of all conversations that are not in the trash, archived ones too, oldest first. */
    listIds: (userId: string): Promise<string[]> => lists.listIds(db, userId),

    /** Throws conversations.not_found. */
    assertConversation: async (userId: string, id: string): Promise<void> => {
      if ((await conversationRepository.findConversation(db, userId, id)) === undefined) throw conversationNotFound();
    },

    /** The messages of a branch that contain `text`, from top to bottom. Throws conversations.not_found. */
    findText: async (userId: string, id: string, text: string, leafId?: string): Promise<FoundMessage[]> => {
      const row = await conversationRepository.findConversation(db, userId, id);
      if (row === undefined) throw conversationNotFound();
      const path = activePath(await messageRepository.countText(db, userId, id, text), leafId ?? row.activeLeafId);
      return path.flatMap(({ id: messageId, count }) => (count > 0 ? [{ messageId, count }] : []));
    },

    /** Throws conversations.not_found. */
    getDetail: async (userId: string, id: string): Promise<ConversationDetail> => {
      const row = await conversationRepository.findConversation(db, userId, id);
      if (row === undefined) throw conversationNotFound();
      const [messages, names, pendingReply] = await Promise.all([
        messageRepository.listMessages(db, userId, id),
        categories.categoryNames(db, userId, row),
        findPendingReply(userId, id),
      ]);
      return {
        ...toSummaryFields({ ...row, subcategoryName: names.subcategory }),
        content: writeTranscript(activePath(messages, row.activeLeafId)),
        category: { id: row.categoryId, name: names.category },
        messages: messages.map(toMessage),
        ...(row.instructions !== '' && { instructions: row.instructions }),
        ...(row.temperature !== null && { temperature: row.temperature }),
        ...(pendingReply && { pendingReply }),
      };
    },
  };
}
