import { AppError } from '#platform/app-error.ts';

export const mailNotConfigured = () => new AppError({ code: 'email.not_configured' });

/**
 * Maps an error of the mail library to an AppError. A response of 500 or more about the mail itself is permanent; every
 * other error may be temporary.
 */
export function toMailError(error: unknown): AppError {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500;
  return new AppError({ code: isFinal ? 'email.refused' : 'email.unavailable', cause: error });
}
