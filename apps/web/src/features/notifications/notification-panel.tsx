import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications, useMarkAllRead } from './notifications.api.ts';
import { t } from './notifications.messages.ts';

/** The notifications, newest first. */
export function NotificationPanel() {
  const notifications = useNotifications();
  const readAll = useMarkAllRead();
  const items = notifications.data ?? [];
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <div className="flex max-h-[min(36rem,80dvh)] flex-col">
      <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="text-ui font-semibold">{t('title')}</h2>
        {hasUnread && (
          <Button variant="ghost" size="small" onClick={() => readAll.mutate(undefined)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {notifications.isError && notifications.data === undefined ? (
          <ErrorState
            className="py-8"
            title={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void notifications.refetch()}
          />
        ) : items.length === 0 ? (
          <EmptyState className="py-8" title={t('empty')} description={t('emptyText')} />
        ) : (
          <ul className="divide-y divide-line">
            {items.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </div>
      <div className="flex h-11 shrink-0 items-center justify-between border-t border-line px-4 text-small">
        <TextLink>
          <Link to="/reminders">{t('allReminders')}</Link>
        </TextLink>
        <TextLink>
          <Link to="/settings/notifications">{t('settings')}</Link>
        </TextLink>
      </div>
    </div>
  );
}
