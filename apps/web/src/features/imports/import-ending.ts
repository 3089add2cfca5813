import type { Import } from '@app/contract/imports';
import { t } from './finished.messages.ts';

/** What a finished import says first, and what to do next. */
export interface ImportEnding {
  title: string;
  text?: string;
  /** The primary act: the archive, another file, the same file again, or the trash. */
  act: 'archive' | 'anotherFile' | 'sameFile' | 'trash';
  /** Whether the file is none that can be read, so that the page says how to get an export. */
  isRefused: boolean;
}

/** The errors of an upload that is no export or has nothing in it, for which a new export is needed. */
const REFUSALS = new Set(['imports.not_an_export', 'imports.empty']);

export function endingOf(record: Import): ImportEnding {
  const { status, counts } = record;
  if (status === 'undone') return { title: t('undone'), text: t('undoneText'), act: 'trash', isRefused: false };
  if (status === 'failed') return failedEnding(record);
  if (status === 'cancelled') {
    const added = counts.created + counts.updated;
    const text = added > 0 ? t('cancelledText', { count: added }) : t('cancelledEarly');
    return { title: t('cancelled'), text, act: added > 0 ? 'sameFile' : 'anotherFile', isRefused: false };
  }
  return { ...completedEnding(record), act: 'archive', isRefused: false };
}

function completedEnding({ counts }: Import): { title: string; text?: string } {
  const { created, updated, unchanged } = counts;
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
    return { title: t('brokeOff'), text, act: 'sameFile', isRefused: false };
  }
  const isInterrupted = error?.code === 'imports.interrupted';
  const isRefused = error !== null && REFUSALS.has(error.code);
  return {
    title: isRefused ? t('refused', { count: files.length }) : t('failed'),
    text: message,
    act: isInterrupted ? 'sameFile' : 'anotherFile',
    isRefused,
  };
}
