import { followCalendar, listFeeds, refreshFeed, unfollowCalendar, updateFeed } from '@app/contract/feeds';
import type { Mount } from '#platform/http/route.ts';
import type { FollowedCalendarsService } from '../followed-calendars.service.ts';

/** For the calls that send a request to another server. */
const rateLimit = { name: 'feeds', limit: 20, windowSeconds: 60 };

export function registerFollowedCalendarRoutes(mount: Mount, calendars: FollowedCalendarsService): void {
  mount(listFeeds, ({ userId }) => calendars.list(userId));
  mount(followCalendar, ({ userId, body }) => calendars.follow(userId, body), { rateLimit });
  mount(refreshFeed, ({ userId, params }) => calendars.refresh(userId, params.id), { rateLimit });
  mount(updateFeed, ({ userId, params, body }) => calendars.update(userId, params.id, body));
  mount(unfollowCalendar, ({ userId, params }) => calendars.unfollow(userId, params.id));
}
