import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatState } from '../chat-state.ts';
import { MessageTree } from '../message-tree.ts';
import type { TurnFields } from '../turn-fields.ts';
import { newestTurns } from './newest-turns.ts';

/** For a chat that exists only in this tab: each question is sent with the turns before it. */
export const temporaryTurnFields: TurnFields = {
  forNext: (state) => historyFields(state, state.activeLeafId),
  forEdited: (state, { parentId }) => historyFields(state, parentId),
  forRegenerated: (state, target) => {
    // A question without a reply can be sent again: then it is the target itself.
    const question = target.role === 'user' ? target : state.messages.find(({ id }) => id === target.parentId);
    return { message: question?.content ?? '', ...historyFields(state, question?.parentId ?? null) };
  },
  forContinued: (state, target) => ({ message: '', continueReply: true, ...historyFields(state, target.id) }),
  canContinue: () => true,
};

/** Fields with the turns up to and including a message. */
function historyFields({ messages }: ChatState, lastMessageId: string | null): Partial<ChatBodyInput> {
  return { temporary: true, chatHistory: newestTurns(new MessageTree(messages).pathTo(lastMessageId)) };
}
