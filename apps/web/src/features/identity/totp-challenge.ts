import { hasErrorCode } from '#lib/api-error.ts';

/** The challenge to send with the two-factor code; undefined for other errors. */
export function readChallenge(error: unknown): string | undefined {
  if (!hasErrorCode(error, 'identity.totp_required')) return undefined;
  const challenge = (error.details as { challenge?: unknown } | undefined)?.challenge;
  return typeof challenge === 'string' ? challenge : undefined;
}
