import type { Events } from '#db/database.ts';
import { achievementReached } from '#events/profile.ts';
import type { Clock } from '#platform/clock.ts';
import type { NotificationsService } from './notifications.service.ts';

/** Notifies of an achievement, in the app only. */
export function notifyOfAchievements(
  events: Events,
  { notifications, clock }: { notifications: NotificationsService; clock: Clock },
): void {
  events.subscribe(achievementReached, ({ userId, name, description }, tx) =>
    notifications.notify(
      { tx, userId },
      {
        kind: 'achievement',
        title: `Achievement reached: ${name}`,
        body: description,
        link: '/profile',
        channels: ['in_app'],
        isLate: false,
        dueAt: clock.now(),
      },
    ),
  );
}
