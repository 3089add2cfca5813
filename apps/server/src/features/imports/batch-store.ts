import type { Tx } from '#db/database.ts';
import type { ConversationRow, ConversationsService } from '#features/conversations/conversations.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { NewId } from '#platform/ids.ts';
import { toConversationDraft, toMessageDrafts } from './conversation-from-export.ts';
import type { ParsedConversation, ParsedMessage } from './formats/conversation-tree.ts';
import { toMessageBlocks } from './formats/message-blocks.ts';
import type { ImportTally } from './import-state.ts';
import * as rows from './imports.repository.ts';
import { findOutdatedAnswers } from './outdated-answers.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

export interface BatchContext {
  tx: Tx;
  userId: string;
  row: rows.ImportRow;
  now: Date;
  tally: ImportTally;
}

type Skip = rows.NewSkip;

export interface BatchStoreDependencies {
  conversations: ConversationsService;
  attachments: AttachmentsService;
  newId: NewId;
}

/** Stores a slice of an import in the caller's transaction: new conversations at once, grown and trashed ones singly. */
export function createBatchStore({ conversations, attachments, newId }: BatchStoreDependencies) {
  async function storeSlice(context: BatchContext, items: readonly (ConversationItem | SkippedItem)[]): Promise<void> {
    const { tx, userId, row, tally, now } = context;
    const known = await findKnown(context, items);
    const skips: Skip[] = [];
    const fresh: ParsedConversation[] = [];
    const seen = new Set<string>();
    for (const item of items) {
      if (item.type === 'skipped') {
        // A whole file is no conversation that was found.
        if (item.code !== 'unknown_format') tally.add('skipped', null);
        skips.push(toSkip(item));
        continue;
      }
      const { conversation: parsed } = item;
      if (!isChosen(parsed, row.options)) continue;
      const key = `${parsed.source}\n${parsed.sourceId}`;
      const stored = known.get(key);
      if (stored !== undefined) await meetKnown(context, parsed, stored, skips, item.item);
      else if (seen.has(key)) tally.add('unchanged', parsed.source);
      else {
        seen.add(key);
        fresh.push(parsed);
        tally.add('created', parsed.source);
      }
    }
    const mapping = row.options.mapping ?? {};
    const drafts = fresh.map((parsed) => {
      const categoryId = mapping[parsed.projectName ?? ''] ?? mapping[parsed.projectId ?? ''];
      return toConversationDraft(parsed, { newId, importId: row.id, now, categoryId });
    });
    await rows.insertSkips(tx, userId, row.id, skips);
    const created = drafts.map(({ id }) => ({
      importId: row.id,
      conversationId: id,
      action: 'created' as const,
      before: null,
    }));
    await rows.insertChanges(tx, userId, created);
    await conversations.storeConversations({ tx, userId }, drafts);
    await attachments.note(
      { tx, userId },
      fresh.flatMap((parsed, at) => filesOf(parsed.messages, drafts[at]?.id)),
    );
  }

  async function findKnown({ tx, userId }: BatchContext, items: readonly (ConversationItem | SkippedItem)[]) {
    const bySource = new Map<string, string[]>();
    for (const item of items) {
      if (item.type === 'skipped') continue;
      const { source, sourceId } = item.conversation;
      bySource.set(source, [...(bySource.get(source) ?? []), sourceId]);
    }
    const known = new Map<string, ConversationRow>();
    for (const [source, ids] of bySource) {
      for (const row of await conversations.findBySource(tx, userId, source, ids))
        known.set(`${source}\n${row.sourceId}`, row);
    }
    return known;
  }

  /** Met before: unchanged, grown, or in the trash. What the user changed by hand stays. */
  async function meetKnown(
    context: BatchContext,
    parsed: ParsedConversation,
    stored: ConversationRow,
    skips: Skip[],
    item: string,
  ): Promise<void> {
    const { tally } = context;
    if (stored.deletedAt !== null && stored.deletedByImportId === null) {
      tally.add('skipped', parsed.source);
      skips.push({ ...toSkip({ item, reason: 'in trash' }), conversationId: stored.id });
      return;
    }
    const wasUndone = stored.deletedAt !== null;
    if (wasUndone) await restore(context, stored);
    const hasGrown = stored.sourceHash !== parsed.contentHash && (await grow(context, parsed, stored, wasUndone));
    const hasFiles = !hasGrown && (await addFiles(context, parsed, stored));
    tally.add(wasUndone ? 'created' : hasGrown || hasFiles ? 'updated' : 'unchanged', parsed.source);
  }

  /** An earlier export named files and did not hold them; this one does. */
  async function addFiles({ tx, userId }: BatchContext, parsed: ParsedConversation, stored: ConversationRow) {
    const files = filesOf(parsed.messages, stored.id);
    if (files.length === 0 || (await attachments.note({ tx, userId }, files)) === 0) return false;
    const ids = await conversations.mapSourceIds(tx, userId, stored.id);
    for (const { sourceId, blocks } of parsed.messages) {
      const id = ids.get(sourceId);
      const shows = blocks?.some((block) => block.type === 'attachment' && block.file);
      if (id === undefined || !blocks || !shows) continue;
      await conversations.updateBlocks(tx, userId, stored.id, { id, blocks: toMessageBlocks(blocks) });
    }
    return true;
  }

  async function restore({ tx, userId, row }: BatchContext, stored: ConversationRow): Promise<void> {
    await conversations.restore({ tx, userId }, stored.id);
    const change = { importId: row.id, conversationId: stored.id, action: 'restored' as const, before: null };
    await rows.insertChanges(tx, userId, [change]);
  }

  /** Adds the messages that are new. Whoever went on talking here keeps their branch. */
  async function grow(
    { tx, userId, row }: BatchContext,
    parsed: ParsedConversation,
    stored: ConversationRow,
    wasUndone: boolean,
  ): Promise<boolean> {
    const messages = await conversations.listMessages(tx, userId, stored.id);
    const outdated = findOutdatedAnswers(messages, parsed);
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
    const shown = current.activeLeafId;
    const isContinued = shown !== null && !outdated.has(shown) && ![...ids.values()].includes(shown);
    const drafts = toMessageDrafts(missing, ids, current.createdAt, { newId, importId: row.id });
    const leaf = ids.get(parsed.activeLeafSourceId) ?? drafts.at(-1)?.id ?? null;
    if (!wasUndone) {
      const { activeLeafId, sourceHash, lastActivityAt } = current;
      const before = { activeLeafId, sourceHash, lastActivityAt: lastActivityAt.toISOString() };
      await rows.insertChanges(tx, userId, [
        { importId: row.id, conversationId: stored.id, action: 'updated', before },
      ]);
    }
    await attachments.note({ tx, userId }, filesOf(missing, stored.id));
    if (outdated.size > 0) await conversations.dropMessages({ tx, userId }, current, outdated);
    const held = await conversations.lockConversation(tx, userId, stored.id);
    await conversations.appendMessages({ tx, userId }, held ?? current, drafts, {
      activeLeafId: isContinued ? current.activeLeafId : leaf,
      sourceHash: parsed.contentHash,
    });
    return true;
  }

  return { storeSlice };
}

function toSkip({ item, reason, kept }: Pick<SkippedItem, 'item' | 'reason' | 'kept'>): Skip {
  return { item, reason, conversationId: null, keptHash: kept?.hash ?? null, keptBytes: kept?.size ?? null };
}

/** Whether the person wants it, by what was chosen before the start. */
function isChosen(parsed: ParsedConversation, { sources, withoutProjects }: rows.ImportRow['options']): boolean {
  if (sources !== undefined && !sources.includes(parsed.source)) return false;
  const project = parsed.projectName ?? parsed.projectId;
  return project === null || withoutProjects?.includes(project) !== true;
}

function filesOf(messages: readonly ParsedMessage[], conversationId: string | undefined) {
  if (conversationId === undefined) return [];
  return messages.flatMap(({ blocks }) =>
    (blocks ?? []).flatMap((block) =>
      block.type === 'attachment' && block.file ? [{ conversationId, ...block.file }] : [],
    ),
  );
}
