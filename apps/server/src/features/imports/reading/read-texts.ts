import { findSecrets } from '@app/understanding/secrets';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import type { EngineFindings } from '#features/conversations/engine-findings.service.ts';
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
  /** Absent in a small import, whose reading thread does not load the engine, and if the engine failed. */
  findings?: EngineFindings;
}

/**
 * The reading thread leaves the texts of a longer conversation to the main thread. Receiving and storing all that was
 * found in them at once would block the main thread for longer than reading them itself, piece by piece.
 */
const MAX_CHARACTERS = 4_000_000;

/** All but the findings of the engine. Undefined for a very long conversation. */
export function readTexts(conversation: ParsedConversation): ReadTexts | undefined {
  const { title, isUntitled, messages } = conversation;
  const contents = messages.map(({ content }) => content);
  if (contents.reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS) return undefined;
  const ownTitle = isUntitled === true ? '' : (title ?? '').trim();
  return {
    ...(ownTitle !== '' && { searchChunks: splitConversation(ownTitle, contents) }),
    secrets: contents.map(findSecrets),
  };
}
