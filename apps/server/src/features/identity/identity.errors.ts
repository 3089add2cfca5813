import { AppError } from '#platform/app-error.ts';

export const badCredentials = () => new AppError({ code: 'identity.bad_credentials' });
export const emailTaken = () => new AppError({ code: 'identity.email_taken' });
export const signupClosed = () => new AppError({ code: 'identity.signup_closed' });
export const passwordRequired = () => new AppError({ code: 'identity.password_required' });
export const sessionNotFound = () => new AppError({ code: 'identity.session_not_found' });
export const tooManyLoginAttempts = (retryAfterSeconds: number) =>
  new AppError({ code: 'identity.too_many_attempts', details: { retryAfterSeconds } });
export const resetLinkInvalid = () => new AppError({ code: 'identity.reset_invalid' });
export const accountClosing = (closesAt: Date) =>
  new AppError({ code: 'identity.account_closing', details: { closesAt: closesAt.toISOString() } });
export const accountSuspended = () => new AppError({ code: 'identity.account_suspended' });
export const verificationLinkInvalid = () => new AppError({ code: 'identity.verification_invalid' });
export const totpRequired = (challenge: string) =>
  new AppError({ code: 'identity.totp_required', details: { challenge } });
export const codeInvalid = () => new AppError({ code: 'identity.code_invalid' });
export const loginChallengeExpired = () => new AppError({ code: 'identity.challenge_expired' });
export const twoFactorAlreadyOn = () => new AppError({ code: 'identity.totp_already_on' });
export const twoFactorNotSetUp = () => new AppError({ code: 'identity.totp_not_set_up' });
export const passwordNotSet = () => new AppError({ code: 'identity.no_password' });
export const providerSignInFailed = () => new AppError({ code: 'identity.provider_refused' });
export const providerUnlinked = () => new AppError({ code: 'identity.provider_unlinked' });
