import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import type { Tx } from '#db/database.ts';
import { ConversationMatcher } from '../storing/conversation-matcher.ts';
import { type SliceContext, updateStored } from '../storing/conversation-update.ts';
import type { Outcome } from '../storing/import-tally.ts';
import * as rows from '../imports.repository.ts';
import { storeNew } from '../storing/stored-slice.ts';

export interface StoredCapture {
  outcome: Outcome;
  conversationId: string;
}

/**
 * Stores one conversation of a device, or its new messages. The receipt counts a conversation once a day, however often
 * it grows, and does not count unchanged conversations.
 */
export async function storeCapture(context: SliceContext, conversation: ParsedConversation): Promise<StoredCapture> {
  const { tx, userId, row, tally } = context;
  const { source } = conversation;
  const item = { type: 'conversation' as const, item: '', conversation, cursor: { file: 0, entry: 0, record: 0 } };
  const matcher = await ConversationMatcher.load({ ...context, importId: null }, [item]);
  const match = await matcher.match(conversation);
  if ('stored' in match) {
    const { stored } = match;
    const isCounted = await isChangedByImport(tx, userId, row.id, stored.id);
    const outcome = await updateStored(context, conversation, stored);
    if (!isCounted && (outcome === 'created' || outcome === 'updated')) tally.add(outcome, source);
    return { outcome, conversationId: stored.id };
  }
  const sourceId = 'newSourceId' in match ? match.newSourceId : conversation.sourceId;
  const [id = ''] = await storeNew(context, [{ parsed: { ...conversation, sourceId } }]);
  tally.add('created', source);
  if (conversation.isArchived) tally.addArchived();
  return { outcome: 'created', conversationId: id };
}

async function isChangedByImport(tx: Tx, userId: string, importId: string, conversationId: string): Promise<boolean> {
  return (await rows.listChangedIds(tx, userId, importId, [conversationId])).has(conversationId);
}
