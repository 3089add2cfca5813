import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { AppError } from '#platform/app-error.ts';
import { newToken } from '#platform/ids.ts';
import type { OidcConfig } from './oidc.config.ts';
import type { OidcAttempt, OidcIdentity, OidcProvider } from './oidc.ts';

const TIMEOUT_MS = 10_000;
const CLOCK_SKEW_SECONDS = 60;
/** Without symmetric algorithms and 'none': only the provider's public keys may verify. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

interface Metadata extends z.output<typeof Discovery> {
  keys: ReturnType<typeof createRemoteJWKSet>;
}

const unavailable = (cause: unknown) => new AppError({ code: 'identity.provider_unavailable', cause });
const refused = (cause: unknown) => new AppError({ code: 'identity.provider_refused', cause });

/**
 * The configured provider, using the authorization code flow with PKCE; undefined unless all three settings are given.
 */
export function createOidcProvider(config: OidcConfig, now: () => Date): OidcProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  let metadata: Metadata | undefined;

  // Read on first use, so that the app starts while the provider is unreachable.
  async function discover(): Promise<Metadata> {
    metadata ??= await readMetadata(issuer ?? '');
    return metadata;
  }

  const client = { clientId, clientSecret, now, discover };

  return {
    begin: async (redirectUri) => {
      const { authorization_endpoint: endpoint } = await discover();
      const attempt = { state: newToken(), nonce: newToken(), verifier: newToken(), redirectUri };
      const url = new URL(endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return { url: url.href, attempt };
    },

    finish: async (code, attempt) => {
      try {
        const payload = await verify(client, await exchangeCode(client, code, attempt), attempt.nonce);
        return toIdentity(Claims.parse(payload), issuer);
      } catch (error) {
        throw error instanceof AppError ? error : refused(error);
      }
    },
  };
}

interface OidcClient {
  clientId: string;
  clientSecret: string;
  now: () => Date;
  discover: () => Promise<Metadata>;
}

/** Exchanges a code for an ID token. */
async function exchangeCode(
  { clientId, clientSecret, discover }: OidcClient,
  code: string,
  { verifier, redirectUri }: OidcAttempt,
): Promise<string> {
  const { token_endpoint: address } = await discover();
  const credentials = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(':');
  const response = await request(address, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  return z.object({ id_token: z.string() }).parse(response).id_token;
}

async function verify({ clientId, now, discover }: OidcClient, token: string, nonce: string): Promise<JWTPayload> {
  const { issuer, keys } = await discover();
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: now(),
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  if (payload['nonce'] !== nonce) throw new Error('the nonce is not the one that was sent');
  if (payload['azp'] !== undefined && payload['azp'] !== clientId) throw new Error('the token is for another app');
  return payload;
}

async function readMetadata(issuer: string): Promise<Metadata> {
  const response = await request(`${issuer}/.well-known/openid-configuration`);
  const parsed = Discovery.safeParse(response);
  // Otherwise another issuer could sign tokens for this one.
  if (!parsed.success || parsed.data.issuer.replace(/\/$/, '') !== issuer) throw unavailable(parsed.error ?? 'issuer');
  const keys = createRemoteJWKSet(new URL(parsed.data.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { ...parsed.data, keys };
}

/** JSON from the provider. A 4xx to a POST is a refusal; any other failure means the provider is unavailable. */
async function request(address: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw unavailable(error);
  }
  if (init.method === 'POST' && response.status >= 400 && response.status < 500) throw refused(response.status);
  if (!response.ok) throw unavailable(response.status);
  try {
    return await response.json();
  } catch (error) {
    throw unavailable(error);
  }
}

function toIdentity(claims: z.output<typeof Claims>, issuer: string): OidcIdentity {
  const [firstWord = '', ...otherWords] = (claims.name ?? '').trim().split(/\s+/);
  const nameFromEmail = claims.email.split('@')[0] ?? '';
  return {
    accountId: `${issuer}|${claims.sub}`,
    email: claims.email.toLowerCase(),
    isEmailVerified: claims.email_verified === true,
    firstName: (claims.given_name ?? (firstWord || nameFromEmail)).slice(0, 100),
    lastName: (claims.family_name ?? otherWords.join(' ')).slice(0, 100),
  };
}
