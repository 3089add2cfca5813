import type { Reminder } from '@app/contract/reminders';
import { AlarmClock, Check, Mail, MessageSquare, Ellipsis, Pencil, Repeat, Smartphone, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatExact } from '#lib/dates.ts';
import { formatRecurrence } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { isDue } from './reminder-groups.ts';
import { formatMorning, formatStatusLine, morningIn } from './reminder-time.ts';
import { t } from './reminders.messages.ts';
import type { ReminderActions } from './use-reminder-actions.ts';

export interface ReminderRowProps {
  reminder: Reminder;
  now: number;
  actions: ReminderActions;
  onEdit: (reminder: Reminder) => void;
}

export function ReminderRow({ reminder, now, actions, onEdit }: ReminderRowProps) {
  const { timeZone } = useViewer();
  const { title, recurrence, channels, status, conversationId } = reminder;
  const isDone = status === 'done';
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <DoneButton reminder={reminder} actions={actions} />
      <div className="min-w-0 flex-1">
        <p className={cx('text-ui font-medium break-words', isDone && 'text-muted line-through')}>{title}</p>
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          <time
            dateTime={reminder.nextAt ?? reminder.remindAt}
            title={formatExact(reminder.nextAt ?? reminder.remindAt, timeZone)}
          >
            {formatStatusLine(reminder, now, timeZone)}
          </time>
          {recurrence !== null && (
            <span className="inline-flex items-center gap-1">
              <Repeat aria-hidden className="size-3.5" />
              {formatRecurrence(recurrence, timeZone)}
            </span>
          )}
          {channels.includes('email') && (
            <span>
              <Mail aria-hidden className="size-3.5" />
              <span className="sr-only">{t('byEmail')}</span>
            </span>
          )}
          {channels.includes('push') && (
            <span>
              <Smartphone aria-hidden className="size-3.5" />
              <span className="sr-only">{t('byPush')}</span>
            </span>
          )}
          {conversationId !== null && (
            <Link
              to={`/conversation-chat/${conversationId}`}
              aria-label={t('openConversation')}
              className="inline-flex min-h-6 items-center gap-1 rounded-control underline-offset-2 hover:underline"
            >
              <MessageSquare aria-hidden className="size-3.5" />
              {t('conversation')}
            </Link>
          )}
        </p>
      </div>
      {status === 'missed' && <Badge tone="warning">{t('missed')}</Badge>}
      {status === 'fired' && reminder.isLate && <Badge tone="warning">{t('late')}</Badge>}
      <RowMenu reminder={reminder} now={now} actions={actions} onEdit={onEdit} />
    </li>
  );
}

function DoneButton({ reminder, actions }: { reminder: Reminder; actions: ReminderActions }) {
  const isDone = reminder.status === 'done';
  const { title } = reminder;
  return (
    <button
      type="button"
      aria-label={isDone ? t('reopen', { title }) : t('markDone', { title })}
      onClick={() => (isDone ? actions.reopen(reminder) : actions.markDone(reminder))}
      className={cx(
        'mt-px inline-flex size-6 shrink-0 items-center justify-center rounded-full border transition-colors',
        isDone
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line-field text-transparent hover:border-accent hover:text-accent-text focus-visible:text-accent-text',
        isDue(reminder) && 'border-accent',
      )}
    >
      <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
    </button>
  );
}

function RowMenu({ reminder, now, actions, onEdit }: ReminderRowProps) {
  const { timeZone } = useViewer();
  const snooze = (minutes: number) =>
    actions.snoozeUntil(reminder, new Date(Date.now() + minutes * 60_000).toISOString());
  const tomorrowMorning = morningIn(1, now, timeZone);
  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton size="small" label={t('actions', { title: reminder.title })} icon={<Ellipsis aria-hidden />} />
      }
    >
      <MenuItem onSelect={() => onEdit(reminder)}>
        <Pencil aria-hidden />
        {t('edit')}
      </MenuItem>
      {reminder.status !== 'done' && (
        <>
          <MenuItem onSelect={() => snooze(10)}>
            <AlarmClock aria-hidden />
            {t('snoozeTen')}
          </MenuItem>
          <MenuItem onSelect={() => snooze(60)}>
            <AlarmClock aria-hidden />
            {t('snoozeHour')}
          </MenuItem>
          <MenuItem onSelect={() => actions.snoozeUntil(reminder, tomorrowMorning)}>
            <AlarmClock aria-hidden />
            {t('snoozeTomorrow', { time: formatMorning() })}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => actions.remove(reminder)}>
        <Trash2 aria-hidden />
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
