import { getCurrentUser, type ProfileBody, updateProfile } from '@app/contract/identity';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './profile.messages.ts';

/** Chats and imports change these numbers, so every visit refetches them. */
const refetchedOnVisit = { staleTime: 0 } as const;

export function useUserStats() {
  return useQuery({ ...endpointQuery(getUserStats), ...refetchedOnVisit });
}

export function useAchievements() {
  return useQuery({ ...endpointQuery(listAchievements), ...refetchedOnVisit });
}

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => callEndpoint(updateProfile, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) }),
    failureToast: { title: t('updateFailed'), fallback: t('updateFailedText') },
  });
}
