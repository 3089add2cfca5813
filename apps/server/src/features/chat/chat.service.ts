import type { PendingReply } from '@app/contract/conversations';
import * as errors from './chat.errors.ts';
import * as rows from './chat-turns.repository.ts';
import { type AcceptanceDependencies, createTurnAcceptance } from './turn-acceptance.ts';
import { createTurnRecovery, type RecoveryDependencies } from './turn-recovery.ts';
import { createTurnStream, type StreamDependencies } from './turn-stream.ts';

export type ChatDependencies = AcceptanceDependencies & StreamDependencies & RecoveryDependencies;

export type ChatService = ReturnType<typeof createChatService>;

const KEEP_FINISHED_MS = 86_400_000;

export function createChatService(dependencies: ChatDependencies) {
  const { db, clock, live } = dependencies;

  /** Throws chat.message_not_found. */
  async function getTurn(userId: string, messageId: string): Promise<rows.TurnRow> {
    const turn = await rows.findTurn(db, userId, messageId);
    if (turn === undefined) throw errors.messageNotFound();
    return turn;
  }

  return {
    ...createTurnAcceptance(dependencies),
    ...createTurnStream(dependencies),
    ...createTurnRecovery(dependencies),

    getTurn,

    /** The process that writes the reply stops within a second. Throws chat.message_not_found. */
    stop: async (userId: string, messageId: string): Promise<void> => {
      const turn = await getTurn(userId, messageId);
      if (turn.finishedAt !== null) return;
      await rows.updateTurn(db, userId, messageId, { stopRequested: true });
      live.find(messageId)?.stop.abort();
    },

    findPendingReply: async (userId: string, conversationId: string): Promise<PendingReply | undefined> => {
      const turn = await rows.findOpenTurn(db, userId, conversationId);
      if (turn === undefined) return undefined;
      const { messageId, userMessageId } = turn;
      return { messageId, userMessageId, content: live.find(messageId)?.content ?? turn.content };
    },

    deleteFinished: (): Promise<void> => rows.deleteFinished(db, new Date(clock.now().getTime() - KEEP_FINISHED_MS)),
  };
}
