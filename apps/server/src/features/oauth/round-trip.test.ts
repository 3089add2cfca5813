import { disconnectApp, listConnectedApps } from '@app/contract/oauth';
import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Era } from '../../../test/mcp-client.ts';
import { createBrowser } from '../../../test/oauth-browser.ts';
import { CALLBACK } from '../../../test/oauth-client.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let origin: string;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await app.signUp('Round Trip');
});
afterAll(() => app.close());

/** What a program keeps between its calls. */
class Program implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata: OAuthClientMetadata = { client_name: 'Official client', redirect_uris: [CALLBACK] };
  asked: URL | undefined;
  kept: {
    client?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    verifier?: string;
    found?: OAuthDiscoveryState;
  } = {};
  state = () => 'a-state';
  clientInformation = () => this.kept.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => void (this.kept.client = client);
  tokens = () => this.kept.tokens;
  saveTokens = (tokens: StoredOAuthTokens) => void (this.kept.tokens = tokens);
  saveCodeVerifier = (verifier: string) => void (this.kept.verifier = verifier);
  codeVerifier = () => this.kept.verifier ?? '';
  invalidateCredentials = (what: string) => {
    if (what === 'all' || what === 'tokens') delete this.kept.tokens;
    if (what === 'all' || what === 'client') delete this.kept.client;
  };
  saveDiscoveryState = (found: OAuthDiscoveryState) => void (this.kept.found = found);
  discoveryState = () => this.kept.found;
  redirectToAuthorization = (url: URL) => void (this.asked = url);
}

const MODES = { legacy: 'legacy', modern: { pin: '2026-07-28' } } as const;
const open = (era: Era, authProvider: OAuthClientProvider) => ({
  client: new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: MODES[era] } }),
  transport: new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider }),
});

test.each<Era>(['legacy', 'modern'])(
  'the official client of the %s era finds the way, is allowed, calls, renews, and is disconnected',
  async (era) => {
    const program = new Program();
    const first = open(era, program);
    await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
    expect(program.asked?.pathname).toBe('/oauth/authorize');

    const browser = createBrowser(origin);
    browser.signIn(ann);
    const page = await browser.open(program.asked ?? '');
    expect((await browser.look(page.address)).body).toEqual({
      clientName: 'Official client',
      clientHost: null,
      redirectHost: 'localhost:8090',
      isLocal: true,
      scopes: ['archive:read', 'plan:read', 'inbox:propose'],
      userId: ann.userId,
      email: ann.email,
    });
    const { end } = await browser.decide(page.address, {
      isAllowed: true,
      scopes: ['archive:read', 'plan:read'],
      userId: ann.userId,
    });
    const returned = new URL(end).searchParams;
    expect([returned.get('state'), returned.get('iss')]).toEqual(['a-state', origin]);
    await first.transport.finishAuth(returned);

    const second = open(era, program);
    await second.client.connect(second.transport);
    expect((await call(second.client, 'list_tasks')).output.tasks).toEqual([]);
    expect(await call(second.client, 'propose_task', { title: 'x' })).toMatchObject({ isError: true });

    const before = program.kept.tokens;
    app.clock.advance(3_600_001);
    expect((await call(second.client, 'list_tasks')).output.tasks).toEqual([]);
    expect(program.kept.tokens?.access_token).not.toBe(before?.access_token);
    expect(program.kept.tokens?.refresh_token).not.toBe(before?.refresh_token);

    const [connected] = (await app.request(listConnectedApps, { as: ann })).body;
    expect(connected).toMatchObject({
      name: 'Official client',
      host: 'localhost:8090',
      scopes: ['archive:read', 'plan:read'],
      lastUsedAt: expect.any(String),
    });
    await app.request(disconnectApp, { as: ann, params: { id: connected?.id ?? '' } });
    const headers = { authorization: `Bearer ${program.kept.tokens?.access_token}` };
    expect((await app.request('POST /mcp', { headers })).status).toBe(401);
  },
);
