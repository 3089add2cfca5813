import { type AccessToken, type CreateTokenBody, createToken, deleteToken, listTokens } from '@app/contract/tokens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './tokens.messages.ts';

const tokensKey = endpointKey(listTokens);

export function useTokens() {
  return useQuery(endpointQuery(listTokens));
}

/** Only this response contains the secret; the list never does. */
export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTokenBody) => callEndpoint(createToken, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteToken, { params: { id } }),
    onSuccess: (_response, id) =>
      client.setQueryData<AccessToken[]>(tokensKey, (tokens) => tokens?.filter((token) => token.id !== id)),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}
