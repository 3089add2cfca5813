import type { Events } from '#db/database.ts';
import { importFinished } from '#events/imports.ts';
import { achievementReached } from '#events/profile.ts';
import { eventTouched } from '#events/schedule.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { ProfileService } from '#features/profile/profile.service.ts';
import type { Clock } from '#platform/clock.ts';

/** What may complete an achievement beside a question, and how it is celebrated: one line under the bell. */
export function subscribeAchievements(
  events: Events,
  { profile, notifications }: { profile: ProfileService; notifications: NotificationsService },
  clock: Clock,
): void {
  events.subscribe(importFinished, async ({ userId }, tx) => {
    await profile.keepReached({ tx, userId });
  });
  events.subscribe(eventTouched, async ({ userId, isNew }, tx) => {
    if (isNew) await profile.keepReached({ tx, userId });
  });
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
