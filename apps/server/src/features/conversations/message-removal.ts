import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { activePath } from './branches.ts';
import type { ConversationRow } from './conversations.repository.ts';
import * as conversationRepository from './conversations.repository.ts';
import { formatPreview } from './prepared-conversation.ts';
import { fingerprint, ROOT_FINGERPRINT } from './fingerprint.ts';
import * as messageRepository from './stored-messages.repository.ts';
import * as indexRepository from './search-index.repository.ts';
import { chunkTexts } from './search-chunks.ts';

/** The state of a conversation before an import changed it. */
export interface StateBefore {
  activeLeafId: string | null;
  sourceHash: string | null;
  lastActivityAt: string;
}

/**
 * Removes the messages that an import added and restores the branch that was shown before. Messages that were added below
 * removed ones stay, as replies to the nearest remaining message above. If `importId` is null, the messages of all imports
 * are removed.
 */
export async function removeImportedMessages(
  scope: OwnerScope,
  conversation: ConversationRow,
  importId: string | null,
  before: StateBefore | null,
): Promise<void> {
  const { tx, userId } = scope;
  const all = await messageRepository.listMessages(tx, userId, conversation.id);
  const isRemoved = (message: messageRepository.MessageRow): boolean =>
    importId === null ? message.importId !== null : message.importId === importId;
  const removed = new Set(all.filter(isRemoved).map(({ id }) => id));
  const remaining = relinkRemaining(all, removed);
  // A message whose links did not change is still the same object.
  const loaded = new Set(all);
  const relinked = remaining.filter((message) => !loaded.has(message));
  await messageRepository.updateLinks(tx, userId, conversation.id, relinked);
  await removeMessages(scope, conversation, { all: remaining, removed, before });
}

/** Whether the conversation has messages that are not from an import. */
export async function hasOwnMessages(scope: OwnerScope, conversationId: string): Promise<boolean> {
  const all = await messageRepository.listMessages(scope.tx, scope.userId, conversationId);
  return all.some(({ importId }) => importId === null);
}

/** Removes messages that a later export replaces. `removed` must also have all messages below them. */
export async function removeReplacedMessages(
  scope: OwnerScope,
  conversation: ConversationRow,
  removed: ReadonlySet<string>,
): Promise<void> {
  const all = await messageRepository.listMessages(scope.tx, scope.userId, conversation.id);
  await removeMessages(scope, conversation, { all, removed, before: null });
}

async function removeMessages(
  { tx, userId }: OwnerScope,
  conversation: ConversationRow,
  change: { all: readonly messageRepository.MessageRow[]; removed: ReadonlySet<string>; before: StateBefore | null },
): Promise<void> {
  const { all, removed, before } = change;
  await messageRepository.deleteMessages(tx, userId, conversation.id, [...removed]);
  const remaining = all.filter((message) => !removed.has(message.id));
  const leaf = conversation.activeLeafId;
  const activeLeafId =
    leaf !== null && removed.has(leaf) ? (before?.activeLeafId ?? remaining.at(-1)?.id ?? null) : leaf;
  const path = activePath(remaining, activeLeafId);
  await conversationRepository.updateConversationRow(tx, userId, conversation.id, {
    activeLeafId,
    messageCount: remaining.length,
    preview: formatPreview(path),
    sourceHash: before?.sourceHash ?? null,
    lastActivityAt: path.at(-1)?.createdAt ?? conversation.lastActivityAt,
  });
  await indexRepository.deleteSearchChunks(tx, userId, conversation.id);
  const texts = [{ seq: 0, text: conversation.title }, ...remaining.map((m) => ({ seq: m.seq, text: m.content }))];
  const chunks = chunkTexts(texts).map((chunk) => ({ ...chunk, conversationId: conversation.id }));
  await indexRepository.insertSearchChunks(tx, userId, chunks);
  await bumpUserVersion(tx, userId);
}

/**
 * The remaining messages. A message whose parent is removed becomes a reply to the nearest remaining message above. It
 * and all messages below it get new fingerprints, because a fingerprint covers all messages above.
 */
function relinkRemaining(
  all: readonly messageRepository.MessageRow[],
  removed: ReadonlySet<string>,
): messageRepository.MessageRow[] {
  const byId = new Map(all.map((message) => [message.id, message]));
  const fingerprints = new Map<string, string>();
  return all.flatMap((message) => {
    if (removed.has(message.id)) return [];
    let { parentId } = message;
    while (parentId !== null && removed.has(parentId)) parentId = byId.get(parentId)?.parentId ?? null;
    const parentFingerprint = parentId === null ? ROOT_FINGERPRINT : (fingerprints.get(parentId) ?? ROOT_FINGERPRINT);
    const newFingerprint = fingerprint(parentFingerprint, message.role, message.content);
    fingerprints.set(message.id, newFingerprint);
    if (parentId === message.parentId && newFingerprint === message.fingerprint) return [message];
    return [{ ...message, parentId, fingerprint: newFingerprint }];
  });
}
