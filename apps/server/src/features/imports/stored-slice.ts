import type { ConversationRow } from '#features/conversations/conversations.service.ts';
import { toConversationDraft } from './conversation-from-export.ts';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import * as rows from './imports.repository.ts';
import { listFiles, type SliceContext, updateKnown } from './known-conversation.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

type Items = readonly (ConversationItem | SkippedItem)[];

/** Stores a slice of an import: new conversations all at once, known ones one by one. */
export async function storeSlice(context: SliceContext, items: Items): Promise<void> {
  const { tx, userId, row, tally } = context;
  const known = await findKnown(context, items);
  const skips: rows.NewSkip[] = [];
  const added = new Map<string, ParsedConversation>();
  for (const item of items) {
    if (item.type === 'skipped') {
      // A skipped file does not count as a conversation found.
      if (item.code !== 'unknown_format') tally.add('skipped', null);
      skips.push(toSkip(item));
      continue;
    }
    const { conversation: parsed } = item;
    if (!isChosen(parsed, row.options)) continue;
    const key = keyOf(parsed.source, parsed.sourceId);
    const stored = known.get(key);
    if (stored !== undefined) {
      const outcome = await updateKnown(context, parsed, stored);
      tally.add(outcome, parsed.source);
      if (outcome !== 'skipped') continue;
      skips.push({ ...toSkip({ item: item.item, reason: 'in trash' }), conversationId: stored.id });
    } else if (added.has(key)) tally.add('unchanged', parsed.source);
    else {
      added.set(key, parsed);
      tally.add('created', parsed.source);
    }
  }
  await rows.insertSkips(tx, userId, row.id, skips);
  await storeNew(context, [...added.values()]);
}

async function storeNew(context: SliceContext, added: readonly ParsedConversation[]): Promise<void> {
  const { tx, userId, row, now, newId, conversations, attachments } = context;
  const mapping = row.options.mapping ?? {};
  const drafts = added.map((parsed) => {
    const categoryId = mapping[parsed.projectName ?? ''] ?? mapping[parsed.projectId ?? ''];
    return toConversationDraft(parsed, { newId, importId: row.id, now, categoryId });
  });
  const changes = drafts.map(({ id }) => ({
    importId: row.id,
    conversationId: id,
    action: 'created' as const,
    before: null,
  }));
  await rows.insertChanges(tx, userId, changes);
  await conversations.storeConversations({ tx, userId }, drafts);
  const files = added.flatMap((parsed, at) => listFiles(parsed.messages, drafts[at]?.id));
  await attachments.note({ tx, userId }, files);
}

/** The conversations of the items that an earlier import has stored, by source and source id. */
async function findKnown(
  { tx, userId, conversations }: SliceContext,
  items: Items,
): Promise<ReadonlyMap<string, ConversationRow>> {
  const bySource = new Map<string, string[]>();
  for (const item of items) {
    if (item.type === 'skipped') continue;
    const { source, sourceId } = item.conversation;
    bySource.set(source, [...(bySource.get(source) ?? []), sourceId]);
  }
  const known = new Map<string, ConversationRow>();
  for (const [source, ids] of bySource) {
    const found = await conversations.findBySource(tx, userId, source, ids);
    for (const row of found) known.set(keyOf(source, row.sourceId), row);
  }
  return known;
}

function keyOf(source: string, sourceId: string | null): string {
  return `${source}\n${sourceId}`;
}

function toSkip({ item, reason, kept }: Pick<SkippedItem, 'item' | 'reason' | 'kept'>): rows.NewSkip {
  return { item, reason, conversationId: null, keptHash: kept?.hash ?? null, keptBytes: kept?.size ?? null };
}

/** Whether the user chose to import it. */
function isChosen(parsed: ParsedConversation, { sources, withoutProjects }: rows.ImportRow['options']): boolean {
  if (sources !== undefined && !sources.includes(parsed.source)) return false;
  const project = parsed.projectName ?? parsed.projectId;
  return project === null || withoutProjects?.includes(project) !== true;
}
