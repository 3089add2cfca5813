import { listEvents } from '@app/contract/events';
import {
  type FollowCalendarBody,
  followCalendar,
  type FollowedCalendar,
  type FollowedCalendarChange,
  listFeeds,
  refreshFeed,
  unfollowCalendar,
  updateFeed,
} from '@app/contract/feeds';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './feeds.messages.ts';

const listKey = endpointKey(listFeeds);

export function useFeeds() {
  return useQuery({ ...endpointQuery(listFeeds), staleTime: 15_000 });
}

export function useFollowCalendar(failureToast: FailureToast) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FollowCalendarBody) => callEndpoint(followCalendar, { body }),
    onSuccess: () => refresh(client),
    failureToast,
  });
}

/** Optimistic; rolled back on failure. */
export function useUpdateFeed() {
  return useListChange(
    ({ id, ...body }: { id: string } & FollowedCalendarChange) => callEndpoint(updateFeed, { params: { id }, body }),
    (feeds, { id, name, color, isHidden, reminderMinutes }) =>
      feeds.map((feed) =>
        feed.id === id
          ? {
              ...feed,
              name: name ?? feed.name,
              color: color ?? feed.color,
              isHidden: isHidden ?? feed.isHidden,
              reminderMinutes: reminderMinutes === undefined ? feed.reminderMinutes : reminderMinutes,
            }
          : feed,
      ),
  );
}

export function useUnfollowCalendar() {
  return useListChange(
    ({ id }: { id: string }) => callEndpoint(unfollowCalendar, { params: { id } }),
    (feeds, { id }) => feeds.filter((feed) => feed.id !== id),
  );
}

export function useRefreshFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(refreshFeed, { params: { id } }),
    onSettled: () => refresh(client),
    failureToast: t('saveFailed'),
  });
}

/** A mutation that changes the cached list at once and restores the list if `send` fails. */
function useListChange<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (feeds: FollowedCalendar[], input: Input) => FollowedCalendar[],
) {
  return useOptimisticMutation<FollowedCalendar[], Input, Output>({
    queryKey: listKey,
    send,
    apply,
    refresh,
    failureToast: t('saveFailed'),
  });
}

async function refresh(client: QueryClient): Promise<void> {
  const keys = [listKey, endpointKey(listEvents), ['/api', 'schedule']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
