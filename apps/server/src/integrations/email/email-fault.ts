import { AppError } from '#platform/app-error.ts';

export const mailNotConfigured = () => new AppError({ code: 'email.not_configured' });

/** What the mail library throws, as one of ours. A 5yz answer to the mail itself is final; everything else may pass. */
export function mailFault(error: unknown): AppError {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500;
  return new AppError({ code: isFinal ? 'email.refused' : 'email.unavailable', cause: error });
}
