import { AppError } from '#platform/app-error.ts';

export const mailNotConfigured = () => new AppError({ code: 'email.not_configured' });

/**
 * Maps an error of the mail library to an AppError. A status from 500 on in response to the mail itself is permanent;
 * everything else may be temporary.
 */
export function mailFault(error: unknown): AppError {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500;
  return new AppError({ code: isFinal ? 'email.refused' : 'email.unavailable', cause: error });
}
