import { hasErrorCode } from '#lib/api-error.ts';

/** What to send with the code, when the server asks for one; undefined for other failures. */
export function readChallenge(error: unknown): string | undefined {
  if (!hasErrorCode(error, 'identity.totp_required')) return undefined;
  const challenge = (error.details as { challenge?: unknown } | undefined)?.challenge;
  return typeof challenge === 'string' ? challenge : undefined;
}
