import { defineEvent } from '#platform/event-bus.ts';

/** An account was created; listeners join the transaction that creates it. */
export const userRegistered = defineEvent<{ userId: string }>('identity.user-registered');

/** A sign-in from a device this account has not used before; published in the transaction that creates the session. */
export const newDeviceSeen = defineEvent<{ userId: string; device: string }>('identity.new-device-seen');

/** The way to sign in was changed; published in the transaction that changes it. */
export type SecurityChange = 'password_changed' | 'two_factor_on' | 'two_factor_off';
export const securityChanged = defineEvent<{ userId: string; change: SecurityChange }>('identity.security-changed');
