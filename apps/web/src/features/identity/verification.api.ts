import { sendVerification, verifyEmail } from '@app/contract/email-verification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '#lib/api.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { currentUserKey } from './identity.api.ts';
import { t } from './verification.messages.ts';

/** Confirms the email with the token of a mailed link. The call is made once, and again only if the user retries. */
export function useVerifyEmail(token: string) {
  const queries = useQueryClient();
  const verification = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => callEndpoint(verifyEmail, { body: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (verification.isSuccess) void queries.invalidateQueries({ queryKey: currentUserKey });
  }, [queries, verification.isSuccess]);
  return verification;
}

export function useSendVerification() {
  return useMutation({
    mutationFn: () => callEndpoint(sendVerification),
    failureToast: { title: t('banner.failed'), fallback: t('verify.failedHint') },
  });
}
