import type { ChatBodyInput } from '@app/contract/chat';
import type { Message } from '@app/contract/conversations';
import type { ChatState } from './chat-state.ts';

type Fields = Partial<ChatBodyInput>;

/** The fields that tell the server where a turn belongs, besides the text of its question. */
export interface TurnFields {
  forNext(state: ChatState): Fields;
  forEdited(state: ChatState, edited: Message): Fields;
  /**
   * For a question to be answered again, or a reply to be regenerated. `message` is the question in a temporary chat,
   * which the server does not know; otherwise it is empty.
   */
  forRegenerated(state: ChatState, target: Message): Fields & { message: string };
  /** For a reply that was cut off. */
  forContinued(state: ChatState, target: Message): Fields & { message: string };
  /** Whether a reply that was cut off can be continued. */
  canContinue(state: ChatState): boolean;
}

/** For a conversation that the server stores. A transcript that the server does not know yet is sent along. */
export const storedTurnFields: TurnFields = {
  forNext: ({ conversationId, messages }) => {
    const chatHistory = conversationId === null ? messages.map(({ role, content }) => ({ role, content })) : [];
    return { conversationId, ...(chatHistory.length > 0 && { chatHistory }) };
  },
  forEdited: ({ conversationId }, { parentId }) => ({ conversationId, parentMessageId: parentId }),
  forRegenerated: ({ conversationId }, { id }) => ({ message: '', conversationId, regenerateMessageId: id }),
  forContinued: ({ conversationId }, { id }) => ({ message: '', conversationId, continueMessageId: id }),
  canContinue: ({ conversationId }) => conversationId !== null,
};
