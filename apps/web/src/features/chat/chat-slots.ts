import { type ComponentType, createContext, type RefObject, use } from 'react';

export interface InputMenuProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** What other features put into a chat; the app fills the places. */
export interface ChatSlots {
  /** Above the input while its text begins with a slash. */
  InputMenu?: ComponentType<InputMenuProps>;
  /** Beside the acts of what the person wrote. */
  OwnMessageActs?: ComponentType<{ text: string }>;
}

const ChatSlotsContext = createContext<ChatSlots>({});

export const ChatSlotsProvider = ChatSlotsContext.Provider;

export function useChatSlots(): ChatSlots {
  return use(ChatSlotsContext);
}
