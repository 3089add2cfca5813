import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { activePath } from './branches.ts';
import type { ConversationRow } from './conversations.repository.ts';
import * as rows from './conversations.repository.ts';
import { formatPreview } from './prepared-conversation.ts';
import * as stored from './stored-messages.repository.ts';
import { chunkWords } from './words.ts';

/** The state of a conversation before an import added messages to it. */
export interface StateBefore {
  activeLeafId: string | null;
  sourceHash: string | null;
  lastActivityAt: string;
}

/**
 * Removes the messages an import added and shows the branch from before it again. Imported messages that the user has
 * answered since stay, and so does the branch they are on.
 */
export async function removeImported(
  scope: OwnerScope,
  conversation: ConversationRow,
  importId: string,
  before: StateBefore | null,
): Promise<void> {
  const all = await stored.listMessages(scope.tx, scope.userId, conversation.id);
  await removeMessages(scope, conversation, { all, removed: listRemovable(all, importId), before });
}

/** Removes messages without children, which a later state of the same export replaces. */
export async function dropMessages(
  scope: OwnerScope,
  conversation: ConversationRow,
  removed: ReadonlySet<string>,
): Promise<void> {
  const all = await stored.listMessages(scope.tx, scope.userId, conversation.id);
  await removeMessages(scope, conversation, { all, removed, before: null });
}

async function removeMessages(
  { tx, userId }: OwnerScope,
  conversation: ConversationRow,
  change: { all: readonly stored.MessageRow[]; removed: ReadonlySet<string>; before: StateBefore | null },
): Promise<void> {
  const { all, removed, before } = change;
  await stored.deleteMessages(tx, userId, conversation.id, [...removed]);
  const left = all.filter((message) => !removed.has(message.id));
  const leaf = conversation.activeLeafId;
  const activeLeafId = leaf !== null && removed.has(leaf) ? (before?.activeLeafId ?? left.at(-1)?.id ?? null) : leaf;
  const path = activePath(left, activeLeafId);
  await rows.updateConversationRow(tx, userId, conversation.id, {
    activeLeafId,
    messageCount: left.length,
    preview: formatPreview(path),
    sourceHash: before?.sourceHash ?? null,
    lastActivityAt: path.at(-1)?.createdAt ?? conversation.lastActivityAt,
  });
  await stored.deleteWords(tx, userId, conversation.id);
  const texts = [{ seq: 0, text: conversation.title }, ...left.map((m) => ({ seq: m.seq, text: m.content }))];
  const chunks = chunkWords(texts).map((chunk) => ({ ...chunk, conversationId: conversation.id }));
  await stored.insertWords(tx, userId, chunks);
  await bumpUserVersion(tx, userId);
}

/** The import's messages that no other message follows: from the ends of the branches inwards. */
function listRemovable(all: readonly stored.MessageRow[], importId: string): Set<string> {
  const kept = new Set<string>();
  const removable = new Set<string>();
  for (const message of all.toReversed()) {
    if (message.importId !== importId || kept.has(message.id)) {
      if (message.parentId !== null) kept.add(message.parentId);
    } else removable.add(message.id);
  }
  return removable;
}
