import type { ChatFile } from '@app/contract/chat-files';
import type { Message } from '@app/contract/conversations';
import { type ComponentType, createContext, type ReactNode, type RefObject, use } from 'react';

export interface SelectionToolsProps {
  /** The element with the messages. */
  root: RefObject<HTMLElement | null>;
  /** Null while the conversation is not stored. */
  conversationId: string | null;
  /** Puts a passage into the input. */
  onQuote: (text: string) => void;
}

export interface InputMenuProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

export interface ModelPickerProps {
  /** The id of the chosen model; null for the shared model, or for the built-in assistant if there is none. */
  model: string | null;
  onModel: (id: string | null) => void;
}

export interface DocumentLinkProps {
  documentId: string;
  /** Counted from 1; null for the beginning. */
  page: number | null;
  /** A passage to mark. */
  quote?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Parts that other features add to a chat; the app provides them. */
export interface ChatSlots {
  /** Above the input while its text begins with a slash. */
  InputMenu?: ComponentType<InputMenuProps>;
  /** In the input: the model that will answer. */
  ModelPicker?: ComponentType<ModelPickerProps>;
  /** In the input: the tools that the model may use. */
  ToolSwitches?: ComponentType<{ model: string | null }>;
  /** Next to the actions of a reply: regenerates the reply with another model. */
  RegenerateWithModel?: ComponentType<{ isLocked: boolean; onModel: (id: string | null) => void }>;
  /** In the heading of a reply: the model that wrote it. */
  ReplyModel?: ComponentType<{ message: Message }>;
  /** For text that is selected in a message. */
  SelectionTools?: ComponentType<SelectionToolsProps>;
  /** Next to the actions of a user message. */
  UserMessageActions?: ComponentType<{ text: string }>;
  /** Runs HTML or an SVG in a frame without network. */
  CodePreview?: ComponentType<{ title: string; source: string; language: string }>;
  /** Next to the title of a document in a message. */
  DocumentActions?: ComponentType<{ messageId: string; title: string }>;
  /** Opens a document of the conversation in the reader. */
  DocumentLink?: ComponentType<DocumentLinkProps>;
  /** Chooses from the library of files. */
  FilePicker?: ComponentType<{ onPick: (files: readonly ChatFile[]) => void; onClose: () => void }>;
  /** Adds a file of a message to the library. */
  KeepFile?: ComponentType<{ fileId: string; name: string }>;
}

const ChatSlotsContext = createContext<ChatSlots>({});

export const ChatSlotsProvider = ChatSlotsContext.Provider;

export function useChatSlots(): ChatSlots {
  return use(ChatSlotsContext);
}
