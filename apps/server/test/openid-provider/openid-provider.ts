import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface OpenidProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims of the next tokens, which override the defaults. */
  claims: Record<string, unknown>;
  /** Signs the next tokens with a key that is not published. */
  signsWithForeignKey: boolean;
  /** Answers 500 to everything. */
  isDown: boolean;
  /** The person consents, as in a browser; returns the redirect URL. */
  agree(authorizationUrl: string): string;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
}

/** A small OpenID provider on its own port, with the checks of the standard. */
export async function startOpenidProvider(now: () => Date): Promise<OpenidProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const server = createServer((request, reply) => void answerRequest(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OpenidProvider = {
    issuer,
    clientId: 'the-app',
    clientSecret: 's3cret:with/signs',
    claims: {},
    signsWithForeignKey: false,
    isDown: false,
    agree: (authorizationUrl) => {
      const { searchParams: query } = new URL(authorizationUrl);
      const readParameter = (name: string) => query.get(name) ?? '';
      if (readParameter('client_id') !== provider.clientId || readParameter('code_challenge_method') !== 'S256')
        throw new Error('refused');
      const code = randomUUID();
      grants.set(code, {
        challenge: readParameter('code_challenge'),
        nonce: readParameter('nonce'),
        redirectUri: readParameter('redirect_uri'),
      });
      return `${readParameter('redirect_uri')}?code=${code}&state=${encodeURIComponent(readParameter('state'))}`;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answerRequest(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (provider.isDown) send(500, {});
    else if (request.url === '/.well-known/openid-configuration') {
      send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    } else if (request.url === '/keys') send(200, { keys: [jwk] });
    else if (request.url === '/token') await exchangeCode(request, send);
    else send(404, {});
  }

  async function exchangeCode(request: IncomingMessage, send: (status: number, body: object) => void): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const credentials = [provider.clientId, provider.clientSecret].map(encodeURIComponent).join(':');
    const isAuthenticated = request.headers.authorization === `Basic ${Buffer.from(credentials).toString('base64')}`;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !isAuthenticated ||
      grant === undefined ||
      grant.challenge !== challenge ||
      grant.redirectUri !== form.get('redirect_uri')
    ) {
      send(400, { error: 'invalid_grant' });
      return;
    }
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = {
      nonce: grant.nonce,
      iss: issuer,
      aud: provider.clientId,
      iat: seconds,
      exp: seconds + 300,
      ...provider.claims,
    };
    const key = provider.signsWithForeignKey ? foreign.privateKey : own.privateKey;
    send(200, { id_token: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key) });
  }
  return provider;
}
