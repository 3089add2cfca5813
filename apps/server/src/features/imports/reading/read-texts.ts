import { findSecrets } from '@app/understanding/secrets';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import {
  type SearchChunk,
  type SplitChunk,
  splitConversation,
} from '#features/conversations/split-conversation.service.ts';

/** What the reading thread finds in the texts of a conversation, so that the main thread need not read them. */
export interface ReadTexts {
  /** Title and messages for the full-text index; absent if the conversation has no title of its own. */
  searchChunks?: (SearchChunk | SplitChunk)[];
  /** The secrets in each message. */
  secrets: ReturnType<typeof findSecrets>[];
}

export function readTexts({ title, isUntitled, messages }: ParsedConversation): ReadTexts {
  const contents = messages.map(({ content }) => content);
  const ownTitle = isUntitled === true ? '' : (title ?? '').trim();
  return {
    ...(ownTitle !== '' && { searchChunks: splitConversation(ownTitle, contents) }),
    secrets: contents.map(findSecrets),
  };
}
