import type { EndpointBodyInput } from '@app/contract/endpoint';
import type { User } from '@app/contract/identity';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  loginWithCode,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@app/contract/two-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSignIn } from './identity.api.ts';

export function useLoginWithCode(onSignedIn: (user: User) => void) {
  return useSignIn(
    (body: EndpointBodyInput<typeof loginWithCode>) => callEndpoint(loginWithCode, { body }),
    onSignedIn,
    // Without a toast on failure: the form shows the error.
    false,
  );
}

export function useTwoFactor() {
  return useQuery(endpointQuery(getTwoFactor));
}

export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (password: string) => callEndpoint(setUpTwoFactor, { body: { password } }),
    failureToast: false,
  });
}

export function useEnableTwoFactor() {
  const refresh = useRefreshTwoFactor();
  return useMutation({
    mutationFn: (code: string) => callEndpoint(enableTwoFactor, { body: { code } }),
    onSuccess: refresh,
    failureToast: false,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useRefreshTwoFactor();
  return useMutation({
    mutationFn: (password: string) => callEndpoint(renewRecoveryCodes, { body: { password } }),
    onSuccess: refresh,
    failureToast: false,
  });
}

export function useDisableTwoFactor() {
  const refresh = useRefreshTwoFactor();
  return useMutation({
    mutationFn: (password: string) => callEndpoint(disableTwoFactor, { body: { password } }),
    onSuccess: refresh,
    failureToast: false,
  });
}

function useRefreshTwoFactor() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: endpointKey(getTwoFactor) });
}
