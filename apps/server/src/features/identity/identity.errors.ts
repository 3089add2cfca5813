import { AppError } from '#platform/app-error.ts';

export const badCredentials = () => new AppError({ code: 'identity.bad_credentials' });
export const emailTaken = () => new AppError({ code: 'identity.email_taken' });
export const signupClosed = () => new AppError({ code: 'identity.signup_closed' });
export const passwordRequired = () => new AppError({ code: 'identity.password_required' });
export const sessionNotFound = () => new AppError({ code: 'identity.session_not_found' });
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new AppError({ code: 'identity.too_many_attempts', details: { retryAfterSeconds } });
export const resetInvalid = () => new AppError({ code: 'identity.reset_invalid' });
export const accountClosing = (closesAt: Date) =>
  new AppError({ code: 'identity.account_closing', details: { closesAt: closesAt.toISOString() } });
