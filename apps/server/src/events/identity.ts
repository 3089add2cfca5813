import { defineEvent } from '#platform/event-bus.ts';

/** An account was created; listeners join the transaction that creates it. */
export const userRegistered = defineEvent<{ userId: string }>('identity.user-registered');

/** An account signed in on a device for the first time; published in the transaction that creates the session. */
export const newDeviceSeen = defineEvent<{ userId: string; device: string }>('identity.new-device-seen');

/**
 * An account got a new password by a mailed link, and all its sessions ended; published in the transaction that sets it.
 */
export const accountRecovered = defineEvent<{ userId: string }>('identity.account-recovered');

export type SecurityChange = 'password_changed' | 'two_factor_on' | 'two_factor_off';
/** The password or two-factor authentication was changed; published in the transaction that changes it. */
export const securityChanged = defineEvent<{ userId: string; change: SecurityChange }>('identity.security-changed');
