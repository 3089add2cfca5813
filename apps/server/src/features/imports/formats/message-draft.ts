import type { ParsedBlock } from './conversation-tree.ts';

/** A message as a provider's parser read it. */
export interface MessageDraft {
  sourceId: string;
  parentSourceId: string | null;
  role: 'user' | 'assistant';
  /** In the order shown; texts become the message's content. */
  blocks: ParsedBlock[];
  createdAt: number | null;
  model: string | null;
  isInterrupted: boolean;
}
