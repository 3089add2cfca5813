import type { ChatFile, ChatFileText } from '@app/contract/chat-files';
import type { ChatFileRow } from './chat-files.repository.ts';

export function toChatFile(row: ChatFileRow): ChatFile {
  const { id, name, type, size: bytes, status, pages, note, documentId, isKept, createdAt } = row;
  return {
    id,
    name,
    type,
    bytes,
    status,
    isKept,
    createdAt: createdAt.toISOString(),
    ...(pages !== null && { pages }),
    ...(note !== null && (status === 'failed' ? { error: note } : { notice: note })),
    ...(documentId !== null && { documentId }),
  };
}

/** `text` has a form feed between its pages. */
export function toPages(text: string): ChatFileText['pages'] {
  return text === '' ? [] : text.split('\f').map((page, at) => ({ number: at + 1, text: page }));
}
