import type { ChatBodyInput } from '@app/contract/chat';
import type { Message } from '@app/contract/conversations';
import type { ChatState } from './chat-state.ts';
import { MessageTree } from './message-tree.ts';
import { newestTurns } from './newest-turns.ts';

type Place = Partial<ChatBodyInput>;

/** What tells the server where a turn belongs, besides the text of its question. */
export interface TurnPlace {
  ofNext(state: ChatState): Place;
  ofEdited(state: ChatState, edited: Message): Place;
  /** With the question, for a server that does not know it. */
  ofRegenerated(state: ChatState, target: Message, isContinued: boolean): Place & { message: string };
}

/** In a conversation that the server stores; a transcript that it does not know yet is sent along. */
export const storedPlace: TurnPlace = {
  ofNext: ({ conversationId, messages }) => {
    const chatHistory = conversationId === null ? messages.map(({ role, content }) => ({ role, content })) : [];
    return { conversationId, ...(chatHistory.length > 0 && { chatHistory }) };
  },
  ofEdited: ({ conversationId }, { parentId }) => ({ conversationId, parentMessageId: parentId }),
  ofRegenerated: ({ conversationId }, { id }, isContinued) => ({
    message: '',
    conversationId,
    ...(isContinued ? { continueMessageId: id } : { regenerateMessageId: id }),
  }),
};

/** In a chat that only this tab holds: each question brings the turns before it. */
export const temporaryPlace: TurnPlace = {
  ofNext: (state) => turnsUntil(state, state.activeLeafId),
  ofEdited: (state, { parentId }) => turnsUntil(state, parentId),
  ofRegenerated: (state, target) => {
    const question = target.role === 'user' ? target : state.messages.find(({ id }) => id === target.parentId);
    return { message: question?.content ?? '', ...turnsUntil(state, question?.parentId ?? null) };
  },
};

function turnsUntil({ messages }: ChatState, leafId: string | null): Place {
  return { temporary: true, chatHistory: newestTurns(new MessageTree(messages).pathTo(leafId)) };
}
