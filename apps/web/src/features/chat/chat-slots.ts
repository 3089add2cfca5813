import { type ComponentType, createContext, type RefObject, use } from 'react';

export interface InputMenuProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** Parts that other features add to a chat; the app provides them. */
export interface ChatSlots {
  /** Above the input while its text begins with a slash. */
  InputMenu?: ComponentType<InputMenuProps>;
  /** Next to the actions of a user message. */
  OwnMessageActions?: ComponentType<{ text: string }>;
  /** Next to the title of a document in a message. */
  DocumentActions?: ComponentType<{ messageId: string; title: string }>;
}

const ChatSlotsContext = createContext<ChatSlots>({});

export const ChatSlotsProvider = ChatSlotsContext.Provider;

export function useChatSlots(): ChatSlots {
  return use(ChatSlotsContext);
}
