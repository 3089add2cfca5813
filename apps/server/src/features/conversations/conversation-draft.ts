import type { ConversationSource, MessageBlock, ReplyTokens } from '@app/contract/conversations';
import type { SecretCount } from '#events/conversations.ts';
import type { EngineResult } from './categorisation.ts';
import type { SearchChunk, SplitChunk } from './search-chunks.ts';

/** A message to store. It has its id already, so that its children can refer to it. */
export interface MessageDraft {
  id: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  content: string;
  blocks?: MessageBlock[];
  createdAt: Date;
  status?: 'complete' | 'interrupted';
  model?: string;
  tokens?: ReplyTokens;
  /** The provider's id of an imported message. */
  sourceId?: string;
  importId?: string;
  /** Whether a reply to this message is being written. The reply will be stored even if it is interrupted. */
  awaitsReply?: boolean;
  /** The secrets found in the message; absent if it was not scanned yet. */
  secrets?: readonly SecretCount[];
}

/** A conversation to store. In `messages` parents come before their replies; `activeLeafId` is the id of one of these messages. */
export interface ConversationDraft {
  id: string;
  /** Null or empty: derived from the first question. */
  title: string | null;
  source: ConversationSource;
  sourceId?: string;
  sourceHash?: string;
  /** The values that the latest import had for these fields; absent if the conversation was not imported. */
  sourceState?: { isPinned: boolean; isArchived: boolean; updatedAt: number | null };
  createdAt: Date;
  updatedAt: Date;
  isArchived?: boolean;
  isPinned?: boolean;
  project?: string | null;
  assistantName?: string | null;
  instructions?: string;
  temperature?: number | null;
  /** Chosen by the user; undefined: the categoriser decides. */
  categoryId?: string;
  /** A subcategory of `categoryId`. */
  subcategoryId?: string | null;
  messages: MessageDraft[];
  activeLeafId: string | null;
  /** The title and the messages for the full-text index, if they were split already. */
  searchChunks?: (SearchChunk | SplitChunk)[];
  /** What the engine that all users share finds in the texts, if it has read them already. */
  findings?: EngineFindings;
}

export interface EngineFindings {
  categorisation: EngineResult;
  /** From 0 to 1; 0.5 is neutral. */
  sentiment: number;
}
