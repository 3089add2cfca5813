import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { callTool } from './mcp-calls.ts';
import { makeToken, addConversation } from './mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

let app: TestApp;
let address: string;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  address = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await app.signUp('Bridge');
});
afterAll(() => app.close());

const startBridge = (token: string): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [path.join(projectDirectory, 'scripts/mcp-bridge.mjs'), '--url', address, '--token', token],
    stderr: 'ignore',
  });

test.each(['legacy', { pin: '2026-07-28' }] as const)(
  'a program that starts the bridge searches the archive, in the protocol %o',
  async (mode) => {
    const id = await addConversation(app, ann, ['Where is the key?', 'Under the mat.'], { title: 'Schlüssel' });
    const client = new Client({ name: 'desktop', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(startBridge(await makeToken(app, ann)));
    expect((await client.listTools()).tools).toHaveLength(16);
    const found = await callTool(client, 'search', { query: 'key mat' });
    expect(found.output.results.map((hit: { id: string }) => hit.id)).toContain(id);
    const resource = await client.readResource({ uri: `archive://conversations/${id}` });
    expect(JSON.stringify(resource)).toContain('Under the mat.');
    await client.close();
  },
);

test('a wrong token is reported in a sentence', async () => {
  const client = new Client({ name: 'desktop', version: '1' });
  await expect(client.connect(startBridge('aia_pat_wrong'))).rejects.toThrow(
    /access token is wrong, expired or revoked/,
  );
});
