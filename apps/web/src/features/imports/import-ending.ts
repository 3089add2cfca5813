import type { Import } from '@app/contract/imports';
import { t } from './finished.messages.ts';

/** The heading of a finished import, and its primary action. */
export interface ImportEnding {
  title: string;
  text?: string;
  /** The primary action: open the archive, open the trash, choose another file, or choose the same file again. */
  action: 'archive' | 'anotherFile' | 'sameFile' | 'trash';
  /** Whether the upload contains no export that can be read, so that the page explains how to get one. */
  isRefused: boolean;
}

/** The errors of an upload that is not an export or is empty, so that the user needs a new export. */
const REFUSALS = new Set(['imports.not_an_export', 'imports.empty']);

export function endingOf(record: Import): ImportEnding {
  const { status, counts } = record;
  if (status === 'undone') return { title: t('undone'), text: t('undoneText'), action: 'trash', isRefused: false };
  if (status === 'failed') return failedEnding(record);
  if (status === 'cancelled') {
    const added = counts.created + counts.updated;
    const text = added > 0 ? t('cancelledText', { count: added }) : t('cancelledEarly');
    return { title: t('cancelled'), text, action: added > 0 ? 'sameFile' : 'anotherFile', isRefused: false };
  }
  return { ...completedEnding(record), action: 'archive', isRefused: false };
}

function completedEnding({ counts, device }: Import): { title: string; text?: string } {
  const { created, updated, unchanged } = counts;
  if (device !== undefined && created + updated > 0)
    return { title: t('live', { count: created + updated }), text: t('liveText') };
  if (created > 0) {
    const title = t('added', { count: created });
    return updated > 0 ? { title, text: t('updatedToo', { count: updated }) } : { title };
  }
  if (updated > 0) return { title: t('updatedOnly', { count: updated }), text: t('updatedText') };
  return unchanged > 0
    ? { title: t('nothingNew'), text: t('nothingNewText') }
    : { title: t('inTrash'), text: t('inTrashText') };
}

function failedEnding({ counts, error, files }: Import): ImportEnding {
  const added = counts.created + counts.updated;
  const message = error?.message ?? '';
  if (added > 0) {
    const text = `${message} ${t('brokeOffText', { count: added })}`;
    return { title: t('brokeOff'), text, action: 'sameFile', isRefused: false };
  }
  const isInterrupted = error?.code === 'imports.interrupted';
  const isRefused = error !== null && REFUSALS.has(error.code);
  return {
    title: isRefused ? t('refused', { count: files.length }) : t('failed'),
    text: message,
    action: isInterrupted ? 'sameFile' : 'anotherFile',
    isRefused,
  };
}
