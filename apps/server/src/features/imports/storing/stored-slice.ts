import type { ConversationDraft, ConversationRow } from '#features/conversations/conversations.service.ts';
import type { ConversationDocuments } from '#features/documents/documents.service.ts';
import { toConversationDraft, toDocumentDrafts } from './conversation-from-export.ts';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import * as rows from '../imports.repository.ts';
import { listFiles, type SliceContext, updateStored } from './conversation-update.ts';
import { ConversationMatcher } from './conversation-matcher.ts';
import type { ReadTexts } from '../reading/read-texts.ts';
import type { ConversationItem, SkippedItem } from '../reading/read-export.types.ts';

/** A new conversation, with its texts if they were read already. */
export interface NewConversation {
  parsed: ParsedConversation;
  texts?: ReadTexts | undefined;
}

type Items = readonly (ConversationItem | SkippedItem)[];

/** Stores a slice of an import: new conversations all at once, those already stored one by one. */
export async function storeSlice(context: SliceContext, items: Items): Promise<void> {
  const { tx, userId, row, tally } = context;
  const matcher = await ConversationMatcher.load({ ...context, importId: row.id }, items);
  const skips: rows.NewSkip[] = [];
  const added: NewConversation[] = [];
  for (const item of items) {
    if (item.type === 'skipped') {
      // A file in an unknown format is not counted: perhaps it holds no conversation.
      if (item.code !== 'unknown_format') tally.add('skipped', null);
      skips.push(toSkip(item));
      continue;
    }
    const { conversation: parsed } = item;
    if (!isChosen(parsed, row.options)) continue;
    const match = await matcher.match(parsed);
    if ('newSourceId' in match) {
      added.push({ parsed: { ...parsed, sourceId: match.newSourceId }, texts: item.texts });
      tally.add('created', parsed.source);
      if (parsed.isArchived) tally.addArchived();
      continue;
    }
    // A changed record updates the conversation of the earlier record, which has to be stored first.
    if ('repeats' in match && match.repeats === 'changed') await storeNew(context, added.splice(0));
    const stored = 'stored' in match ? match.stored : await findConversationToUpdate(context, parsed, match.repeats);
    const outcome = stored === undefined ? 'unchanged' : await updateStored(context, parsed, stored);
    tally.add(outcome, parsed.source);
    if (outcome === 'skipped' && stored !== undefined)
      skips.push({ ...toSkip({ item: item.item, reason: 'in trash' }), conversationId: stored.id });
  }
  await rows.insertSkips(tx, userId, row.id, skips);
  await storeNew(context, added);
}

/** The stored conversation of an earlier record with the same id; undefined if the record equals the earlier one. */
async function findConversationToUpdate(
  { tx, userId, conversations }: SliceContext,
  { source, sourceId }: ParsedConversation,
  repeats: 'equal' | 'changed',
): Promise<ConversationRow | undefined> {
  if (repeats === 'equal') return undefined;
  const [row] = await conversations.findBySource(tx, userId, source, [sourceId]);
  return row;
}

/**
 * Stores conversations that are new, with their files and documents. Returns their ids. The caller raises the user's
 * version, at the end of its transaction.
 */
export async function storeNew(context: SliceContext, added: readonly NewConversation[]): Promise<string[]> {
  const { tx, userId, row, now, newId, conversations, documents, attachments, budget } = context;
  const mapping = row.options.mapping ?? {};
  const drafts = added.map(({ parsed, texts }) => {
    const categoryId = mapping[parsed.projectName ?? ''] ?? mapping[parsed.projectId ?? ''];
    return toConversationDraft(parsed, { newId, importId: row.id, now, categoryId, texts });
  });
  const changes = drafts.map(({ id }) => ({
    importId: row.id,
    conversationId: id,
    action: 'created' as const,
    before: null,
  }));
  await rows.insertChanges(tx, userId, changes);
  await conversations.storeConversations({ tx, userId }, drafts, { isVersionRaisedLater: true });
  const files = added.flatMap(({ parsed }, at) => listFiles(parsed.messages, drafts[at]?.id));
  await attachments.saveUses({ tx, userId }, files);
  const documentsOfAdded = added.flatMap(({ parsed }, at) => {
    const draft = drafts[at];
    return draft === undefined || parsed.documents === undefined ? [] : [toDocuments(parsed, draft, row.id)];
  });
  await documents.store({ tx, userId }, documentsOfAdded, { budget, hasLaterEvent: true });
  return drafts.map(({ id }) => id);
}

function toDocuments(parsed: ParsedConversation, draft: ConversationDraft, importId: string): ConversationDocuments {
  const ids = new Map(draft.messages.flatMap(({ id, sourceId }) => (sourceId === undefined ? [] : [[sourceId, id]])));
  const documents = toDocumentDrafts(parsed, ids, draft.createdAt);
  return { conversationId: draft.id, isNew: true, importId, documents };
}

function toSkip({ item, reason, keptFile }: Pick<SkippedItem, 'item' | 'reason' | 'keptFile'>): rows.NewSkip {
  return { item, reason, conversationId: null, keptHash: keptFile?.hash ?? null, keptBytes: keptFile?.size ?? null };
}

/** Whether the user's choices include the conversation. */
function isChosen(parsed: ParsedConversation, { sources, withoutProjects }: rows.ImportRow['options']): boolean {
  if (sources !== undefined && !sources.includes(parsed.source)) return false;
  const project = parsed.projectName ?? parsed.projectId;
  return project === null || withoutProjects?.includes(project) !== true;
}
