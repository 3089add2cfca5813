import type { Database } from '#db/database.ts';
import type { ChatService } from '#features/chat/chat.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import { AppError } from '#platform/app-error.ts';
import * as repository from './prompts.repository.ts';

export interface AskDependencies {
  db: Database;
  chat: Pick<ChatService, 'accept' | 'waitForReply' | 'getTurn'>;
  conversations: Pick<ConversationsService, 'find' | 'update'>;
}

export interface PromptReply {
  conversationId: string;
  /** The reply; empty when it is no longer known. */
  text: string;
  /** Why the reply is incomplete, as a sentence; null if it is complete. */
  fault: string | null;
}

type Turn = Awaited<ReturnType<ChatService['getTurn']>>;

/**
 * Asks the question of a run through the chat and waits for the reply. The run stores the id of the question, so that
 * another process that takes over the run does not ask it again. Throws the chat's error if there is no reply.
 */
export function createAskPrompt({ db, chat, conversations }: AskDependencies) {
  async function findTurn(userId: string, messageId: string): Promise<Turn | undefined> {
    try {
      return await chat.getTurn(userId, messageId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'chat.message_not_found') return undefined;
      throw error;
    }
  }

  async function findOrAsk(run: repository.PromptRow): Promise<Turn | PromptReply> {
    const { userId, id, prompt, timeZone, runConversationId, runMessageId, runDueAt } = run;
    if (runMessageId !== null && runConversationId !== null) {
      const storedTurn = await findTurn(userId, runMessageId);
      if (storedTurn !== undefined) return storedTurn;
      // Finished turns are deleted after a while; then the conversation shows that the question was answered.
      const conversation = await conversations.find(db, userId, runConversationId);
      if (conversation !== undefined) return { conversationId: runConversationId, text: '', fault: null };
    }
    const key = `prompt:${id}:${runDueAt?.toISOString() ?? ''}`;
    const turn = await chat.accept(userId, { message: prompt, timeZone }, { idempotencyKey: key });
    const { conversationId, messageId } = turn;
    await repository.updateRun(db, run, { runConversationId: conversationId, runMessageId: messageId });
    return turn;
  }

  return async (run: repository.PromptRow): Promise<PromptReply> => {
    const turnOrReply = await findOrAsk(run);
    const isReply = !('messageId' in turnOrReply);
    if (isReply) return turnOrReply;
    const { userId, messageId, conversationId } = turnOrReply;
    try {
      const { response } = await chat.waitForReply(turnOrReply);
      const endedTurn = await findTurn(userId, messageId);
      const fault = endedTurn?.state === 'stopped' ? 'The reply was stopped before it was finished.' : null;
      return { conversationId, text: response, fault };
    } catch (error) {
      const endedTurn = await findTurn(userId, messageId);
      // A stored question is not asked again, even if no part of the reply was saved.
      if (endedTurn === undefined || endedTurn.finishedAt === null) throw error;
      return { conversationId, text: endedTurn.content, fault: 'The reply was interrupted before it was finished.' };
    }
  };
}
