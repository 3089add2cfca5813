import { getCalendar, importCalendar, rotateCalendar } from '@app/contract/calendar';
import { listEvents } from '@app/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './calendar.messages.ts';

export function useCalendarFeed() {
  return useQuery(endpointQuery(getCalendar));
}

export function useRotateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(rotateCalendar),
    onSuccess: (feed) => client.setQueryData(endpointKey(getCalendar), feed),
    failureToast: t('rotateFailed'),
  });
}

function sendFile(file: File, { isPreview }: { isPreview: boolean }) {
  const body = new FormData();
  body.append('file', file);
  return callEndpoint(importCalendar, { query: { preview: isPreview }, body });
}

/** Previews a file without storing anything. */
export function usePreviewCalendar() {
  return useMutation({
    mutationFn: (file: File) => sendFile(file, { isPreview: true }),
    failureToast: t('importFailed'),
  });
}

export function useImportCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile(file, { isPreview: false }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(listEvents) }),
    failureToast: t('importFailed'),
  });
}
