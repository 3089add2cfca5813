import type { EndpointBodyInput } from '@app/contract/endpoint';
import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { changePassword, endSession, listSessions, type User } from '@app/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSignIn } from './identity.api.ts';
import { t } from './recovery.messages.ts';
import { readChallenge } from './totp-challenge.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: EndpointBodyInput<typeof forgotPassword>) => callEndpoint(forgotPassword, { body }),
    failureToast: { title: t('forgot.failed'), fallback: t('tryAgain') },
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: EndpointBodyInput<typeof resetPassword>) => callEndpoint(resetPassword, { body }),
    failureToast: { title: t('reset.failed'), fallback: t('tryAgain') },
  });
}

export function useReopenAccount(onSignedIn: (user: User) => void) {
  return useSignIn(
    (body: EndpointBodyInput<typeof restoreAccount>) => callEndpoint(restoreAccount, { body }),
    onSignedIn,
    // With two-factor authentication the code form is shown instead of a toast.
    (error) =>
      readChallenge(error) === undefined && {
        title: t('closing.title'),
        description: errorSentence(error, t('tryAgain')),
      },
  );
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => callEndpoint(deleteAccount, { body: { password } }),
    failureToast: { title: t('deleteAccount.failed'), fallback: t('tryAgain') },
  });
}

export function useSessions() {
  return useQuery({ ...endpointQuery(listSessions), staleTime: 0 });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listSessions) }),
    failureToast: { title: t('sessions.endFailed'), fallback: t('tryAgain') },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointBodyInput<typeof changePassword>) => callEndpoint(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(listSessions) }),
    failureToast: { title: t('reset.failed'), fallback: t('tryAgain') },
  });
}
