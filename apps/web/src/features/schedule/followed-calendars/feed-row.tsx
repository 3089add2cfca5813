import type { FollowedCalendar } from '@app/contract/feeds';
import { Ellipsis, Pencil, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { t } from './feeds.messages.ts';
import { CalendarCheckbox } from './calendar-checkbox.tsx';
import { useFeedActions } from './use-feed-actions.ts';

/** One followed calendar: visibility, status and actions. */
export function FeedRow({ feed }: { feed: FollowedCalendar }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const feedActions = useFeedActions();
  const { name, reminderMinutes, eventCount, skippedCount, readAt, fault } = feed;
  return (
    <li className="flex items-start gap-3 py-2.5 pr-2 pl-3">
      <div className="min-w-0 flex-1">
        <CalendarCheckbox feed={feed} onChange={(isShown) => feedActions.show(feed, isShown)} />
        <p className="tabular mt-0.5 pl-7 text-small text-muted">
          {t('events', { count: eventCount })},{' '}
          <time dateTime={readAt} title={formatExact(readAt, timeZone)}>
            {t('read', { when: formatRecent(readAt, now, timeZone) })}
          </time>
          {reminderMinutes !== null && `, ${t('reminds')}`}
        </p>
        {skippedCount > 0 && (
          <p className="mt-0.5 pl-7 text-small text-muted">{t('skipped', { count: skippedCount })}</p>
        )}
        {fault !== null && (
          <p className="mt-1 flex items-start gap-1.5 pl-7 text-small text-warning-text">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {fault}
          </p>
        )}
      </div>
      <Menu
        align="end"
        trigger={<PlainIconButton size="small" label={t('actions', { name })} icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem onSelect={() => setEditing(true)}>
          <Pencil aria-hidden />
          {t('edit')}
        </MenuItem>
        <MenuItem onSelect={() => feedActions.readNow(feed)}>
          <RefreshCw aria-hidden />
          {t('readNow')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => feedActions.remove(feed)}>
          <Trash2 aria-hidden />
          {t('remove')}
        </MenuItem>
      </Menu>
      {isEditing && (
        <FeedDialog
          feed={feed}
          onClose={() => setEditing(false)}
          onSave={(change) => {
            setEditing(false);
            feedActions.change(feed, change);
          }}
        />
      )}
    </li>
  );
}
