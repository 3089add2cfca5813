import {
  getNotificationSettings,
  type NotificationSettings,
  type NotificationSettingsChange,
  listNotifications,
  testNotification,
  updateNotificationSettings,
} from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { turnPushOff, turnPushOn } from './push-browser.ts';

const settingsKey = endpointKey(getNotificationSettings);

export function useNotificationSettings() {
  return useQuery(endpointQuery(getNotificationSettings));
}

/** Shown at once, put back when it is refused. */
export function useUpdateNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationSettingsChange) => callEndpoint(updateNotificationSettings, { body }),
    onMutate: ({ briefing, ...rest }) => {
      const before = client.getQueryData<NotificationSettings>(settingsKey);
      if (before !== undefined) {
        client.setQueryData(settingsKey, { ...before, ...rest, briefing: { ...before.briefing, ...briefing } });
      }
      return before;
    },
    onError: (_error, _body, before) => client.setQueryData(settingsKey, before),
    onSuccess: (settings) => client.setQueryData(settingsKey, settings),
  });
}

/** Resolves to false when the person did not allow it. */
export function useTurnPushOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (publicKey: string) => turnPushOn(publicKey),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useTurnPushOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHere }: { id: string; isHere: boolean }) => turnPushOff(id, { isHere }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useSendTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channels: Channel[]) => callEndpoint(testNotification, { body: { channels } }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listNotifications) }),
  });
}
