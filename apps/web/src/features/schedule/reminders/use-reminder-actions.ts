import type { Reminder } from '@app/contract/reminders';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { formatMomentInSentence } from './reminder-time.ts';
import { useDeleteReminder, useRestoreReminder, useSnoozeReminder, useUpdateReminder } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

/** The actions on a reminder in a list: optimistic, with a toast and an undo. */
export function useReminderActions(now: number) {
  const { timeZone } = useViewer();
  const update = useUpdateReminder(t('saveFailed'));
  const snooze = useSnoozeReminder();
  const remove = useDeleteReminder();
  const restore = useRestoreReminder();

  const reopen = ({ id }: Reminder) => update.mutate({ id, status: 'scheduled' });
  return {
    markDone: (reminder: Reminder) =>
      update.mutate(
        { id: reminder.id, status: 'done' },
        {
          onSuccess: ({ nextAt }) =>
            showToast({
              title:
                nextAt === null
                  ? t('marked')
                  : t('markedUntil', { time: formatMomentInSentence(nextAt, now, timeZone) }),
              tone: 'success',
              ...(nextAt === null && { action: { label: t('undo'), onSelect: () => reopen(reminder) } }),
            }),
        },
      ),
    reopen,
    snoozeUntil: ({ id }: Reminder, until: string) =>
      snooze.mutate(
        { id, until },
        {
          onSuccess: () =>
            showToast({ title: t('snoozed', { time: formatMomentInSentence(until, now, timeZone) }), tone: 'success' }),
        },
      ),
    remove: ({ id }: Reminder) =>
      remove.mutate(
        { id },
        {
          onSuccess: () =>
            showToast({
              title: t('deleted'),
              action: { label: t('undo'), onSelect: () => restore.mutate(id) },
            }),
        },
      ),
  };
}

export type ReminderActions = ReturnType<typeof useReminderActions>;
