/** Two-factor authentication with an authenticator app, and recovery codes for when it is lost. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SignedIn } from './identity.ts';
import { Count, limits, NoContent, requestObject } from './primitives.ts';

const codeMissing = 'Please enter the code.';
const passwordMissing = 'Please enter your password.';

const EnteredCode = z
  .string(codeMissing)
  .check(z.trim(), z.minLength(1, codeMissing), z.maxLength(40, 'This code is too long.'));

const PasswordBody = requestObject({
  password: z
    .string(passwordMissing)
    .check(z.minLength(1, passwordMissing), z.maxLength(limits.passwordMaxLength, passwordMissing)),
});

export const TwoFactor = z.object({ isEnabled: z.boolean(), recoveryCodesLeft: Count });
export type TwoFactor = z.output<typeof TwoFactor>;

export const TwoFactorSetup = z.object({
  /** Base32, for manual entry. */
  secret: z.string(),
  /** An otpauth:// URI for a QR code. */
  uri: z.string(),
});
export type TwoFactorSetup = z.output<typeof TwoFactorSetup>;

/** Shown once, because only hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

export const CodeLoginBody = requestObject({
  challenge: z.string('Please sign in again.').check(z.regex(/^[A-Za-z0-9_.-]{20,500}$/, 'Please sign in again.')),
  /** A code of the app, or a recovery code. */
  code: EnteredCode,
});
export type CodeLoginBody = z.output<typeof CodeLoginBody>;

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/totp',
  access: 'public',
  summary: 'Completes a sign-in with the challenge from identity.totp_required and a code.',
  body: CodeLoginBody,
  response: SignedIn,
  errors: [
    'identity.code_invalid',
    'identity.challenge_expired',
    'identity.too_many_attempts',
    'identity.account_closing',
    'identity.account_suspended',
  ],
});

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/auth/totp',
  access: 'user',
  summary: 'Whether two-factor authentication is enabled, and how many recovery codes are left.',
  response: TwoFactor,
  errors: [],
});

export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/totp/setup',
  access: 'user',
  summary: 'Creates a secret for an authenticator app. It has no effect until it is confirmed with a code.',
  body: PasswordBody,
  response: TwoFactorSetup,
  errors: [
    'identity.bad_credentials',
    'identity.no_password',
    'identity.too_many_attempts',
    'identity.totp_already_on',
  ],
});

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/totp/enable',
  access: 'user',
  summary: 'Confirms the secret with a code, which enables two-factor authentication.',
  body: requestObject({ code: EnteredCode }),
  response: RecoveryCodes,
  errors: ['identity.code_invalid', 'identity.totp_not_set_up', 'identity.too_many_attempts'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/totp/recovery-codes',
  access: 'user',
  summary: 'Creates ten new recovery codes; the old ones become invalid.',
  body: PasswordBody,
  response: RecoveryCodes,
  errors: [
    'identity.bad_credentials',
    'identity.no_password',
    'identity.too_many_attempts',
    'identity.totp_not_set_up',
  ],
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/totp/disable',
  access: 'user',
  summary: 'Disables two-factor authentication.',
  body: PasswordBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['identity.bad_credentials', 'identity.no_password', 'identity.too_many_attempts'],
});
