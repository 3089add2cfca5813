import type { ConversationDraft, MessageDraft } from '#features/conversations/conversations.service.ts';
import type { DocumentDraft } from '#features/documents/documents.service.ts';
import type { NewId } from '#platform/ids.ts';
import type { ReadTexts } from '../reading/read-texts.ts';
import type { ParsedConversation, ParsedMessage } from '@app/formats/conversation/conversation-tree';
import { toMessageBlocks } from '@app/formats/conversation/message-blocks';

export interface DraftContext {
  newId: NewId;
  importId: string;
  now: Date;
  categoryId?: string | undefined;
  texts?: ReadTexts | undefined;
}

/** Converts a conversation of an export into one to store. */
export function toConversationDraft(parsed: ParsedConversation, context: DraftContext): ConversationDraft {
  const createdAt = new Date(parsed.createdAt ?? firstMessageTime(parsed) ?? context.now);
  const ids = new Map<string, string>();
  const messages = toMessageDrafts(parsed.messages, ids, createdAt, context);
  const { texts } = context;
  return {
    id: context.newId(),
    title: exportedTitle(parsed),
    source: parsed.source,
    sourceId: parsed.sourceId,
    sourceHash: parsed.contentHash,
    sourceState: toSourceState(parsed),
    createdAt,
    updatedAt: new Date(parsed.updatedAt ?? createdAt),
    isArchived: parsed.isArchived,
    isPinned: parsed.isPinned,
    project: parsed.projectName ?? parsed.projectId,
    assistantName: parsed.assistantName ?? null,
    ...(context.categoryId !== undefined && { categoryId: context.categoryId }),
    messages: texts ? messages.map((message, at) => ({ ...message, secrets: texts.secrets[at] ?? [] })) : messages,
    ...(texts?.searchChunks && { searchChunks: texts.searchChunks }),
    ...(texts?.findings && { findings: texts.findings }),
    activeLeafId: ids.get(parsed.activeLeafSourceId) ?? messages.at(-1)?.id ?? null,
  };
}

/** The title of the export; null if it has none and the app makes one from the first question. */
export function exportedTitle({ title, isUntitled, messages }: ParsedConversation): string | null {
  const hasQuestion = messages.some(({ role, content }) => role === 'user' && content.trim() !== '');
  return isUntitled === true && hasQuestion ? null : title;
}

export function toSourceState({ isPinned, isArchived, updatedAt }: ParsedConversation) {
  return { isPinned, isArchived, updatedAt };
}

/** Messages with our ids. `ids` maps the provider's ids to ours; the new ones are added to it. */
export function toMessageDrafts(
  parsed: readonly ParsedMessage[],
  ids: Map<string, string>,
  fallbackTime: Date,
  { newId, importId }: Pick<DraftContext, 'newId' | 'importId'>,
): MessageDraft[] {
  return parsed.map((message) => {
    const id = newId();
    const parentId = message.parentSourceId === null ? null : (ids.get(message.parentSourceId) ?? null);
    ids.set(message.sourceId, id);
    return {
      id,
      parentId,
      role: message.role,
      content: message.content,
      ...(message.blocks && { blocks: toMessageBlocks(message.blocks) }),
      createdAt: message.createdAt === null ? fallbackTime : new Date(message.createdAt),
      status: message.isInterrupted ? 'interrupted' : 'complete',
      ...(message.model !== undefined && { model: message.model }),
      sourceId: message.sourceId,
      importId,
    };
  });
}

/** Documents that name messages by our ids. A picture whose bytes the export does not contain is left out. */
export function toDocumentDrafts(
  { documents = [] }: ParsedConversation,
  ids: ReadonlyMap<string, string>,
  fallbackTime: Date,
): DocumentDraft[] {
  return documents.flatMap(({ versions, ...document }) => {
    const found = document.kind === 'image' ? versions.filter(({ file }) => file !== undefined) : versions;
    if (found.length === 0) return [];
    const drafts = found.map(({ text, file, createdAt, messageSourceId }) => ({
      text,
      ...(file && { file }),
      createdAt: createdAt === null ? fallbackTime : new Date(createdAt),
      messageId: messageSourceId === null ? null : (ids.get(messageSourceId) ?? null),
    }));
    return [{ ...document, versions: drafts }];
  });
}

function firstMessageTime(parsed: ParsedConversation): number | null {
  return parsed.messages.find((message) => message.createdAt !== null)?.createdAt ?? null;
}
