import {
  getNotificationSettings,
  type NotificationSettings,
  type NotificationSettingsChange,
  listNotifications,
  testNotification,
  updateNotificationSettings,
} from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { definedFields } from '#lib/defined-fields.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './notification-settings.messages.ts';
import { turnPushOff, turnPushOn } from './push-subscription.ts';

const settingsKey = endpointKey(getNotificationSettings);

export function useNotificationSettings() {
  return useQuery(endpointQuery(getNotificationSettings));
}

/** Optimistic; rolled back on failure. */
export function useUpdateNotificationSettings() {
  return useOptimisticMutation({
    queryKey: settingsKey,
    send: (body: NotificationSettingsChange) => callEndpoint(updateNotificationSettings, { body }),
    apply: (settings: NotificationSettings, { briefing, ...otherFields }) => ({
      ...settings,
      ...definedFields(otherFields),
      briefing: { ...settings.briefing, ...(briefing && definedFields(briefing)) },
    }),
    onSuccess: (settings, client) => client.setQueryData(settingsKey, settings),
    failureToast: t('saveFailed'),
  });
}

/** Turns push notifications on in this browser. Resolves to false when the user denied permission. */
export function useTurnPushOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (publicKey: string) => turnPushOn(publicKey),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
    failureToast: t('pushFailed'),
  });
}

export function useTurnPushOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isThisBrowser }: { id: string; isThisBrowser: boolean }) => turnPushOff(id, { isThisBrowser }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
    failureToast: t('turnOffFailed'),
  });
}

export function useSendTestNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channels: Channel[]) => callEndpoint(testNotification, { body: { channels } }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listNotifications) }),
    failureToast: t('testFailed'),
  });
}
