import { type ChatBody, sentHistory } from '@app/contract/chat';
import type { Queryable } from '#db/database.ts';
import { fingerprintOfHistory } from '#features/conversations/conversations.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { NewId } from '#platform/ids.ts';
import { conversationNotFound, messageNotFound } from './chat.errors.ts';
import type { PlannedTurn } from './turn-plan.ts';

export interface PlacementDependencies {
  conversations: ConversationsService;
  newId: NewId;
}

/**
 * Plans the turn of a message. Its conversation is the given one, else one that matches the sent history, else a new one.
 */
export async function planTurn(
  { conversations, newId }: PlacementDependencies,
  db: Queryable,
  userId: string,
  body: ChatBody,
  timeZone: string,
): Promise<PlannedTurn> {
  const question = body.message;
  const base = { kind: 'question' as const, question, timeZone, seeds: [] };

  if (body.conversationId) {
    const conversationId = body.conversationId;
    const conversation = await conversations.find(db, userId, conversationId);
    if (conversation === undefined) throw conversationNotFound();
    if (body.regenerateMessageId) return regenerate(body.regenerateMessageId, conversationId);
    const parentId = body.parentMessageId === undefined ? conversation.activeLeafId : body.parentMessageId;
    if (parentId !== null) await getMessage(conversationId, parentId);
    const plan = { ...base, parentId, isNewConversation: false };
    return { conversationId, userMessageId: newId(), plan };
  }

  const history = [...sentHistory(body)];
  if (history.length > 0) {
    const parent = await findByHistory(fingerprintOfHistory(history));
    if (parent !== undefined) {
      const plan = { ...base, parentId: parent.id, isNewConversation: false };
      return { conversationId: parent.conversationId, userMessageId: newId(), plan };
    }
  }
  const plan = { ...base, seeds: history, parentId: null, isNewConversation: true };
  return { conversationId: newId(), userMessageId: newId(), plan };

  async function getMessage(conversationId: string, id: string) {
    const [message] = await conversations.findMessages(db, userId, conversationId, [id]);
    if (message === undefined) throw messageNotFound();
    return message;
  }

  /** Plans another reply to the question of the reply `id`; `id` may also be a question without a reply. */
  async function regenerate(id: string, conversationId: string): Promise<PlannedTurn> {
    const named = await getMessage(conversationId, id);
    const message = named.role === 'user' ? named : await getMessage(conversationId, named.parentId ?? id);
    if (message.role !== 'user') throw messageNotFound();
    const plan = { ...base, kind: 'regenerate' as const, question: message.content, parentId: message.parentId };
    return { conversationId, userMessageId: message.id, plan: { ...plan, isNewConversation: false } };
  }

  async function findByHistory(fingerprint: string): Promise<{ id: string; conversationId: string } | undefined> {
    for (const candidate of await conversations.findByFingerprint(db, userId, fingerprint)) {
      if ((await conversations.find(db, userId, candidate.conversationId)) !== undefined) return candidate;
    }
    return undefined;
  }
}
