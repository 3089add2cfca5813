import { type ChatBody, type HistoryTurn, sentHistory } from '@app/contract/chat';
import type { Queryable } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import {
  type ConversationRow,
  type ConversationsService,
  fingerprintOfHistory,
} from '#features/conversations/conversations.service.ts';
import type { NewId } from '#platform/ids.ts';
import { conversationNotFound, messageNotFound, questionNotFound } from './chat.errors.ts';
import { isUpload } from './attached/attachment-block.ts';
import type { PlannedTurn, TurnPlan, TurnSettings } from './turn-plan.ts';

export interface PlacementDependencies {
  categories: Pick<CategoriesService, 'assertCategory' | 'assertSubcategory'>;
  conversations: ConversationsService;
  newId: NewId;
}

interface ConversationReader {
  conversations: ConversationsService;
  db: Queryable;
  userId: string;
}

/**
 * Plans the turn of a message. Its conversation is the given one, else one that matches the sent history, else a new one.
 */
export async function planTurn(
  { categories, conversations, newId }: PlacementDependencies,
  db: Queryable,
  userId: string,
  body: ChatBody,
  timeZone: string,
): Promise<PlannedTurn> {
  const reader = { conversations, db, userId };
  const base = { kind: 'question' as const, question: body.message, timeZone, seeds: [] };
  if (body.conversationId) return planInConversation(reader, newId, body, body.conversationId, base);

  const history = [...sentHistory(body)];
  const parent = body.temporary === true ? undefined : await findByHistory(reader, history);
  if (parent !== undefined) {
    const settings = settingsOf(parent.conversation);
    const plan = { ...base, parentId: parent.id, isNewConversation: false, settings };
    return { conversationId: parent.conversationId, userMessageId: newId(), plan };
  }
  const settings = await sentSettings(categories, db, userId, body);
  // Only a temporary chat is continued from its history: the contract refuses other requests.
  const sent = body.continueReply === true ? continuationOf(history) : { seeds: history };
  const plan = { ...base, ...sent, parentId: null, isNewConversation: true, ...(settings && { settings }) };
  const temporary = body.temporary === true ? { isTemporary: true } : {};
  return { conversationId: newId(), userMessageId: newId(), plan: { ...plan, ...temporary } };
}

/** The continuation of the last turn of a history, which is a reply. */
function continuationOf(history: HistoryTurn[]): Pick<TurnPlan, 'kind' | 'question' | 'begun' | 'seeds'> {
  const at = history.findLastIndex(({ role }) => role === 'user');
  const begun = history.at(-1)?.content ?? '';
  return { kind: 'continue', question: history[at]?.content ?? '', begun, seeds: history.slice(0, at) };
}

async function planInConversation(
  reader: ConversationReader,
  newId: NewId,
  body: ChatBody,
  conversationId: string,
  fields: Pick<TurnPlan, 'kind' | 'question' | 'timeZone' | 'seeds'>,
): Promise<PlannedTurn> {
  const conversation = await reader.conversations.find(reader.db, reader.userId, conversationId);
  if (conversation === undefined) throw conversationNotFound();
  const base = { ...fields, settings: settingsOf(conversation) };
  if (body.regenerateMessageId) {
    const { id, content, parentId, blocks } = await getQuestion(reader, conversationId, body.regenerateMessageId);
    const regenerateFields = { kind: 'regenerate' as const, question: content, ...attachmentsOf(blocks) };
    return {
      conversationId,
      userMessageId: id,
      plan: { ...base, ...regenerateFields, parentId, isNewConversation: false },
    };
  }
  if (body.continueMessageId) {
    const reply = await getMessage(reader, conversationId, body.continueMessageId);
    if (reply.role !== 'assistant') throw messageNotFound();
    const { id, content, parentId, blocks } = await getQuestion(reader, conversationId, reply.id);
    const continueFields = {
      kind: 'continue' as const,
      question: content,
      begun: reply.content,
      ...attachmentsOf(blocks),
    };
    return {
      conversationId,
      userMessageId: id,
      plan: { ...base, ...continueFields, parentId, isNewConversation: false },
    };
  }
  const parentId = body.parentMessageId === undefined ? conversation.activeLeafId : body.parentMessageId;
  if (parentId !== null) await getMessage(reader, conversationId, parentId);
  return { conversationId, userMessageId: newId(), plan: { ...base, parentId, isNewConversation: false } };
}

/** The uploaded files of a stored question. */
function attachmentsOf(blocks: readonly { type: string }[] | null): Pick<TurnPlan, 'attachments'> {
  const attachments = (blocks ?? []).filter(isUpload);
  return attachments.length === 0 ? {} : { attachments };
}

async function getMessage({ conversations, db, userId }: ConversationReader, conversationId: string, id: string) {
  const [message] = await conversations.findMessages(db, userId, conversationId, [id]);
  if (message === undefined) throw messageNotFound();
  return message;
}

/** More replies in a row are not expected, not even in imported conversations. */
const MAX_REPLIES_IN_ROW = 50;

/** The question of the reply `id`, which may follow other replies; `id` may also be a question without a reply. */
async function getQuestion(reader: ConversationReader, conversationId: string, id: string) {
  let message = await getMessage(reader, conversationId, id);
  for (let replies = 1; message.role !== 'user'; replies += 1) {
    if (message.parentId === null || replies > MAX_REPLIES_IN_ROW) throw questionNotFound();
    message = await getMessage(reader, conversationId, message.parentId);
  }
  return message;
}

async function findByHistory(
  { conversations, db, userId }: ConversationReader,
  history: readonly HistoryTurn[],
): Promise<{ id: string; conversationId: string; conversation: ConversationRow } | undefined> {
  if (history.length === 0) return undefined;
  for (const candidate of await conversations.findByFingerprint(db, userId, fingerprintOfHistory(history))) {
    const conversation = await conversations.find(db, userId, candidate.conversationId);
    if (conversation !== undefined) return { ...candidate, conversation };
  }
  return undefined;
}

const settingsOf = ({ instructions, temperature, categoryId, subcategoryId }: ConversationRow): TurnSettings => ({
  instructions,
  temperature,
  categoryId,
  subcategoryId,
});

/**
 * The settings of a chat that is not stored yet; undefined if there are none. Throws categories.not_found,
 * subcategories.not_found.
 */
async function sentSettings(
  categories: PlacementDependencies['categories'],
  db: Queryable,
  userId: string,
  { instructions, temperature, categoryId, subcategoryId }: ChatBody,
): Promise<TurnSettings | undefined> {
  if (categoryId) await categories.assertCategory(userId, categoryId, db);
  if (categoryId && subcategoryId) await categories.assertSubcategory(userId, categoryId, subcategoryId, db);
  if (!instructions && temperature == null && !categoryId) return undefined;
  return {
    instructions: instructions ?? '',
    temperature: temperature ?? null,
    categoryId: categoryId ?? null,
    subcategoryId: subcategoryId ?? null,
  };
}
