import type { ChatFile } from '@app/contract/chat-files';
import { formatBytes } from '#lib/bytes.ts';
import { isBeingRead } from './files.api.ts';
import { t } from './files.messages.ts';

/** '12 pages · 2.3 MB', and what is known about the reading of the file, such as an error. */
export function describeFile(file: ChatFile): string {
  const { bytes, pages, error, notice } = file;
  const parts = [
    pages === undefined ? undefined : t('pages', { pages }),
    formatBytes(bytes),
    isBeingRead(file) ? t('reading') : undefined,
    error ?? notice,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
