import {
  createPairing,
  deleteDevice,
  type Device,
  listDevices,
  updateDevice,
  type UpdateDeviceBody,
} from '@app/contract/devices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './devices.messages.ts';

const devicesKey = endpointKey(listDevices);
const failureToast = { title: t('error'), fallback: t('tryAgain') };
/** How soon a newly paired device appears. */
const PAIRING_POLL_MS = 2_000;
/** How often “last seen” is brought up to date. */
const POLL_MS = 30_000;

export function useDevices({ isPairing }: { isPairing: boolean }) {
  return useQuery({
    ...endpointQuery(listDevices),
    refetchInterval: isPairing ? PAIRING_POLL_MS : POLL_MS,
    refetchIntervalInBackground: isPairing,
  });
}

export function useCreatePairing() {
  return useMutation({
    mutationFn: (canRead: boolean) => callEndpoint(createPairing, { query: { canRead } }),
    failureToast,
  });
}

export function useUpdateDevice(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateDeviceBody) => callEndpoint(updateDevice, { params: { id }, body }),
    onSuccess: (changed) =>
      client.setQueryData<Device[]>(devicesKey, (devices) =>
        devices?.map((device) => (device.id === id ? changed : device)),
      ),
    failureToast,
  });
}

export function useRemoveDevice(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(deleteDevice, { params: { id } }),
    onSuccess: () =>
      client.setQueryData<Device[]>(devicesKey, (devices) => devices?.filter((device) => device.id !== id)),
    failureToast,
  });
}
