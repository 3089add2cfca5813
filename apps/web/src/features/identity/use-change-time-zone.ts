import { useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '@app/contract/identity';
import { callEndpoint } from '#lib/api.ts';
import { useMutation } from '#lib/use-mutation.ts';
import type { Viewer } from '#lib/viewer.ts';
import { currentUserKey } from './identity.api.ts';
import { t } from './identity.messages.ts';

/** Changes the account's time zone, by its IANA name. */
export function useChangeTimeZone({ firstName, lastName, email }: Viewer) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => callEndpoint(updateProfile, { body: { firstName, lastName, email, timeZone } }),
    onSuccess: (user) => queries.setQueryData(currentUserKey, user),
    failureToast: { title: t('zone.failed'), fallback: t('zone.failedHint') },
  });
}
