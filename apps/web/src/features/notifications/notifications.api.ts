import {
  listNotifications,
  type Notification,
  readAllNotifications,
  updateNotification,
} from '@app/contract/notifications';
import { listReminders, snoozeReminder, updateReminder } from '@app/contract/reminders';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './notifications.messages.ts';

const listKey = endpointKey(listNotifications);
const SNOOZE_MINUTES = 10;

/** The newest 50 notifications, polled every five seconds. */
export function useNotifications() {
  return useQuery({ ...endpointQuery(listNotifications, { isRevalidated: true }), ...polling });
}

export function useSetRead() {
  return useListChange(
    ({ id, isRead }: { id: string; isRead: boolean }) =>
      callEndpoint(updateNotification, { params: { id }, body: { isRead } }),
    (notifications, { id, isRead }) => notifications.map((each) => (each.id === id ? { ...each, isRead } : each)),
  );
}

export function useMarkAllRead() {
  return useListChange(
    () => callEndpoint(readAllNotifications),
    (notifications) => notifications.map((each) => ({ ...each, isRead: true })),
  );
}

/** Completes or snoozes the reminder of a notification. */
export function useReminderAction() {
  return useListChange(
    ({ reminderId: id, action }: { reminderId: string; action: 'done' | 'snooze' }) =>
      action === 'done'
        ? callEndpoint(updateReminder, { params: { id }, body: { status: 'done' } })
        : callEndpoint(snoozeReminder, { params: { id }, body: { minutes: SNOOZE_MINUTES } }),
    (notifications, { reminderId }) =>
      notifications.map((each) => (each.reminderId === reminderId ? { ...each, isRead: true } : each)),
  );
}

/** A mutation that changes the cached notifications at once and restores them if `send` fails. */
function useListChange<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (notifications: Notification[], input: Input) => Notification[],
) {
  return useOptimisticMutation<Notification[], Input, Output>({
    queryKey: listKey,
    send,
    apply,
    refresh,
    failureToast: t('changeFailed'),
  });
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([listKey, endpointKey(listReminders)].map((queryKey) => client.invalidateQueries({ queryKey })));
}
