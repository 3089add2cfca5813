/** Confirming that an email belongs to the user. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NoContent, requestObject } from './primitives.ts';

const brokenLink = 'This link is no longer valid. Please request a new one.';

export const VerifyEmailBody = requestObject({
  token: z.string(brokenLink).check(z.regex(/^[A-Za-z0-9_.-]{20,500}$/, brokenLink)),
});
export type VerifyEmailBody = z.output<typeof VerifyEmailBody>;

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'public',
  summary: 'Confirms an email with the token of the mailed link. A repeated call has no effect.',
  body: VerifyEmailBody,
  response: z.object({ email: z.string() }),
  errors: ['identity.verification_invalid'],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/email/send',
  access: 'user',
  summary: 'Mails the confirmation link again. Nothing is sent if the email is already confirmed.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['email.not_configured'],
});
