import type { ConversationSource, MessageBlock } from '@app/contract/conversations';

/** A message to be stored, its id already given so that children can name it. */
export interface MessageDraft {
  id: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  content: string;
  blocks?: MessageBlock[];
  createdAt: Date;
  status?: 'complete' | 'interrupted';
  model?: string;
  /** The provider's id, for imported ones. */
  sourceId?: string;
  importId?: string;
}

/** A conversation to be stored whole. `messages` come parents first; `activeLeafId` is one of theirs. */
export interface ConversationDraft {
  id: string;
  /** Null or empty: made from the first question. */
  title: string | null;
  source: ConversationSource;
  sourceId?: string;
  sourceHash?: string;
  createdAt: Date;
  updatedAt: Date;
  isArchived?: boolean;
  isPinned?: boolean;
  /** Where the user wants it; absent: the categoriser decides. */
  categoryId?: string;
  messages: MessageDraft[];
  activeLeafId: string | null;
}
