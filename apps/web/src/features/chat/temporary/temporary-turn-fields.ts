import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatState } from '../chat-state.ts';
import { MessageTree } from '../message-tree.ts';
import type { TurnFields } from '../turn-fields.ts';
import { newestTurns } from './newest-turns.ts';

/** For a chat that exists only in this tab: each question is sent with the turns before it. */
export const temporaryTurnFields: TurnFields = {
  ofNext: (state) => turnsUntil(state, state.activeLeafId),
  ofEdited: (state, { parentId }) => turnsUntil(state, parentId),
  ofRegenerated: (state, target, isContinued) => {
    if (isContinued) return { message: '', continueReply: true, ...turnsUntil(state, target.id) };
    const question = target.role === 'user' ? target : state.messages.find(({ id }) => id === target.parentId);
    return { message: question?.content ?? '', ...turnsUntil(state, question?.parentId ?? null) };
  },
  canContinue: () => true,
};

function turnsUntil({ messages }: ChatState, leafId: string | null): Partial<ChatBodyInput> {
  return { temporary: true, chatHistory: newestTurns(new MessageTree(messages).pathTo(leafId)) };
}
