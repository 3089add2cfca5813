import type { Scope } from '@app/contract/scopes';

/** What an access token grants to a program: some scopes of one account. */
export interface BearerGrant {
  userId: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** The id of the access token or of the connected app. */
  id: string;
  /** The name of the token or of the connected app, as the log of sent data shows it. */
  programName: string;
  scopes: readonly Scope[];
  expiresAt: Date;
}

/** Verifies one kind of bearer token. */
export interface BearerVerifier {
  /** Whether a token is of this kind, by its form alone. */
  recognises: (token: string) => boolean;
  /** Undefined for a token that is wrong, expired or revoked. */
  verify: (token: string) => Promise<BearerGrant | undefined>;
}

/** The verifier for this kind of token. Tokens of different kinds must have different prefixes. */
export function findVerifier(verifiers: readonly BearerVerifier[], token: string): BearerVerifier | undefined {
  return verifiers.find(({ recognises }) => recognises(token));
}
