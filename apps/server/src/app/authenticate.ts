import { AppError } from '#platform/app-error.ts';
import { type BearerVerifier, findVerifier } from '#platform/bearer.ts';
import { type Authenticate, readBearerToken } from '#platform/http/session.ts';

export interface AuthenticateDependencies {
  sessions: Authenticate;
  /** One for each kind of bearer token that is not a session token. */
  verifiers: readonly BearerVerifier[];
  /** Counts a call with such a token. Throws request.rate_limited above the limit. */
  consumeCall: (userId: string) => Promise<void>;
}

/**
 * Identifies the caller: by an access token if the bearer token has the form of one, otherwise by a session. Throws
 * tokens.invalid for an access token that is wrong, expired or revoked.
 */
export function createAuthenticate({ sessions, verifiers, consumeCall }: AuthenticateDependencies): Authenticate {
  return async (request) => {
    const token = readBearerToken(request) ?? '';
    const verifier = findVerifier(verifiers, token);
    if (verifier === undefined) return sessions(request);
    const grant = await verifier.verify(token);
    if (grant === undefined) throw new AppError({ code: 'tokens.invalid' });
    await consumeCall(grant.userId);
    return { userId: grant.userId, sessionId: grant.id, timeZone: grant.timeZone, grant };
  };
}
