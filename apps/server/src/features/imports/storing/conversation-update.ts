import type { Tx } from '#db/database.ts';
import type { ConversationRow, ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { NewId } from '#platform/ids.ts';
import { toDocumentDrafts, toMessageDrafts, toSourceState } from './conversation-from-export.ts';
import type { ParsedConversation, ParsedMessage } from '@app/formats/conversation/conversation-tree';
import { toMessageBlocks } from '@app/formats/conversation/message-blocks';
import type { ImportTally, Outcome } from './import-tally.ts';
import * as rows from '../imports.repository.ts';
import type { StorageBudget } from '../storage-quota.ts';
import { findOutdatedReplies } from './outdated-replies.ts';

export interface SliceDependencies {
  conversations: ConversationsService;
  documents: DocumentsService;
  attachments: AttachmentsService;
  newId: NewId;
}

/** What storing a part of an import needs, in the transaction of the caller. */
export interface SliceContext extends SliceDependencies {
  tx: Tx;
  userId: string;
  row: rows.ImportRow;
  now: Date;
  tally: ImportTally;
  budget: StorageBudget;
}

/** Updates a conversation that an earlier import stored. Everything that the user changed or deleted stays as it is. */
export async function updateStored(
  context: SliceContext,
  parsed: ParsedConversation,
  stored: ConversationRow,
): Promise<Outcome> {
  if (stored.deletedAt !== null && stored.deletedByImportId === null) return 'skipped';
  const wasUndone = stored.deletedAt !== null;
  if (wasUndone) await restore(context, stored);
  const isEqual = stored.sourceHash === parsed.contentHash;
  const hasChanged = !isEqual && (await applySourceProperties(context, parsed, stored, wasUndone));
  const hasGrown = !isEqual && (await addMessages(context, parsed, stored, wasUndone));
  const hasFiles = !hasGrown && (await addFiles(context, parsed, stored));
  // Documents that did not fit into the budget are tried again.
  const mayHaveNewDocuments = !isEqual || hasFiles || context.budget.isLimited;
  const hasDocuments = mayHaveNewDocuments && (await addDocuments(context, parsed, stored, wasUndone));
  if (wasUndone) return 'created';
  return hasGrown || hasFiles || hasChanged || hasDocuments ? 'updated' : 'unchanged';
}

/**
 * Applies changes of the title, pin, archive flag and project at the source, except to what the user changed here. Ignores
 * an export that is older than the last one. Returns whether anything changed.
 */
async function applySourceProperties(
  context: SliceContext,
  parsed: ParsedConversation,
  stored: ConversationRow,
  wasUndone: boolean,
): Promise<boolean> {
  const { tx, userId, conversations } = context;
  const lastExport = stored.sourceState;
  if (lastExport !== null && (lastExport.updatedAt ?? 0) > (parsed.updatedAt ?? 0)) return false;
  const changes = changedProperties(parsed, stored);
  const project = parsed.projectName ?? parsed.projectId ?? stored.project;
  await conversations.updateRow(tx, userId, stored.id, { sourceState: toSourceState(parsed), project });
  if (Object.keys(changes).length === 0) return project !== stored.project;
  if (!wasUndone) {
    const { title, isPinned, isArchived } = stored;
    await saveStateBefore(context, stored, { title, isPinned, isArchived });
  }
  await conversations.applySourceChanges({ tx, userId }, stored, changes);
  if (changes.isArchived === true) context.tally.addArchived();
  return true;
}

/** The properties that changed at the source, except those that the user has changed in the app. */
function changedProperties(parsed: ParsedConversation, stored: ConversationRow) {
  const { title, isUntitled, isPinned, isArchived } = parsed;
  const lastExport = stored.sourceState;
  const hasNewTitle = title !== null && !isUntitled && title !== stored.title && stored.titledBy !== 'user';
  return {
    ...(hasNewTitle && { title, titledBy: 'source' as const }),
    ...(lastExport?.isPinned === stored.isPinned && isPinned !== stored.isPinned && { isPinned }),
    ...(lastExport?.isArchived === stored.isArchived && isArchived !== stored.isArchived && { isArchived }),
  };
}

/** Adds files that the earlier export named but did not contain. Returns whether any were added. */
async function addFiles(
  { tx, userId, attachments, conversations }: SliceContext,
  parsed: ParsedConversation,
  stored: ConversationRow,
): Promise<boolean> {
  const files = listFiles(parsed.messages, stored.id);
  if (files.length === 0 || (await attachments.saveUses({ tx, userId }, files)) === 0) return false;
  const ids = await conversations.mapSourceIds(tx, userId, stored.id);
  for (const { sourceId, blocks } of parsed.messages) {
    const id = ids.get(sourceId);
    const hasFile = blocks?.some((block) => block.type === 'attachment' && block.file);
    if (id === undefined || !blocks || !hasFile) continue;
    await conversations.updateBlocks(tx, userId, stored.id, { id, blocks: toMessageBlocks(blocks) });
  }
  return true;
}

/** Adds documents and versions that are new. Returns whether any were added. */
async function addDocuments(
  context: SliceContext,
  parsed: ParsedConversation,
  stored: ConversationRow,
  wasUndone: boolean,
): Promise<boolean> {
  const { tx, userId, row, budget, conversations, documents } = context;
  if (parsed.documents === undefined) return false;
  await conversations.lockConversation(tx, userId, stored.id);
  const ids = await conversations.mapSourceIds(tx, userId, stored.id);
  const drafts = toDocumentDrafts(parsed, ids, stored.createdAt);
  const conversationDocuments = { conversationId: stored.id, isNew: false, importId: row.id, documents: drafts };
  const changed = await documents.store({ tx, userId }, [conversationDocuments], { budget, hasLaterEvent: true });
  if (changed.size > 0 && !wasUndone) await saveStateBefore(context, stored);
  return changed.size > 0;
}

async function restore({ tx, userId, row, conversations }: SliceContext, stored: ConversationRow): Promise<void> {
  await conversations.restore({ tx, userId }, stored.id);
  const change = { importId: row.id, conversationId: stored.id, action: 'restored' as const, before: null };
  await rows.insertChanges(tx, userId, [change]);
}

/**
 * Adds messages that are new; a user who continued the conversation here keeps seeing their branch. Returns whether any
 * were added.
 */
async function addMessages(
  context: SliceContext,
  parsed: ParsedConversation,
  stored: ConversationRow,
  wasUndone: boolean,
): Promise<boolean> {
  const { tx, userId, row, newId, attachments, conversations } = context;
  const messages = await conversations.listMessages(tx, userId, stored.id);
  const outdated = findOutdatedReplies(messages, parsed);
  const ids = new Map(
    messages.flatMap(({ id, sourceId }) => (sourceId === null || outdated.has(id) ? [] : [[sourceId, id] as const])),
  );
  const missing = parsed.messages.filter((message) => !ids.has(message.sourceId));
  if (missing.length === 0) {
    await conversations.updateRow(tx, userId, stored.id, { sourceHash: parsed.contentHash });
    return false;
  }
  const current = await conversations.lockConversation(tx, userId, stored.id);
  if (current === undefined) return false;
  const shownLeafId = current.activeLeafId;
  const isContinuedHere =
    shownLeafId !== null && !outdated.has(shownLeafId) && ![...ids.values()].includes(shownLeafId);
  const drafts = toMessageDrafts(missing, ids, current.createdAt, { newId, importId: row.id });
  const leaf = ids.get(parsed.activeLeafSourceId) ?? drafts.at(-1)?.id ?? null;
  if (!wasUndone) await saveStateBefore(context, current);
  await attachments.saveUses({ tx, userId }, listFiles(missing, stored.id));
  if (outdated.size > 0) await conversations.removeReplacedMessages({ tx, userId }, current, outdated);
  const locked = await conversations.lockConversation(tx, userId, stored.id);
  await conversations.appendMessages({ tx, userId }, locked ?? current, drafts, {
    activeLeafId: isContinuedHere ? current.activeLeafId : leaf,
    sourceHash: parsed.contentHash,
  });
  return true;
}

/** Saves the state that an undo of the import restores. */
async function saveStateBefore(
  { tx, userId, row }: SliceContext,
  current: ConversationRow,
  properties: { title?: string; isPinned?: boolean; isArchived?: boolean } = {},
): Promise<void> {
  const { id, activeLeafId, sourceHash, lastActivityAt } = current;
  const before = { activeLeafId, sourceHash, lastActivityAt: lastActivityAt.toISOString(), ...properties };
  await rows.insertChanges(tx, userId, [{ importId: row.id, conversationId: id, action: 'updated', before }]);
}

/** The files in the messages of a conversation. */
export function listFiles(messages: readonly ParsedMessage[], conversationId: string | undefined) {
  if (conversationId === undefined) return [];
  return messages.flatMap(({ blocks }) =>
    (blocks ?? []).flatMap((block) =>
      block.type === 'attachment' && block.file ? [{ conversationId, ...block.file }] : [],
    ),
  );
}
