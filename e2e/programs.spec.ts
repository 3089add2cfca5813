import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Page } from '@playwright/test';
import { callTool, type ProtocolVersion, NEGOTIATION_MODES } from '../apps/server/test/mcp-calls.ts';
import { PRODUCT_ADDRESS } from './support/addresses.ts';
import { importDecisions } from './support/decided-conversations.ts';
import { MCP_REMOTE, startRemote } from './support/mcp-remote.ts';
import { callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'what did I decide about the flat';
const createFolder = () => mkdtemp(path.join(tmpdir(), 'mcp-remote-'));

async function openClient(transport: Transport, version: ProtocolVersion = 'modern'): Promise<Client> {
  const client = new Client(
    { name: 'editor', version: '1' },
    { versionNegotiation: { mode: NEGOTIATION_MODES[version] } },
  );
  await client.connect(transport);
  return client;
}

test('A desktop program signs in through mcp-remote, and does not ask again', async ({ page }) => {
  const person = await signUp(page);
  await callAs(person, 'POST', '/api/tasks', { title: 'Water the plants' });
  const folder = await createFolder();
  const remote = startRemote(folder, [`${PRODUCT_ADDRESS}/mcp`]);
  const connecting = openClient(remote.transport, 'legacy');

  // A separate page, because the page of mcp-remote tries to close its window, which the browser reports.
  const consent = await page.context().newPage();
  await consent.goto((await remote.signInAddress).href);
  await consent.getByRole('button', { name: 'Allow' }).click();
  await expect(consent.getByText(/Authorization successful/i)).toBeVisible();
  const client = await connecting;
  expect((await callTool(client, 'list_tasks')).output.tasks).toMatchObject([{ title: 'Water the plants' }]);
  await client.close();

  const again = startRemote(folder, [`${PRODUCT_ADDRESS}/mcp`]);
  const second = await openClient(again.transport, 'legacy');
  expect((await callTool(second, 'list_tasks')).output.tasks).toHaveLength(1);
  expect(again.outputSoFar()).not.toContain('Please authorize');
  await second.close();
});

/** The lines that the settings show for a program, including the new token. */
async function readLines(page: Page, program: string): Promise<string> {
  const connect = page.getByRole('region', { name: 'Connect a program' });
  await connect.getByLabel('Program').selectOption(program);
  return connect.locator('pre').innerText();
}

/** The transport that is described by lines with an address and headers. */
function transportToAddress(lines: string): Transport {
  const [url = ''] = /https?:\/\/[^\s"]+/.exec(lines) ?? [];
  const [authorization = ''] = /Bearer aia_pat_\w+/.exec(lines) ?? [];
  return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } });
}

/** The transport that is described by lines with a command to start. */
async function transportToProcess(lines: string): Promise<Transport> {
  const { command, args, env } = (
    JSON.parse(lines) as {
      mcpServers: { archive: { command: string; args: string[]; env: Record<string, string> } };
    }
  ).mcpServers.archive;
  expect([command, ...args.slice(0, 2)]).toEqual(['npx', '-y', MCP_REMOTE]);
  return startRemote(await createFolder(), args.slice(2), env).transport;
}

const repositoryRoot = path.dirname(import.meta.dirname);
const BY_NPM = ['npm', 'run', '--silent', 'mcp', '--'];
const BY_NPX = ['npx', '-y', repositoryRoot];

const transportToBridge = ([command = '', ...args]: readonly string[], token: string): Transport =>
  new StdioClientTransport({
    command,
    args: [...args, '--url', PRODUCT_ADDRESS, '--token', token],
    cwd: repositoryRoot,
    stderr: 'ignore',
  });

test('With the lines of the settings page, a program finds a decision, proposes a task, and reads nothing hidden', async ({
  page,
}) => {
  const person = await signUp(page);
  const ids = await importDecisions(person);
  await page.goto('/settings/tokens');
  await page.getByLabel('Name').fill('Coding agent');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue();

  const clients = [
    await openClient(transportToAddress(await readLines(page, 'Claude Code'))),
    await openClient(transportToAddress(await readLines(page, 'Cursor')), 'legacy'),
    await openClient(transportToAddress(await readLines(page, 'VS Code'))),
    await openClient(transportToAddress(await readLines(page, 'Codex')), 'legacy'),
    await openClient(transportToAddress(await readLines(page, 'Gemini CLI')), 'legacy'),
    await openClient(await transportToProcess(await readLines(page, 'Claude Desktop')), 'legacy'),
    await openClient(transportToBridge(BY_NPM, token)),
    await openClient(transportToBridge(BY_NPX, token), 'legacy'),
  ];
  for (const client of clients) {
    const { results } = (await callTool(client, 'search', { query: QUESTION })).output;
    expect(results.map(({ id }: { id: string }) => id)).toEqual([ids.open]);
    expect((await callTool(client, 'fetch', { id: ids.open })).text).toContain('Harbour Street');
    for (const id of [ids.trashed, ids.marked, ids.inMarkedCategory]) {
      for (const tool of ['fetch', 'read_conversation', 'related_conversations'])
        expect(await callTool(client, tool, { id })).toMatchObject({
          isError: true,
          text: expect.not.stringContaining('Harbour'),
        });
    }
    await callTool(client, 'propose_task', { title: 'Sign the lease' });
    await client.close();
  }

  await page.goto('/inbox');
  await expect(page.getByText('Sign the lease')).toHaveCount(1);
  await expect(page.getByText('Proposed by Coding agent', { exact: true })).toBeVisible();
});
