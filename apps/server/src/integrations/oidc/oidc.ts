/** The port to an OpenID provider: what the features see of it. */

/** What one sign-in is bound to; kept by the browser, sealed, until it comes back. */
export interface OidcAttempt {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

export interface OidcIdentity {
  /** Unique among all providers: issuer and subject. */
  accountId: string;
  email: string;
  /** Whether the provider has seen that the email belongs to the person. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface OidcProvider {
  /** The address that the browser goes to. Throws AppError `identity.provider_unavailable`. */
  begin(redirectUri: string): Promise<{ url: string; attempt: OidcAttempt }>;
  /**
   * Who came back with this code. Throws AppError `identity.provider_unavailable`, or `identity.provider_refused` when
   * what the provider says is not to be believed or names no email.
   */
  finish(code: string, attempt: OidcAttempt): Promise<OidcIdentity>;
}
