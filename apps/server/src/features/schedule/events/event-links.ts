import type { Queryable } from '#db/database.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import { eventCategoryNotFound, eventSourceNotFound } from '../schedule.errors.ts';
import { hasTask, readCategoryMap } from './events.repository.ts';

interface GivenLinks {
  categoryId?: string | null | undefined;
  taskId?: string | null | undefined;
  conversationId?: string | null | undefined;
  messageId?: string | null | undefined;
}

export type EventLinks = ReturnType<typeof createEventLinks>;
export type Conversations = Pick<ConversationsService, 'find' | 'findMessages'>;

/**
 * Links of events to categories, tasks, conversations and messages, which must all belong to the owner of the event.
 */
export function createEventLinks(conversations: Conversations) {
  return {
    /** Throws categories.not_found and events.source_not_found. */
    check: async (db: Queryable, userId: string, links: GivenLinks): Promise<void> => {
      const { categoryId, taskId, conversationId, messageId } = links;
      if (categoryId && !(await readCategoryMap(db, userId)).has(categoryId)) throw eventCategoryNotFound();
      if (taskId && !(await hasTask(db, userId, taskId))) throw eventSourceNotFound();
      if (conversationId && !(await conversations.find(db, userId, conversationId))) throw eventSourceNotFound();
      if (!messageId) return;
      const found = conversationId ? await conversations.findMessages(db, userId, conversationId, [messageId]) : [];
      if (found.length === 0) throw eventSourceNotFound();
    },

    /** The category of a conversation; null when there is no such conversation. */
    categoryOf: async (db: Queryable, userId: string, conversationId: string | null): Promise<string | null> => {
      if (conversationId === null) return null;
      return (await conversations.find(db, userId, conversationId))?.categoryId ?? null;
    },
  };
}
