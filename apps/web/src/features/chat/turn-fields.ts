import type { ChatBodyInput } from '@app/contract/chat';
import type { Message } from '@app/contract/conversations';
import type { ChatState } from './chat-state.ts';

type Fields = Partial<ChatBodyInput>;

/** The fields that tell the server where a turn belongs, besides the text of its question. */
export interface TurnFields {
  ofNext(state: ChatState): Fields;
  ofEdited(state: ChatState, edited: Message): Fields;
  /** `message` is the question for a temporary chat, which the server does not know; otherwise it is empty. */
  ofRegenerated(state: ChatState, target: Message, isContinued: boolean): Fields & { message: string };
  /** Whether a reply that was cut off can be continued. */
  canContinue(state: ChatState): boolean;
}

/** For a conversation that the server stores. A transcript that the server does not know yet is sent along. */
export const storedTurnFields: TurnFields = {
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
  canContinue: ({ conversationId }) => conversationId !== null,
};
