import type { Notification } from '@app/contract/notifications';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { t } from './notifications.messages.ts';

/** Longer than other toasts, so that the user notices it. */
const TOAST_MS = 12_000;

/** Shows a toast for each notification that arrives after the first load. */
export function useNewNotifications(notifications: readonly Notification[] | undefined): void {
  const known = useRef<Set<string> | undefined>(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (notifications === undefined) return;
    const before = known.current;
    known.current = new Set(notifications.map(({ id }) => id));
    if (before === undefined) return;
    for (const { id, title, body, kind, link, isRead } of notifications.toReversed()) {
      // Achievements are listed under the bell without a toast.
      if (isRead || before.has(id) || kind === 'achievement') continue;
      showToast({
        title: kind === 'reminder' ? t('reminder') : title,
        description: kind === 'reminder' ? title : (body.split('\n')[0] ?? ''),
        durationMilliseconds: TOAST_MS,
        action: { label: t('open'), onSelect: () => void navigate(link) },
      });
    }
  }, [notifications, navigate]);
}
