import {
  type CreateModelKeyBody,
  createModelKey,
  deleteModelKey,
  getModelSettings,
  listModelKeys,
  listModels,
  type Model,
  type ModelKey,
  type ModelSettings,
  testModelKey,
  type UpdateModelSettingsBody,
  updateModelSettings,
} from '@app/contract/models';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './models.messages.ts';

const keysKey = endpointKey(listModelKeys);
const settingsKey = endpointKey(getModelSettings);

export const useModels = () => useQuery(endpointQuery(listModels));
export const useModelKeys = () => useQuery(endpointQuery(listModelKeys));

/** The keys of these models. People choose among keys only if there are several, so a single key is not requested. */
export function useKeysOf(models: readonly Model[] | undefined): readonly ModelKey[] | undefined {
  const enabled = new Set(models?.flatMap(({ keyId }) => keyId ?? [])).size > 1;
  return useQuery({ ...endpointQuery(listModelKeys), enabled }).data;
}

export const useModelSettings = () => useQuery(endpointQuery(getModelSettings));

/** A change of keys changes the list of models and possibly the chosen one. */
function refreshModels(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: endpointKey(listModels) });
  void client.invalidateQueries({ queryKey: settingsKey });
}

/** The failure is shown in the form. */
export function useAddKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateModelKeyBody) => callEndpoint(createModelKey, { body }),
    onSuccess: (key) => {
      client.setQueryData<ModelKey[]>(keysKey, (keys = []) => [key, ...keys]);
      refreshModels(client);
    },
    failureToast: false,
  });
}

export function useTestKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(testModelKey, { params: { id } }),
    onSuccess: (tested) => {
      client.setQueryData<ModelKey[]>(keysKey, (keys) => keys?.map((key) => (key.id === tested.id ? tested : key)));
      refreshModels(client);
    },
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

export function useDeleteKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteModelKey, { params: { id } }),
    onSuccess: (_response, id) => {
      client.setQueryData<ModelKey[]>(keysKey, (keys) => keys?.filter((key) => key.id !== id));
      refreshModels(client);
    },
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

/** The change is shown at once, and later replaced by the server's response. */
export function useUpdateModelSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateModelSettingsBody) => callEndpoint(updateModelSettings, { body }),
    onMutate: ({ chosen, favourites }) =>
      client.setQueryData<ModelSettings>(
        settingsKey,
        (settings) =>
          settings && {
            ...settings,
            ...(chosen !== undefined && { chosen }),
            ...(favourites && { favourites }),
          },
      ),
    onSuccess: (settings) => client.setQueryData(settingsKey, settings),
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}
