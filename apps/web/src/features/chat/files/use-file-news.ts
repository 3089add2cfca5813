import { useState } from 'react';
import type { DraftFile } from '#lib/draft-files.ts';
import { t } from './files.messages.ts';

/** A sentence for screen readers about the latest change in the files. */
export function useFileNews(files: readonly DraftFile[]): string {
  const [known, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (known !== files) {
    setKnown(files);
    const latest = newsOf(known, files);
    if (latest !== undefined) setNews(latest);
  }
  return news;
}

function newsOf(before: readonly DraftFile[], after: readonly DraftFile[]): string | undefined {
  const statusBefore = new Map(before.map(({ key, status }) => [key, status]));
  const changed = after.filter(({ key, status }) => statusBefore.get(key) !== status);
  const failed = changed.find(({ status }) => status === 'failed');
  if (failed !== undefined) return t('announceFailed', { name: failed.name, reason: failed.error ?? '' });
  const ready = changed.find(({ status }) => status === 'ready');
  if (ready !== undefined) return t('announceReady', { name: ready.name });
  const added = changed.filter(({ status }) => status === 'uploading');
  if (added.length > 0) return t('announceAdded', { count: added.length });
  const removed = before.find(({ key }) => after.every((file) => file.key !== key));
  // If several files disappear at once, their message was sent, which is not announced here.
  return removed === undefined || (after.length === 0 && before.length > 1)
    ? undefined
    : t('announceRemoved', { name: removed.name });
}
