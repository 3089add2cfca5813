import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Email,
  Id,
  limits,
  NoContent,
  requestObject,
  TimeZone,
  Timestamp,
  toStorable,
  trimmedText,
} from './primitives.ts';

/** Any value that contains 'premium' counts as Premium (see isPremiumTier). */
export const SubscriptionTier = z.enum(['free', 'premium_monthly', 'premium_annual', 'premium']);
export type SubscriptionTier = z.output<typeof SubscriptionTier>;

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionTier: SubscriptionTier,
  /** The end of the paid period; null if there is none. */
  currentPeriodEnd: z.nullable(Timestamp),
  timeZone: z.string(),
  /** Whether the email is confirmed; `off` if this server cannot send mails. */
  emailVerification: z.enum(['done', 'waiting', 'off']),
  createdAt: Timestamp,
  /** Only for operators, who see the operator's page. */
  isOperator: z.optional(z.boolean()),
});
export type User = z.output<typeof User>;

/** The token is for `Authorization: Bearer …`; the same session is also set as an httpOnly cookie. */
export const SignedIn = z.object({ user: User, authToken: z.string() });
export type SignedIn = z.output<typeof SignedIn>;

const missingField = 'Please fill in all fields';

export const NewPassword = z
  .string(missingField)
  .check(
    z.minLength(limits.passwordMinLength, 'Password must be at least 6 characters long.'),
    z.maxLength(limits.passwordMaxLength, `Password may have at most ${limits.passwordMaxLength} characters.`),
  );

/** A password that is only compared with the stored one, so the rules for new passwords do not apply. */
const ExistingPassword = z
  .string(missingField)
  .check(
    z.minLength(1, missingField),
    z.maxLength(limits.passwordMaxLength, `Password may have at most ${limits.passwordMaxLength} characters.`),
  );

export const LoginBody = requestObject({
  email: z
    .string(missingField)
    .check(
      z.overwrite(toStorable),
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missingField),
      z.maxLength(limits.emailLength, 'Please check your credentials and try again.'),
    ),
  password: ExistingPassword,
});
export type LoginBody = z.output<typeof LoginBody>;

export const SignupBody = requestObject({
  firstName: trimmedText({ label: 'First name', max: limits.nameLength, missing: missingField }),
  lastName: trimmedText({ label: 'Last name', max: limits.nameLength, missing: missingField }),
  email: Email,
  password: NewPassword,
  /** If absent, UTC. */
  timeZone: z.optional(TimeZone),
});
export type SignupBody = z.output<typeof SignupBody>;

export const ProfileBody = requestObject({
  firstName: trimmedText({ label: 'First name', max: limits.nameLength }),
  lastName: trimmedText({ label: 'Last name', max: limits.nameLength }),
  email: Email,
  /** Required when the email changes, otherwise identity.password_required. */
  currentPassword: z.optional(ExistingPassword),
  timeZone: z.optional(TimeZone),
});
export type ProfileBody = z.output<typeof ProfileBody>;

export const ChangePasswordBody = requestObject({ currentPassword: ExistingPassword, newPassword: NewPassword });
export type ChangePasswordBody = z.output<typeof ChangePasswordBody>;

/** A session of the user, without its token. */
export const Session = z.object({
  id: Id,
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  summary: 'The signed-in user.',
  response: User,
  errors: [],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with email and password.',
  body: LoginBody,
  response: SignedIn,
  errors: [
    'identity.bad_credentials',
    'identity.too_many_attempts',
    'identity.account_closing',
    'identity.account_suspended',
    'identity.totp_required',
  ],
});

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Creates an account and signs in.',
  body: SignupBody,
  response: SignedIn,
  errors: ['identity.email_taken', 'identity.signup_closed', 'identity.too_many_attempts'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends the session, if there is one.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  access: 'user',
  summary: 'Changes name, email or time zone. A new email requires the current password.',
  body: ProfileBody,
  response: User,
  errors: ['identity.email_taken', 'identity.password_required', 'identity.bad_credentials'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/change',
  access: 'user',
  summary: 'Changes the password and ends all other sessions.',
  body: ChangePasswordBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['identity.bad_credentials', 'identity.too_many_attempts'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'The sessions of the user, last used first.',
  response: z.array(Session),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  summary: 'Ends one session.',
  params: z.object({ id: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['identity.session_not_found'],
});

/** Whether a tier is a paid one: any value that contains 'premium' is. */
export function isPremiumTier(tier: string): boolean {
  return tier.includes('premium');
}
