/** The port for an OpenID provider. */

/** The secrets of one sign-in; encrypted and kept by the browser until it returns. */
export interface OidcAttempt {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface OidcIdentity {
  /** Unique among all providers: issuer and subject. */
  accountId: string;
  email: string;
  /** Whether the provider has verified the email. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface OidcProvider {
  /** The address to redirect the browser to. Throws AppError `identity.provider_unavailable`. */
  begin(redirectUri: string): Promise<{ url: string; attempt: OidcAttempt }>;
  /**
   * The identity for the returned code. Throws AppError `identity.provider_unavailable`, or `identity.provider_refused`
   * if the provider's response is invalid or has no email.
   */
  finish(code: string, attempt: OidcAttempt): Promise<OidcIdentity>;
}
