import { deleteEvent } from '@app/contract/event-edits';
import {
  assistScheduling,
  getPlanningPreferences,
  getWeeklyReview,
  listFreeSlots,
  listScheduleSuggestions,
  type PlanningPreferences,
  resetTimeOfDay,
  saveWeeklyNote,
  acceptSlot,
  type AcceptSlotBody,
  type UpdatePreferencesBody,
  updatePlanningPreferences,
} from '@app/contract/planning';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { dispatchAppEvent, useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './planning.messages.ts';

const suggestionsKey = endpointKey(listScheduleSuggestions);
const preferencesKey = endpointKey(getPlanningPreferences);

/** Refetched whenever the schedule or the tasks change. */
export function useScheduleSuggestions() {
  const client = useQueryClient();
  useAppEvent('refreshSchedule', () => void client.invalidateQueries({ queryKey: suggestionsKey }));
  return useQuery({ ...endpointQuery(listScheduleSuggestions), staleTime: 0 });
}

export function useFreeSlots(taskId: string) {
  return useQuery({ ...endpointQuery(listFreeSlots, { query: { taskId } }), staleTime: 0 });
}

/** Books a slot, then refreshes every screen that shows the schedule. */
export function useAcceptSlot() {
  return useMutation({
    mutationFn: (body: AcceptSlotBody) => callEndpoint(acceptSlot, { body }),
    onSuccess: () => dispatchAppEvent('refreshSchedule'),
    failureToast: t('takeFailed'),
  });
}

/** Deletes the event of a booked slot. */
export function useReleaseSlot() {
  return useMutation({
    mutationFn: (eventId: string) => callEndpoint(deleteEvent, { params: { id: eventId } }),
    onSuccess: () => dispatchAppEvent('refreshSchedule'),
    failureToast: t('undoFailed'),
  });
}

/** Sends one message about scheduling; counts as an AI chat. */
export function useAssist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { message: string; history: string[] }) => callEndpoint(assistScheduling, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api', 'subscription'] }),
    failureToast: false,
  });
}

export function usePlanningPreferences() {
  return useQuery({ ...endpointQuery(getPlanningPreferences), staleTime: 0 });
}

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdatePreferencesBody) => callEndpoint(updatePlanningPreferences, { body }),
    onSuccess: (preferences) => cachePreferences(client, preferences),
    failureToast: false,
  });
}

export function useResetTimeOfDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(resetTimeOfDay),
    onSuccess: (preferences) => cachePreferences(client, preferences),
    failureToast: t('hours.saveFailed'),
  });
}

export function useWeeklyReview(week: string) {
  return useQuery({ ...endpointQuery(getWeeklyReview, { query: { week } }), staleTime: 0 });
}

export function useSaveWeeklyNote(week: string) {
  return useMutation({
    mutationFn: (note: string) => callEndpoint(saveWeeklyNote, { query: { week }, body: { note } }),
    failureToast: false,
  });
}

async function cachePreferences(client: QueryClient, preferences: PlanningPreferences): Promise<void> {
  client.setQueryData(preferencesKey, preferences);
  await client.invalidateQueries({ queryKey: suggestionsKey });
}
