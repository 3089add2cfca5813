import { useState } from 'react';
import type { DraftFile } from '#lib/draft-files.ts';
import { t } from './files.messages.ts';

/**
 * A sentence for screen readers about the latest change in the files. A removal is announced by its caller, because the
 * files also disappear when their message is sent.
 */
export function useFileNews(files: readonly DraftFile[]): { news: string; announceRemoval: (name: string) => void } {
  const [announced, setAnnounced] = useState(files);
  const [news, setNews] = useState('');
  if (announced !== files) {
    setAnnounced(files);
    const latest = describeChange(announced, files);
    if (latest !== undefined) setNews(latest);
  }
  return { news, announceRemoval: (name) => setNews(t('announceRemoved', { name })) };
}

function describeChange(before: readonly DraftFile[], after: readonly DraftFile[]): string | undefined {
  const statusBefore = new Map(before.map(({ key, status }) => [key, status]));
  const changed = after.filter(({ key, status }) => statusBefore.get(key) !== status);
  const failed = changed.find(({ status }) => status === 'failed');
  if (failed !== undefined) return t('announceFailed', { name: failed.name, reason: failed.error ?? '' });
  const ready = changed.find(({ status }) => status === 'ready');
  if (ready !== undefined) return t('announceReady', { name: ready.name });
  const added = changed.filter(({ status }) => status === 'uploading');
  return added.length === 0 ? undefined : t('announceAdded', { count: added.length });
}
