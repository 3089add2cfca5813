import { followCalendar, listFeeds, refreshFeed, unfollowCalendar, updateFeed } from '@app/contract/feeds';
import type { Mount } from '#platform/http/route.ts';
import type { FeedsService } from './feeds.service.ts';

/** Each of these asks somebody else's server. */
const rateLimit = { name: 'feeds', limit: 20, windowSeconds: 60 };

export function registerFeedRoutes(mount: Mount, feeds: FeedsService): void {
  mount(listFeeds, ({ userId }) => feeds.list(userId));
  mount(followCalendar, ({ userId, body }) => feeds.follow(userId, body), { rateLimit });
  mount(refreshFeed, ({ userId, params }) => feeds.refresh(userId, params.id), { rateLimit });
  mount(updateFeed, ({ userId, params, body }) => feeds.update(userId, params.id, body));
  mount(unfollowCalendar, ({ userId, params }) => feeds.unfollow(userId, params.id));
}
