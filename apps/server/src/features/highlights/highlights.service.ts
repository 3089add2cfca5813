import {
  type CreateHighlightBody,
  type FoundHighlight,
  type Highlight,
  MAX_HIGHLIGHTS,
} from '@app/contract/highlights';
import { type Database, inTransaction } from '#db/database.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as errors from './highlights.errors.ts';
import * as repository from './highlights.repository.ts';

export interface HighlightsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  conversations: Pick<ConversationsService, 'find' | 'findMessages' | 'lockConversation'>;
}

export type HighlightsService = ReturnType<typeof createHighlightsService>;

const MAX_FOUND = 50;

export function createHighlightsService({ db, clock, newId, conversations }: HighlightsDependencies) {
  return {
    /** Throws conversations.not_found. */
    list: async (userId: string, conversationId: string): Promise<Highlight[]> => {
      if ((await conversations.find(db, userId, conversationId)) === undefined) throw errors.conversationNotFound();
      return (await repository.listHighlights(db, userId, conversationId)).map(toHighlight);
    },

    /** The newest highlights that contain each word of `query`, in the passage or in the note. */
    find: async (userId: string, query: string): Promise<FoundHighlight[]> =>
      (await repository.findHighlights(db, userId, wordsOf(query), { limit: MAX_FOUND, offset: 0 })).map(toFound),

    /** A page of the highlights that contain the words, and the total number of such highlights. */
    findPage: async (
      userId: string,
      query: string,
      page: repository.Page,
    ): Promise<{ found: FoundHighlight[]; total: number }> => ({
      found: (await repository.findHighlights(db, userId, wordsOf(query), page)).map(toFound),
      total: await repository.countFoundHighlights(db, userId, wordsOf(query)),
    }),

    /** Throws conversations.not_found, chat.message_not_found and highlights.too_many. */
    create: (userId: string, conversationId: string, body: CreateHighlightBody): Promise<Highlight> =>
      inTransaction(db, async (tx) => {
        // Locked, so that concurrent requests cannot exceed the limit.
        const conversation = await conversations.lockConversation(tx, userId, conversationId);
        if (conversation === undefined || conversation.deletedAt !== null) throw errors.conversationNotFound();
        const messages = await conversations.findMessages(tx, userId, conversationId, [body.messageId]);
        if (messages.length === 0) throw errors.messageNotFound();
        const existing = await repository.countHighlights(tx, userId, conversationId);
        if (existing >= MAX_HIGHLIGHTS) throw errors.tooManyHighlights();
        const row = { ...body, id: newId(), conversationId, createdAt: clock.now() };
        await repository.insertHighlight(tx, userId, row);
        return toHighlight(row);
      }),

    /** Throws highlights.not_found. */
    setNote: async (userId: string, id: string, note: string): Promise<Highlight> => {
      const row = await repository.updateNote(db, userId, id, note);
      if (row === undefined) throw errors.highlightNotFound();
      return toHighlight(row);
    },

    /** Throws highlights.not_found. */
    delete: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.deleteHighlight(db, userId, id))) throw errors.highlightNotFound();
    },
  };
}

const wordsOf = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '');

const toFound = (row: repository.FoundRow): FoundHighlight => ({ ...toHighlight(row), title: row.title });

function toHighlight(row: Omit<repository.HighlightRow, 'userId'>): Highlight {
  const { id, conversationId, messageId, quote, prefix, suffix, note, createdAt } = row;
  return { id, conversationId, messageId, quote, prefix, suffix, note, createdAt: createdAt.toISOString() };
}
