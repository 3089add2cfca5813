import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '@app/contract/scopes';
import type { Browser } from './oauth-browser.ts';
import type { TestUser } from './test-app.ts';

export const CALLBACK = 'http://localhost:8090/callback';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

export interface OAuthResponse {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Posts a form, as clients do at the token endpoint. */
export async function postForm(address: string, fields: Readonly<Record<string, string>>): Promise<OAuthResponse> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    headers: response.headers,
  };
}

export async function postJson(address: string, body: unknown): Promise<OAuthResponse> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

/** Registers a program. Returns its id. */
export async function registerClient(origin: string, fields: object = {}): Promise<string> {
  const { status, body } = await postJson(`${origin}/oauth/register`, {
    client_name: 'Editor',
    redirect_uris: [CALLBACK],
    token_endpoint_auth_method: 'none',
    ...fields,
  });
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
  return String(body['client_id']);
}

/** A program's request for access: its address, and the PKCE verifier that the program needs to exchange the code. */
export interface Attempt {
  verifier: string;
  address: string;
}

/** Makes a program's request for access. `changes` replaces parameters, or removes those that are undefined. */
export function authorizationRequest(
  origin: string,
  clientId: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: 'archive:read plan:read inbox:propose',
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${origin}/mcp`,
    ...changes,
  };
  const url = new URL('/oauth/authorize', origin);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return { verifier, address: url.href };
}

/** Asks for access, allows it as the user and returns the code. */
export async function getCode(
  browser: Browser,
  { attempt, user, scopes }: { attempt: Attempt; user: TestUser; scopes?: readonly Scope[] },
): Promise<string> {
  browser.signIn(user);
  const page = await browser.open(attempt.address);
  const { body } = await browser.fetchConsent(page.address);
  const { end } = await browser.decide(page.address, {
    isAllowed: true,
    scopes: scopes ?? body.scopes,
    userId: user.userId,
  });
  const code = new URL(end).searchParams.get('code');
  if (code === null) throw new Error(`no code: ${end}`);
  return code;
}

export function exchangeCode(
  origin: string,
  fields: { clientId: string; code: string; verifier: string } & Record<string, string>,
): Promise<OAuthResponse> {
  const { clientId, code, verifier, ...others } = fields;
  return postForm(`${origin}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: CALLBACK,
    ...others,
  });
}

export function refreshTokens(origin: string, clientId: string, refreshToken: string): Promise<OAuthResponse> {
  return postForm(`${origin}/oauth/token`, {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: refreshToken,
  });
}

/** Registers a program, gets a code for it and exchanges the code for tokens. */
export async function connectProgram(
  origin: string,
  { browser, user, scopes }: { browser: Browser; user: TestUser; scopes?: readonly Scope[] },
): Promise<{ clientId: string; tokens: Tokens }> {
  const clientId = await registerClient(origin);
  const attempt = authorizationRequest(origin, clientId, scopes && { scope: scopes.join(' ') });
  const code = await getCode(browser, { attempt, user });
  const { status, body } = await exchangeCode(origin, { clientId, code, verifier: attempt.verifier });
  if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)}`);
  return { clientId, tokens: body as unknown as Tokens };
}
