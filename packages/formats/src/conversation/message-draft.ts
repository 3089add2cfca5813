import type { DraftBlock } from './document-step.ts';

/** The result of a provider's parser for one message. */
export interface MessageDraft {
  sourceId: string;
  parentSourceId: string | null;
  role: 'user' | 'assistant';
  /** In the order shown; texts become the message's content. */
  blocks: DraftBlock[];
  createdAt: number | null;
  model: string | null;
  isInterrupted: boolean;
}
