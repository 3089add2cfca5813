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
 * Stores one conversation of a device, or its new messages. The receipt, one a day, counts a conversation once however
 * often it grows, and does not count unchanged conversations.
 */
export async function storeCapture(context: SliceContext, conversation: ParsedConversation): Promise<StoredCapture> {
  const { tx, userId, row: receipt, tally } = context;
  const { source } = conversation;
  const matcher = await ConversationMatcher.load({ ...context, importId: null }, [asOnlyItem(conversation)]);
  const match = await matcher.match(conversation);
  if ('stored' in match) {
    const { stored } = match;
    const isInReceipt = await receiptCounts(tx, userId, receipt.id, stored.id);
    const outcome = await updateStored(context, conversation, stored);
    if (!isInReceipt && (outcome === 'created' || outcome === 'updated')) tally.add(outcome, source);
    return { outcome, conversationId: stored.id };
  }
  if ('repeats' in match) throw new Error('a conversation alone cannot repeat another of its slice');
  const parsed = { ...conversation, sourceId: match.newSourceId };
  const [id = ''] = await storeNew(context, [{ parsed }]);
  tally.add('created', source);
  if (conversation.isArchived) tally.addArchived();
  return { outcome: 'created', conversationId: id };
}

/** A slice of one conversation, which comes from no file. */
function asOnlyItem(conversation: ParsedConversation) {
  return { type: 'conversation' as const, item: '', conversation, cursor: { file: 0, entry: 0, record: 0 } };
}

/** Whether the receipt counts the conversation already, as created or as updated. */
async function receiptCounts(tx: Tx, userId: string, receiptId: string, conversationId: string): Promise<boolean> {
  return (await rows.listChangedIds(tx, userId, receiptId, [conversationId])).has(conversationId);
}
