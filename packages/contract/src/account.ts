/** Resetting the password, deleting and restoring the account, and downloading its data. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LoginBody, NewPassword, SignedIn } from './identity.ts';
import { Email, limits, NoContent, requestObject, Timestamp } from './primitives.ts';

const brokenLink = 'This link is no longer valid. Please request a new one.';
const passwordMissing = 'Please enter your password.';

export const ForgotPasswordBody = requestObject({ email: Email });
export type ForgotPasswordBody = z.output<typeof ForgotPasswordBody>;

export const ResetPasswordBody = requestObject({
  token: z.string(brokenLink).check(z.regex(/^[A-Za-z0-9_.-]{20,500}$/, brokenLink)),
  password: NewPassword,
});
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>;

export const DeleteAccountBody = requestObject({
  password: z
    .string(passwordMissing)
    .check(z.minLength(1, passwordMissing), z.maxLength(limits.passwordMaxLength, passwordMissing)),
});
export type DeleteAccountBody = z.output<typeof DeleteAccountBody>;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/forgot',
  access: 'public',
  summary: 'Emails a link to set a new password. The response does not reveal whether the account exists.',
  body: ForgotPasswordBody,
  /** `isMailed` is false if this server cannot send mails: the operator then creates the link. */
  response: z.object({ isMailed: z.boolean() }),
  errors: ['identity.too_many_attempts'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'public',
  summary:
    'Sets a new password with the token of a link. All sessions and the link become invalid. A link that was mailed because the email of the account changed also restores the former email.',
  body: ResetPasswordBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['identity.reset_invalid', 'identity.email_taken', 'identity.too_many_attempts'],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  summary:
    'Closes the account: sessions and subscription end now. It can be restored for a week and is then deleted completely.',
  body: DeleteAccountBody,
  response: z.object({ closesAt: Timestamp }),
  errors: ['identity.bad_credentials', 'identity.too_many_attempts', 'billing.provider_unavailable'],
});

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/api/account/restore',
  access: 'public',
  summary: 'Restores an account that is being closed, and signs in.',
  body: LoginBody,
  response: SignedIn,
  errors: ['identity.bad_credentials', 'identity.too_many_attempts', 'identity.totp_required'],
});

export const getAccountData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'user',
  summary: 'All data of the signed-in user as one JSON file.',
  response: z.unknown(),
  produces: 'binary',
  errors: [],
});
