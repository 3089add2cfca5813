import type { Events } from '#db/database.ts';
import { newDeviceSeen, type SecurityChange, securityChanged } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import type { NotificationsService } from './notifications.service.ts';
import { achievementReached } from '#events/profile.ts';

const SECURITY_TEXTS: Readonly<Record<SecurityChange, { title: string; body: string }>> = {
  password_changed: {
    title: 'Your password was changed',
    body: 'Other devices were signed out. If this was not you, set a new password at once with “Forgot your password?” on the sign-in page.',
  },
  two_factor_on: {
    title: 'Two-factor authentication was switched on',
    body: 'Signing in now takes a code from an authenticator app. If this was not you, change your password under Security in your settings and switch it off there.',
  },
  two_factor_off: {
    title: 'Two-factor authentication was switched off',
    body: 'Signing in now takes the password alone. If this was not you, change your password under Security in your settings and switch it on again.',
  },
};

/** Notifies users of security events of their account: in the app and, to a verified email, by mail. */
export function notifyOfSecurity(
  events: Events,
  { notifications, clock }: { notifications: NotificationsService; clock: Clock },
): void {
  const notice = {
    kind: 'security',
    link: '/settings/security',
    channels: ['in_app', 'email'],
    isLate: false,
  } as const;
  events.subscribe(newDeviceSeen, ({ userId, device }, tx) =>
    notifications.notify(
      { tx, userId },
      {
        ...notice,
        title: 'New sign-in to your account',
        body: `From a new device: ${device}. If this was not you, sign that device out under Security in your settings and change your password.`,
        dueAt: clock.now(),
      },
    ),
  );
  events.subscribe(securityChanged, ({ userId, change }, tx) =>
    notifications.notify({ tx, userId }, { ...notice, ...SECURITY_TEXTS[change], dueAt: clock.now() }),
  );
}

/** Notifies users of new achievements, in the app only. */
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
