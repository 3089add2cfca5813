import type { Database } from '#db/database.ts';
import type { ChatService } from '#features/chat/chat.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import { AppError } from '#platform/app-error.ts';
import * as rows from './prompts.repository.ts';

export interface AskDependencies {
  db: Database;
  chat: Pick<ChatService, 'accept' | 'answer' | 'getTurn'>;
  conversations: Pick<ConversationsService, 'find' | 'update'>;
}

export interface Answered {
  conversationId: string;
  /** Empty when it is not known any more. */
  text: string;
  /** It broke off, in a sentence. */
  fault: string | null;
}

type Turn = Awaited<ReturnType<ChatService['getTurn']>>;

/**
 * Asks the question of a run through the chat, and reads its answer. The run names the question: whoever takes it over
 * finds the same one instead of asking again. Throws what the chat throws when there is no answer at all.
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

  async function take(run: rows.PromptRow): Promise<Turn | Answered> {
    const { userId, id, prompt, timeZone, runConversationId, runMessageId, runDueAt } = run;
    if (runMessageId !== null && runConversationId !== null) {
      const taken = await findTurn(userId, runMessageId);
      if (taken !== undefined) return taken;
      // Of an answer that was told long ago only the conversation is left; one that never came left nothing.
      const kept = await conversations.find(db, userId, runConversationId);
      if (kept !== undefined) return { conversationId: runConversationId, text: '', fault: null };
    }
    const key = `prompt:${id}:${runDueAt?.toISOString() ?? ''}`;
    const turn = await chat.accept(userId, { message: prompt, timeZone }, key);
    const { conversationId, messageId } = turn;
    await rows.updateRun(db, run, { runConversationId: conversationId, runMessageId: messageId });
    return turn;
  }

  return async (run: rows.PromptRow): Promise<Answered> => {
    const taken = await take(run);
    if (!('messageId' in taken)) return taken;
    const { userId, messageId, conversationId } = taken;
    try {
      const { response } = await chat.answer(taken);
      const ended = await findTurn(userId, messageId);
      const fault = ended?.state === 'stopped' ? 'The answer was stopped before its end.' : null;
      return { conversationId, text: response, fault };
    } catch (error) {
      const ended = await findTurn(userId, messageId);
      // Once a question is kept it counts, and is not asked again though no word of its answer was saved.
      if (ended === undefined || ended.finishedAt === null) throw error;
      return { conversationId, text: ended.content, fault: 'The answer broke off before it was finished.' };
    }
  };
}
