import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { describeDevice, type IdentityService } from '#features/identity/identity.service.ts';
import { notifyOfAchievements, notifyOfSecurity } from './event-notices.ts';
import { createDeliveryHandler, deliverNotification } from './notifications.jobs.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';
import { createNotificationsService, type NotificationsService } from './notifications.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'fetcher' | 'jobs' | 'mailer' | 'newId' | 'push' | 'site'> & {
  identity: IdentityService;
};

/** Notifications and the channels that deliver them: in the app, by mail, by push. */
export function notificationsFeature(needs: Needs): FeatureParts<{ notifications: NotificationsService }> {
  const { clock, events, identity, jobs, site } = needs;
  const notifications = createNotificationsService({ ...needs, frame: site, findRecipient: identity.getUser });
  jobs.register(deliverNotification, createDeliveryHandler(notifications.deliver), ({ userId, deliveryId }) =>
    notifications.giveUpDelivery(userId, deliveryId),
  );
  notifyOfSecurity(events, { notifications, clock });
  notifyOfAchievements(events, { notifications, clock });
  return {
    services: { notifications },
    routes: (mount) => registerNotificationRoutes(mount, { notifications, nameBrowser: describeDevice }),
    cleanup: { notifications: () => notifications.deleteOld() },
  };
}
