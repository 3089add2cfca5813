import type { Notification } from '@app/contract/notifications';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { t } from './notifications.messages.ts';

/** Longer than for other toasts, so that the user notices the notification. */
const TOAST_MS = 12_000;

/** Shows a toast for each notification that arrives after the first load. */
export function useNewNotifications(notifications: readonly Notification[] | undefined): void {
  const loadedIds = useRef<Set<string> | undefined>(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (notifications === undefined) return;
    const idsBefore = loadedIds.current;
    loadedIds.current = new Set(notifications.map(({ id }) => id));
    if (idsBefore === undefined) return;
    for (const { id, title, body, kind, link, isRead } of notifications.toReversed()) {
      // Achievements are listed under the bell without a toast.
      if (isRead || idsBefore.has(id) || kind === 'achievement') continue;
      showToast({
        title: kind === 'reminder' ? t('reminder') : title,
        description: kind === 'reminder' ? title : (body.split('\n')[0] ?? ''),
        durationMilliseconds: TOAST_MS,
        action: { label: t('open'), onSelect: () => void navigate(link) },
      });
    }
  }, [notifications, navigate]);
}
