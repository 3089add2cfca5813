import {
  listNotifications,
  type Notification,
  readAllNotifications,
  updateNotification,
} from '@app/contract/notifications';
import { listReminders, snoozeReminder, updateReminder } from '@app/contract/reminders';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';

const listKey = endpointKey(listNotifications);

/** The latest 50, every five seconds. */
export function useNotifications() {
  return useQuery({ ...endpointQuery(listNotifications, { isRevalidated: true }), ...polling });
}

export function useSetRead() {
  return useOptimistic(
    ({ id, isRead }: { id: string; isRead: boolean }) =>
      callEndpoint(updateNotification, { params: { id }, body: { isRead } }),
    (notifications, { id, isRead }) => notifications.map((each) => (each.id === id ? { ...each, isRead } : each)),
  );
}

export function useReadAll() {
  return useOptimistic(
    () => callEndpoint(readAllNotifications),
    (notifications) => notifications.map((each) => ({ ...each, isRead: true })),
  );
}

/** Acts on the reminder that a notification is about. */
export function useSettleReminder() {
  return useOptimistic(
    ({ reminderId: id, act }: { reminderId: string; act: 'done' | 'snooze' }) =>
      act === 'done'
        ? callEndpoint(updateReminder, { params: { id }, body: { status: 'done' } })
        : callEndpoint(snoozeReminder, { params: { id }, body: { minutes: 10 } }),
    (notifications, { reminderId }) =>
      notifications.map((each) => (each.reminderId === reminderId ? { ...each, isRead: true } : each)),
  );
}

/** Shows the change at once and takes it back when the server refuses it. */
function useOptimistic<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (notifications: readonly Notification[], input: Input) => Notification[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Notification[]>(listKey);
      if (before !== undefined) client.setQueryData(listKey, apply(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) client.setQueryData(listKey, context.before);
    },
    onSettled: () => refresh(client),
  });
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([listKey, endpointKey(listReminders)].map((queryKey) => client.invalidateQueries({ queryKey })));
}
