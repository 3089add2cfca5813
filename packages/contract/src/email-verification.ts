/** The proof that an email belongs to who gave it. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NoContent, requestObject } from './primitives.ts';

const brokenLink = 'This link is not valid any more. Please ask for a new one.';

export const VerifyEmailBody = requestObject({
  token: z.string(brokenLink).check(z.regex(/^[A-Za-z0-9_.-]{20,500}$/, brokenLink)),
});
export type VerifyEmailBody = z.output<typeof VerifyEmailBody>;

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'public',
  summary: 'Confirm an email with the token of the link that was mailed to it. Doing so again does no harm.',
  body: VerifyEmailBody,
  response: z.object({ email: z.string() }),
  errors: ['identity.verification_invalid'],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/email/send',
  access: 'user',
  summary: 'Have the link that confirms the email mailed again. Nothing is sent when it is confirmed already.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['email.not_configured'],
});
