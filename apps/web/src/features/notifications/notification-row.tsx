import type { Notification } from '@app/contract/notifications';
import { Link } from 'react-router';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { useSetRead, useReminderAction } from './notifications.api.ts';
import { t } from './notifications.messages.ts';

export function NotificationRow({ notification }: { notification: Notification }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const setRead = useSetRead();
  const { id, title, body, link, isRead, isLate, dueAt } = notification;
  const toggleLabel = t(isRead ? 'markUnread' : 'markRead', { title });
  return (
    <li className="flex gap-2 py-3 pr-4 pl-2">
      <button
        type="button"
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={() => setRead.mutate({ id, isRead: !isRead })}
        className="group inline-flex size-6 shrink-0 items-center justify-center rounded-full"
      >
        <span
          className={cx(
            'size-2 rounded-full',
            isRead
              ? 'border border-line-field opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'
              : 'bg-accent',
          )}
        />
      </button>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to={link}
            onClick={() => !isRead && setRead.mutate({ id, isRead: true })}
            className={cx('text-ui break-words underline-offset-2 hover:underline', !isRead && 'font-medium')}
          >
            {title}
          </Link>
          <time
            dateTime={dueAt}
            title={formatExact(dueAt, timeZone)}
            className="tabular shrink-0 text-small text-muted"
          >
            {formatRecent(dueAt, now, timeZone)}
          </time>
        </div>
        {body !== '' && <p className="mt-0.5 text-small whitespace-pre-line text-muted">{body}</p>}
        {isLate && (
          <Badge tone="warning" className="mt-1">
            {t('late')}
          </Badge>
        )}
        {notification.reminderId !== null && !isRead && (
          <ReminderActions reminderId={notification.reminderId} title={title} />
        )}
      </div>
    </li>
  );
}

function ReminderActions({ reminderId, title }: { reminderId: string; title: string }) {
  const change = useReminderAction();
  const run = (action: 'done' | 'snooze') => change.mutate({ reminderId, action });
  return (
    <div className="mt-2 flex gap-2">
      <Button size="small" aria-label={t('doneNamed', { title })} onClick={() => run('done')}>
        {t('done')}
      </Button>
      <Button size="small" variant="ghost" aria-label={t('snoozeNamed', { title })} onClick={() => run('snooze')}>
        {t('snooze')}
      </Button>
    </div>
  );
}
