import { previewOf, writeTranscript } from '@app/contract/transcript';
import { MAX_SENTIMENT_TEXT_LENGTH } from '@app/understanding/sentiment';
import { firstInformative } from '@app/understanding/title/greeting';
import { activePath } from './branches.ts';
import type { ConversationDraft, EngineFindings, MessageDraft } from './conversation-draft.ts';
import type { NewConversationRow } from './conversations.repository.ts';
import {
  categoriseOpening,
  type CategorisationResult,
  firstReply,
  listOpeners,
  type LocalEngine,
  type Opening,
  toProvisionalResult,
} from './categorisation.ts';
import { fingerprint, ROOT_FINGERPRINT } from './fingerprint.ts';
import { chunkTexts, type SearchChunk, type SplitChunk } from './search-chunks.ts';

const MAX_PREVIEW_MESSAGES = 20;

/** The rows to insert for a conversation. */
export interface PreparedConversation {
  row: Omit<NewConversationRow, 'userId'>;
  messages: ReturnType<typeof toMessageRows>;
  searchChunks: ((SearchChunk | SplitChunk) & { conversationId: string })[];
}

/** Builds the rows of a draft, from its findings if it has them. A category that the user chose stays. */
export function prepareConversation(
  engine: LocalEngine,
  draft: ConversationDraft,
  categoryIdBySlug: ReadonlyMap<string, string>,
): PreparedConversation {
  const path = activePath(draft.messages, draft.activeLeafId);
  const opening = toOpening(engine, draft, path);
  const { title } = opening;
  const messages = toMessageRows(draft.id, draft.messages, 0, new Map());
  const categorisation =
    draft.categoryId === undefined
      ? toProvisionalResult(draft.findings?.categorisation ?? categoriseOpening(engine, opening), categoryIdBySlug)
      : toUserChosenResult(draft.categoryId);
  const row: PreparedConversation['row'] = {
    ...categorisation,
    id: draft.id,
    title,
    titledBy: ownTitle(draft) === undefined ? 'engine' : 'source',
    subcategoryId: draft.subcategoryId ?? null,
    placedBy: draft.categoryId === undefined ? 'engine' : 'user',
    sentiment: draft.findings?.sentiment ?? engine.sentiment(listUserTexts(path)),
    preview: formatPreview(path),
    messageCount: messages.length,
    nextSeq: messages.length,
    activeLeafId: draft.activeLeafId,
    source: draft.source,
    sourceId: draft.sourceId ?? null,
    sourceHash: draft.sourceHash ?? null,
    sourceState: draft.sourceState ?? null,
    project: draft.project ?? null,
    assistantName: draft.assistantName ?? null,
    instructions: draft.instructions ?? '',
    temperature: draft.temperature ?? null,
    isPinned: draft.isPinned ?? false,
    isArchived: draft.isArchived ?? false,
    createdAt: draft.createdAt,
    updatedAt: draft.updatedAt,
    lastActivityAt: path.at(-1)?.createdAt ?? draft.updatedAt,
  };
  const chunks =
    draft.searchChunks ??
    chunkTexts([{ seq: 0, text: title }, ...messages.map((m) => ({ seq: m.seq, text: m.content }))]);
  return { row, messages, searchChunks: chunks.map((chunk) => ({ ...chunk, conversationId: draft.id })) };
}

/** The fields of a conversation that the engine reads; the ids only link its messages. */
export interface ConversationToAnalyse extends Pick<ConversationDraft, 'title' | 'source' | 'activeLeafId'> {
  messages: readonly Pick<MessageDraft, 'id' | 'parentId' | 'role' | 'content' | 'model'>[];
}

/** Finds the category and the sentiment of the branch that is shown. */
export function analyseConversation(engine: LocalEngine, conversation: ConversationToAnalyse): EngineFindings {
  const path = activePath(conversation.messages, conversation.activeLeafId);
  return {
    categorisation: categoriseOpening(engine, toOpening(engine, conversation, path)),
    sentiment: engine.sentiment(listUserTexts(path)),
  };
}

function toOpening(
  engine: LocalEngine,
  conversation: ConversationToAnalyse,
  path: ConversationToAnalyse['messages'],
): Opening {
  const openers = listOpeners(path.length > 0 ? path : conversation.messages);
  const title = ownTitle(conversation) ?? engine.titleFromText(firstInformative(openers));
  return { title, openers, reply: firstReply(path), source: conversation.source };
}

/** The title that the source or the user gave; undefined if there is none. */
function ownTitle({ title }: Pick<ConversationToAnalyse, 'title'>): string | undefined {
  const trimmed = title?.trim() ?? '';
  return trimmed === '' ? undefined : trimmed;
}

function toUserChosenResult(categoryId: string): Omit<CategorisationResult, 'engineVersion'> & { engineVersion: null } {
  return { categoryId, confidence: 1, needsReview: false, guesses: [], engineVersion: null };
}

/**
 * Message rows with sequence numbers and fingerprints. `storedFingerprints`: by message id, for parents that are
 * already stored.
 */
export function toMessageRows(
  conversationId: string,
  drafts: readonly MessageDraft[],
  firstSeq: number,
  storedFingerprints: ReadonlyMap<string, string>,
) {
  const fingerprints = new Map(storedFingerprints);
  return drafts.map((draft, index) => {
    const parentFingerprint =
      draft.parentId === null ? ROOT_FINGERPRINT : (fingerprints.get(draft.parentId) ?? ROOT_FINGERPRINT);
    const ownFingerprint = fingerprint(parentFingerprint, draft.role, draft.content);
    fingerprints.set(draft.id, ownFingerprint);
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
      tokens: draft.tokens ?? null,
      fingerprint: ownFingerprint,
      sourceId: draft.sourceId ?? null,
      importId: draft.importId ?? null,
      createdAt: draft.createdAt,
    };
  });
}

/** The beginning of a branch as one line. */
export function formatPreview(path: readonly Pick<MessageDraft, 'role' | 'content'>[]): string {
  return previewOf(writeTranscript(path.slice(0, MAX_PREVIEW_MESSAGES)));
}

/** The messages of the user, each cut to the length that the sentiment analysis reads. */
export function listUserTexts(path: readonly Pick<MessageDraft, 'role' | 'content'>[]): string[] {
  return path
    .filter(({ role, content }) => role === 'user' && content !== '')
    .map(({ content }) => content.slice(0, MAX_SENTIMENT_TEXT_LENGTH));
}
