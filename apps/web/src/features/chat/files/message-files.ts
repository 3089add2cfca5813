import type { Message, MessageBlock } from '@app/contract/conversations';
import type { FilePassage } from '@app/contract/file-passages';
import type { DraftFile } from '#lib/draft-files.ts';
import type { Turn } from '../chat-state.ts';

type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

/** The blocks of a question that are shown until the server's blocks are loaded; none for a question without files. */
export function toBlocksField(text: string, files: readonly DraftFile[]): Pick<Message, 'blocks'> {
  return files.length === 0 ? {} : { blocks: [{ type: 'text', text }, ...attachmentBlocks(files)] };
}

export function attachmentBlocks(files: readonly DraftFile[]): AttachmentBlock[] {
  return files.map(({ id, name, type, bytes, pages }) => ({
    type: 'attachment',
    name,
    mimeType: type,
    size: bytes,
    ...(id !== undefined && { fileId: id }),
    ...(pages !== undefined && { pages }),
  }));
}

/** The part of a request that names its files. */
export function toAttachmentsField(files: readonly DraftFile[]): { attachments?: string[] } {
  const attachments = files.flatMap(({ id }) => id ?? []);
  return attachments.length > 0 ? { attachments } : {};
}

/** The files that a question was sent with, to send them again. */
export function filesOf(message: Message | null): readonly DraftFile[] {
  return (message?.blocks ?? []).flatMap((block) => {
    if (block.type !== 'attachment' || block.fileId === undefined) return [];
    const { fileId: id, name, mimeType, size, pages } = block;
    return [{ key: id, id, name, type: mimeType ?? '', bytes: size ?? 0, pages, status: 'ready' as const }];
  });
}

/**
 * Whether the conversation must be reloaded after a turn: its question is not known here, or the server has created
 * documents. The documents of attached files are created when the reply gets its first text, the documents of a
 * category's files when a reply cites them.
 */
export function mustReloadAfter(turn: Turn | null, cited: readonly FilePassage[] = []): boolean {
  if (turn === null) return false;
  return !turn.isQuestionKnown || filesOf(turn.question).length > 0 || cited.some(({ fileId }) => fileId !== null);
}
