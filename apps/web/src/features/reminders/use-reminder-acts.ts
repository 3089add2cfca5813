import type { Reminder } from '@app/contract/reminders';
import { errorSentence } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { formatMomentWithin } from './reminder-time.ts';
import { useDeleteReminder, useRestoreReminder, useSnoozeReminder, useUpdateReminder } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

/** What can be done with a reminder in a list: each shows at once, says so and can be taken back. */
export function useReminderActs(now: number) {
  const { timeZone } = useViewer();
  const update = useUpdateReminder();
  const snooze = useSnoozeReminder();
  const remove = useDeleteReminder();
  const restore = useRestoreReminder();
  const onError = (error: Error) =>
    showToast({ title: t('error'), description: errorSentence(error, t('saveFailed')), tone: 'danger' });

  const reopen = ({ id }: Reminder) => update.mutate({ id, status: 'scheduled' }, { onError });
  return {
    markDone: (reminder: Reminder) =>
      update.mutate(
        { id: reminder.id, status: 'done' },
        {
          onError,
          onSuccess: ({ nextAt }) =>
            showToast({
              title:
                nextAt === null ? t('marked') : t('markedUntil', { time: formatMomentWithin(nextAt, now, timeZone) }),
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
          onError,
          onSuccess: () =>
            showToast({ title: t('snoozed', { time: formatMomentWithin(until, now, timeZone) }), tone: 'success' }),
        },
      ),
    remove: ({ id }: Reminder) =>
      remove.mutate(
        { id },
        {
          onError,
          onSuccess: () =>
            showToast({
              title: t('deleted'),
              action: { label: t('undo'), onSelect: () => restore.mutate(id, { onError }) },
            }),
        },
      ),
  };
}

export type ReminderActs = ReturnType<typeof useReminderActs>;
