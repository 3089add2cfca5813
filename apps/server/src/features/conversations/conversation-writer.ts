import type { Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { messagesStored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath } from './branches.ts';
import type { ConversationDraft, MessageDraft } from './conversation-draft.ts';
import type { ConversationRow, NewConversationRow } from './conversations.repository.ts';
import * as rows from './conversations.repository.ts';
import { type Filing, fileConversation, FIRST_LOOK, openersOf, type Understanding } from './filing.ts';
import { fingerprint, ROOT_FINGERPRINT } from './fingerprint.ts';
import * as stored from './stored-messages.repository.ts';
import { previewOf, writeTranscript } from '@app/contract/transcript';
import { chunkWords } from './words.ts';

const PREVIEW_LENGTH = 200;
const MAX_MESSAGES_FILED_AGAIN = 12;

/** Writes conversations and messages with all that is derived from them: fingerprints, preview, words, category, counts. */
export function createConversationWriter({
  engine,
  categories,
  events,
}: {
  engine: Understanding;
  categories: CategoriesService;
  events: Events;
}) {
  /** Stores whole conversations: one statement a table, counts and version last. */
  async function storeConversations(scope: OwnerScope, drafts: ConversationDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    const { tx, userId } = scope;
    const idBySlug = await categories.idsBySlug(scope);
    const prepared = drafts.map((draft) => prepare(engine, draft, idBySlug));
    await rows.insertConversations(
      tx,
      userId,
      prepared.map((p) => p.row),
    );
    await stored.insertMessages(
      tx,
      userId,
      prepared.flatMap((p) => p.messages),
    );
    await stored.insertWords(
      tx,
      userId,
      prepared.flatMap((p) => p.words),
    );
    await categories.adjustCounts(
      scope,
      prepared.filter((p) => !p.row.isArchived).map((p) => ({ categoryId: p.row.categoryId, by: 1 })),
    );
    const told = prepared.map((p) => ({ userId, conversationId: p.row.id, messages: p.messages }));
    await events.publish(messagesStored, told, tx);
    await bumpUserVersion(tx, userId);
  }

  /**
   * Adds messages to a stored conversation; the branch that ends in `activeLeafId` is shown from then on. Files the
   * conversation again while it is young and the user has not placed it.
   */
  async function appendMessages(
    scope: OwnerScope,
    conversation: ConversationRow,
    drafts: MessageDraft[],
    { activeLeafId, sourceHash }: { activeLeafId: string | null; sourceHash?: string },
  ): Promise<void> {
    const { tx, userId } = scope;
    const { id, nextSeq } = conversation;
    const parents = await stored.findMessages(tx, userId, id, parentIdsOutside(drafts));
    const numbered = numberMessages(id, drafts, nextSeq, new Map(parents.map((p) => [p.id, p.fingerprint])));
    await stored.insertMessages(tx, userId, numbered);
    const newest = drafts.reduce(
      (latest, m) => (m.createdAt > latest ? m.createdAt : latest),
      conversation.lastActivityAt,
    );
    const changed: Partial<NewConversationRow> = {
      nextSeq: nextSeq + drafts.length,
      messageCount: conversation.messageCount + drafts.length,
      activeLeafId,
      lastActivityAt: newest,
      updatedAt: newest,
      ...(sourceHash !== undefined && { sourceHash }),
      ...(await rederive(scope, conversation, drafts, activeLeafId)),
    };
    await rows.updateConversationRow(tx, userId, id, changed);
    for (const { text, fromSeq, toSeq } of chunkWords(numbered.map((m) => ({ seq: m.seq, text: m.content })))) {
      await stored.appendWords(tx, userId, id, { text, fromSeq, toSeq });
    }
    await categories.adjustCounts(scope, countChanges(conversation, changed, newest));
    await events.publish(messagesStored, [{ userId, conversationId: id, messages: drafts }], tx);
    await bumpUserVersion(tx, userId);
  }

  /** Preview, sentiment and category, where the new messages can have changed them. */
  async function rederive(
    scope: OwnerScope,
    conversation: ConversationRow,
    drafts: MessageDraft[],
    activeLeafId: string | null,
  ): Promise<Partial<NewConversationRow>> {
    const isContinued = drafts[0]?.parentId === conversation.activeLeafId;
    const isYoung = conversation.messageCount <= MAX_MESSAGES_FILED_AGAIN;
    if (isContinued && !isYoung && conversation.preview.length === PREVIEW_LENGTH) return {};
    const path = activePath(await stored.listMessages(scope.tx, scope.userId, conversation.id), activeLeafId);
    const preview = previewOf(writeTranscript(path.slice(0, 20)));
    if (!isYoung) return { preview };
    const sentiment = engine.sentiment(userTexts(path));
    if (conversation.placedBy === 'user') return { preview, sentiment };
    // A considered place is not given up for a quick guess: it is only marked to be considered again.
    if (conversation.engineVersion !== FIRST_LOOK) return { preview, sentiment, engineVersion: FIRST_LOOK };
    const idBySlug = await categories.idsBySlug(scope);
    const filing = fileConversation(engine, { title: conversation.title, openers: openersOf(path) }, idBySlug);
    // Moving out of its category takes it out of a subcategory too: those belong to one category.
    const subcategoryId = filing.categoryId === conversation.categoryId ? conversation.subcategoryId : null;
    return { preview, sentiment, subcategoryId, ...filing };
  }

  /**
   * Takes back the messages an import added, with the branch that was shown before; messages that others were written
   * to since stay, and so does the branch they are on.
   */
  async function removeImported(
    scope: OwnerScope,
    conversation: ConversationRow,
    importId: string,
    before: StateBefore | null,
  ): Promise<void> {
    const all = await stored.listMessages(scope.tx, scope.userId, conversation.id);
    await removeMessages(scope, conversation, { all, gone: removableMessages(all, importId), before });
  }

  /** Takes messages out that nothing follows; those of a later state of the same export come in their place. */
  async function dropMessages(
    scope: OwnerScope,
    conversation: ConversationRow,
    gone: ReadonlySet<string>,
  ): Promise<void> {
    const all = await stored.listMessages(scope.tx, scope.userId, conversation.id);
    await removeMessages(scope, conversation, { all, gone, before: null });
  }

  async function removeMessages(
    { tx, userId }: OwnerScope,
    conversation: ConversationRow,
    { all, gone, before }: { all: readonly stored.MessageRow[]; gone: ReadonlySet<string>; before: StateBefore | null },
  ): Promise<void> {
    await stored.deleteMessages(tx, userId, conversation.id, [...gone]);
    const left = all.filter((message) => !gone.has(message.id));
    const leaf = conversation.activeLeafId;
    const activeLeafId = leaf !== null && gone.has(leaf) ? (before?.activeLeafId ?? left.at(-1)?.id ?? null) : leaf;
    const path = activePath(left, activeLeafId);
    await rows.updateConversationRow(tx, userId, conversation.id, {
      activeLeafId,
      messageCount: left.length,
      preview: previewOf(writeTranscript(path.slice(0, 20))),
      sourceHash: before?.sourceHash ?? null,
      lastActivityAt: path.at(-1)?.createdAt ?? conversation.lastActivityAt,
    });
    await stored.deleteWords(tx, userId, conversation.id);
    const texts = [{ seq: 0, text: conversation.title }, ...left.map((m) => ({ seq: m.seq, text: m.content }))];
    const chunks = chunkWords(texts).map((chunk) => ({ ...chunk, conversationId: conversation.id }));
    await stored.insertWords(tx, userId, chunks);
    await bumpUserVersion(tx, userId);
  }

  return { storeConversations, appendMessages, removeImported, dropMessages };
}

export interface StateBefore {
  activeLeafId: string | null;
  sourceHash: string | null;
  lastActivityAt: string;
}

interface Prepared {
  row: Omit<NewConversationRow, 'userId'>;
  messages: ReturnType<typeof numberMessages>;
  words: { conversationId: string; chunk: number; fromSeq: number; toSeq: number; text: string }[];
}

function prepare(engine: Understanding, draft: ConversationDraft, idBySlug: ReadonlyMap<string, string>): Prepared {
  const path = activePath(draft.messages, draft.activeLeafId);
  const openers = openersOf(path.length > 0 ? path : draft.messages);
  const given = draft.title?.trim() ?? '';
  const title = given === '' ? engine.titleFromText(openers[0] ?? '') : given;
  const messages = numberMessages(draft.id, draft.messages, 0, new Map());
  const filing =
    draft.categoryId === undefined ? fileConversation(engine, { title, openers }, idBySlug) : placed(draft.categoryId);
  const row: Prepared['row'] = {
    ...filing,
    id: draft.id,
    title,
    titledBy: given === '' ? 'engine' : 'source',
    placedBy: draft.categoryId === undefined ? 'engine' : 'user',
    sentiment: engine.sentiment(userTexts(path)),
    preview: previewOf(writeTranscript(path.slice(0, 20))),
    messageCount: messages.length,
    nextSeq: messages.length,
    activeLeafId: draft.activeLeafId,
    source: draft.source,
    sourceId: draft.sourceId ?? null,
    sourceHash: draft.sourceHash ?? null,
    isPinned: draft.isPinned ?? false,
    isArchived: draft.isArchived ?? false,
    createdAt: draft.createdAt,
    updatedAt: draft.updatedAt,
    lastActivityAt: path.at(-1)?.createdAt ?? draft.updatedAt,
  };
  const texts = [{ seq: 0, text: title }, ...messages.map((m) => ({ seq: m.seq, text: m.content }))];
  return { row, messages, words: chunkWords(texts).map((chunk) => ({ ...chunk, conversationId: draft.id })) };
}

function placed(categoryId: string): Omit<Filing, 'engineVersion'> & { engineVersion: null } {
  return { categoryId, confidence: 1, needsReview: false, guesses: [], engineVersion: null };
}

function numberMessages(conversationId: string, drafts: MessageDraft[], firstSeq: number, known: Map<string, string>) {
  const prints = new Map(known);
  return drafts.map((draft, index) => {
    const parentPrint = draft.parentId === null ? ROOT_FINGERPRINT : (prints.get(draft.parentId) ?? ROOT_FINGERPRINT);
    const print = fingerprint(parentPrint, draft.role, draft.content);
    prints.set(draft.id, print);
    return {
      id: draft.id,
      conversationId,
      parentId: draft.parentId,
      seq: firstSeq + index,
      role: draft.role,
      content: draft.content,
      blocks: draft.blocks ?? null,
      status: draft.status ?? ('complete' as const),
      model: draft.model ?? null,
      fingerprint: print,
      sourceId: draft.sourceId ?? null,
      importId: draft.importId ?? null,
      createdAt: draft.createdAt,
    };
  });
}

/** What the import brought and nobody built upon: from the ends of the branches inwards. */
function removableMessages(all: readonly stored.MessageRow[], importId: string): Set<string> {
  const kept = new Set<string>();
  const gone = new Set<string>();
  for (const message of all.toReversed()) {
    if (message.importId !== importId || kept.has(message.id)) {
      if (message.parentId !== null) kept.add(message.parentId);
    } else gone.add(message.id);
  }
  return gone;
}

function parentIdsOutside(drafts: MessageDraft[]): string[] {
  const own = new Set(drafts.map((draft) => draft.id));
  return [...new Set(drafts.flatMap((d) => (d.parentId === null || own.has(d.parentId) ? [] : [d.parentId])))];
}

function userTexts(path: { role: string; content: string }[]): string[] {
  return path.filter((m) => m.role === 'user' && m.content !== '').map((m) => m.content.slice(0, 4_000));
}

function countChanges(before: ConversationRow, changed: Partial<NewConversationRow>, lastActivityAt: Date) {
  if (before.isArchived || before.deletedAt !== null) return [];
  const categoryId = changed.categoryId ?? before.categoryId;
  const subcategoryId = changed.subcategoryId === undefined ? before.subcategoryId : changed.subcategoryId;
  return [
    { categoryId: before.categoryId, subcategoryId: before.subcategoryId, by: -1 },
    { categoryId, subcategoryId, by: 1, lastActivityAt },
  ];
}
