import { disconnectApp, listConnectedApps } from '@app/contract/oauth';
import { UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callTool, type ProtocolVersion } from '../../../test/mcp-calls.ts';
import { createBrowser } from '../../../test/oauth-browser.ts';
import { CALLBACK } from '../../../test/oauth-client.ts';
import { openProgram, Program } from '../../../test/oauth-program.ts';
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

test.each<ProtocolVersion>(['legacy', 'modern'])(
  'a client of the %s protocol finds the server, is allowed, calls a tool, renews its token and is disconnected',
  async (version) => {
    const program = new Program(CALLBACK);
    const first = openProgram(origin, program, version);
    await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
    expect(program.authorizationUrl?.pathname).toBe('/oauth/authorize');

    const browser = createBrowser(origin);
    browser.signIn(ann);
    const page = await browser.open(program.authorizationUrl ?? '');
    expect((await browser.fetchConsent(page.address)).body).toEqual({
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

    const second = openProgram(origin, program, version);
    await second.client.connect(second.transport);
    expect((await callTool(second.client, 'list_tasks')).output.tasks).toEqual([]);
    expect(await callTool(second.client, 'propose_task', { title: 'x' })).toMatchObject({ isError: true });

    const before = program.saved.tokens;
    app.clock.advance(3_600_001);
    expect((await callTool(second.client, 'list_tasks')).output.tasks).toEqual([]);
    expect(program.saved.tokens?.access_token).not.toBe(before?.access_token);
    expect(program.saved.tokens?.refresh_token).not.toBe(before?.refresh_token);

    const [connected] = (await app.request(listConnectedApps, { as: ann })).body;
    expect(connected).toMatchObject({
      name: 'Official client',
      host: 'localhost:8090',
      scopes: ['archive:read', 'plan:read'],
      lastUsedAt: expect.any(String),
    });
    await app.request(disconnectApp, { as: ann, params: { id: connected?.id ?? '' } });
    const headers = { authorization: `Bearer ${program.saved.tokens?.access_token}` };
    expect((await app.request('POST /mcp', { headers })).status).toBe(401);
  },
);
