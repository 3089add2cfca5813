import type { FollowedCalendar, FollowedCalendarChange } from '@app/contract/feeds';
import { showToast } from '#ui/toast-store.ts';
import { useFollowCalendar, useRefreshFeed, useUnfollowCalendar, useUpdateFeed } from './feeds.api.ts';
import { t } from './feeds.messages.ts';

/** The actions on a followed calendar, each with a toast on failure. */
export function useFeedActions() {
  const update = useUpdateFeed();
  const unfollow = useUnfollowCalendar();
  const follow = useFollowCalendar(t('saveFailed'));
  const refresh = useRefreshFeed();

  const change = ({ id }: FollowedCalendar, fields: FollowedCalendarChange) => update.mutate({ id, ...fields });
  return {
    change,
    show: (feed: FollowedCalendar, isShown: boolean) => change(feed, { isHidden: !isShown }),
    readNow: ({ id, name }: FollowedCalendar) =>
      refresh.mutate(id, {
        onSuccess: ({ fault }) =>
          fault === null
            ? showToast({ title: t('readDone', { name }), tone: 'success' })
            : showToast({ title: t('error'), description: fault, tone: 'danger' }),
      }),
    remove: ({ id, url, name, color, reminderMinutes }: FollowedCalendar) =>
      unfollow.mutate(
        { id },
        {
          onSuccess: () =>
            showToast({
              title: t('removed', { name }),
              action: {
                label: t('undo'),
                onSelect: () => follow.mutate({ url, name, color, reminderMinutes }),
              },
            }),
        },
      ),
  };
}
