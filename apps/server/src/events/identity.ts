import { defineEvent } from '#platform/event-bus.ts';

/** An account was made; listeners join the transaction that makes it. */
export const userRegistered = defineEvent<{ userId: string }>('identity.user-registered');

/** Somebody signed in from where this account has never been before; in the transaction that opens the session. */
export const newDeviceSeen = defineEvent<{ userId: string; device: string }>('identity.new-device-seen');

/** How an account is entered was changed; in the transaction that changes it. */
export type SecurityChange = 'password_changed' | 'two_factor_on' | 'two_factor_off';
export const securityChanged = defineEvent<{ userId: string; change: SecurityChange }>('identity.security-changed');
