import {
  type AssistantSettings,
  getAssistantSettings,
  getModelStatus,
  listModelCalls,
  testModel,
  updateAssistantSettings,
  type UpdateAssistantSettingsBody,
} from '@app/contract/assistant';
import { getRefiningStatus } from '@app/contract/refining';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { definedFields } from '#lib/defined-fields.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './assistant.messages.ts';

const settingsKey = endpointKey(getAssistantSettings);
const PAGE_SIZE = 20;

export function useAssistantSettings() {
  return useQuery(endpointQuery(getAssistantSettings));
}

/** Optimistic; rolled back on failure. */
export function useUpdateAssistantSettings() {
  return useOptimisticMutation({
    queryKey: settingsKey,
    send: (body: UpdateAssistantSettingsBody) => callEndpoint(updateAssistantSettings, { body }),
    apply: withChanges,
    onSuccess: (settings, client) => client.setQueryData(settingsKey, settings),
    failureToast: t('saveFailed'),
  });
}

function withChanges(settings: AssistantSettings, body: UpdateAssistantSettingsBody): AssistantSettings {
  const { tools: changes = [], ...fields } = body;
  const changed = new Map(changes.map(({ name, isOn }) => [name, isOn]));
  const usesArchive = body.usesArchive ?? changed.get('archive') ?? settings.usesArchive;
  const tools = settings.tools.map(({ name, isOn }) => ({
    name,
    isOn: name === 'archive' ? usesArchive : (changed.get(name) ?? isOn),
  }));
  return { ...settings, ...definedFields(fields), usesArchive, tools };
}

/** A local model may be started or stopped at any time, so every visit refetches the status. */
export function useModelStatus() {
  return useQuery({ ...endpointQuery(getModelStatus), staleTime: 0 });
}

export function useRefiningStatus() {
  return useQuery({ ...endpointQuery(getRefiningStatus), staleTime: 0 });
}

export function useTestModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(testModel),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listModelCalls) }),
    failureToast: false,
  });
}

export function useModelCalls() {
  return useInfiniteQuery({
    queryKey: [...endpointKey(listModelCalls), { limit: PAGE_SIZE }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listModelCalls, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
