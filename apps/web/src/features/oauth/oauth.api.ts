import {
  type ConnectedApp,
  decideConsent,
  type DecideConsentBody,
  disconnectApp,
  getConsentRequest,
  listConnectedApps,
} from '@app/contract/oauth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './oauth.messages.ts';

const appsKey = endpointKey(listConnectedApps);

export function useConsentRequest(id: string) {
  return useQuery(endpointQuery(getConsentRequest, { params: { id } }));
}

/** After a failure the request is loaded again, because it may have expired, or another person may have signed in. */
export function useDecideConsent(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideConsentBody) => callEndpoint(decideConsent, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: appsKey }),
    onError: () => client.invalidateQueries({ queryKey: endpointKey(getConsentRequest, { params: { id } }) }),
    failureToast: { title: t('consent.error'), fallback: t('apps.tryAgain') },
  });
}

export function useConnectedApps() {
  return useQuery(endpointQuery(listConnectedApps));
}

export function useDisconnectApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(disconnectApp, { params: { id } }),
    onSuccess: (_response, id) =>
      client.setQueryData<ConnectedApp[]>(appsKey, (apps) => apps?.filter((app) => app.id !== id)),
    failureToast: { title: t('apps.error'), fallback: t('apps.tryAgain') },
  });
}
