import { getNotificationSettings, listNotifications } from '@app/contract/notifications';
import {
  createReminder,
  deleteReminder,
  type CreateReminderBody,
  listReminders,
  type Reminder,
  type UpdateReminderBody,
  snoozeReminder,
  updateReminder,
} from '@app/contract/reminders';
import { listTrash, restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './reminders.messages.ts';

const listKey = endpointKey(listReminders);

export function useReminders() {
  return useQuery({ ...endpointQuery(listReminders, { isRevalidated: true }), ...polling });
}

/** The notification settings, which contain the available channels and the default channels. */
export function useChannels() {
  return useQuery({ ...endpointQuery(getNotificationSettings), staleTime: 60_000 });
}

export function useCreateReminder(failureToast: FailureToast) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateReminderBody) => callEndpoint(createReminder, { body }),
    onSuccess: () => refresh(client),
    failureToast,
  });
}

export function useUpdateReminder(failureToast: FailureToast) {
  return useListChange(
    ({ id, ...body }: { id: string } & UpdateReminderBody) => callEndpoint(updateReminder, { params: { id }, body }),
    (reminders, { id, status }) =>
      status === undefined
        ? reminders
        : reminders.map((reminder) => (reminder.id === id ? withStatus(reminder, status) : reminder)),
    failureToast,
  );
}

export function useSnoozeReminder() {
  return useListChange(
    ({ id, until }: { id: string; until: string }) => callEndpoint(snoozeReminder, { params: { id }, body: { until } }),
    (reminders, { id, until }) =>
      reminders.map((reminder) =>
        reminder.id === id ? { ...reminder, status: 'snoozed' as const, nextAt: until } : reminder,
      ),
    t('saveFailed'),
  );
}

export function useDeleteReminder() {
  return useListChange(
    ({ id }: { id: string }) => callEndpoint(deleteReminder, { params: { id } }),
    (reminders, { id }) => reminders.filter((reminder) => reminder.id !== id),
    t('saveFailed'),
  );
}

export function useRestoreReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type: 'reminder', id } }),
    onSuccess: () => refresh(client),
    failureToast: t('saveFailed'),
  });
}

/** The reminder as the server will return it: a repeating reminder that is marked as done waits for its next time. */
function withStatus(reminder: Reminder, status: 'done' | 'scheduled'): Reminder {
  if (status === 'scheduled') return { ...reminder, status: reminder.nextAt === null ? 'fired' : 'scheduled' };
  const repeats = reminder.recurrence !== null && reminder.nextAt !== null;
  return repeats ? { ...reminder, status: 'scheduled' } : { ...reminder, status: 'done', nextAt: null };
}

/** A mutation that changes the cached list at once and restores the list if `send` fails. */
function useListChange<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (reminders: Reminder[], input: Input) => Reminder[],
  failureToast: FailureToast,
) {
  return useOptimisticMutation<Reminder[], Input, Output>({
    queryKey: listKey,
    send,
    apply,
    refresh,
    failureToast,
  });
}

async function refresh(client: QueryClient): Promise<void> {
  const keys = [listKey, endpointKey(listNotifications), endpointKey(listTrash)];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
