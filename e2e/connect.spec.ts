import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callTool } from '../apps/server/test/mcp-calls.ts';
import { openProgram, Program } from '../apps/server/test/oauth-program.ts';
import { PRODUCT_ADDRESS } from './support/addresses.ts';
import { findViolations } from './support/axe.ts';
import { callAs, createPerson, signUp } from './support/people.ts';
import { required } from './support/required.ts';
import { expect, test } from './support/test.ts';

/** Starts a program on this computer, which waits until the browser is redirected back to it. */
async function startProgram() {
  const returned: URL[] = [];
  const server = createServer((request, response) => {
    returned.push(new URL(request.url ?? '/', 'http://program.invalid'));
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><h1>Back in the program</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const program = new Program(`http://127.0.0.1:${port}/callback`, 'Test editor');
  const closeServer = () => {
    server.closeAllConnections();
    server.close();
  };
  return { program, returned, close: closeServer };
}

/** Lets the official MCP client find the address that the browser must open. */
async function beginConnecting(program: Program) {
  const { client, transport } = openProgram(PRODUCT_ADDRESS, program);
  await expect(client.connect(transport)).rejects.toThrow();
  return { transport, address: required(program.authorizationUrl, 'address for the browser').href };
}

test('A program is allowed by its user, makes a call, and is disconnected under Connected apps', async ({ page }) => {
  const { program, returned, close } = await startProgram();
  const person = await signUp(page);
  await callAs(person, 'POST', '/api/tasks', { title: 'Water the plants' });
  const { transport, address } = await beginConnecting(program);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Connect “Test editor”?' })).toBeVisible();
  await expect(page.getByText('Not verified')).toBeVisible();
  await expect(page.getByText(new URL(program.redirectUrl).host)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  expect((await findViolations(page)).map(({ id }) => id)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Read conversations and memories' }).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the program' })).toBeVisible();

  await transport.finishAuth(
    returned.find(({ pathname }) => pathname === '/callback')?.searchParams ?? failWithoutAnswer(),
  );
  const { client, transport: second } = openProgram(PRODUCT_ADDRESS, program);
  await client.connect(second);
  expect((await callTool(client, 'list_tasks')).output.tasks).toMatchObject([{ title: 'Water the plants' }]);
  expect((await callTool(client, 'search', { query: 'plants' })).isError).toBe(true);

  await page.goto('/settings/apps');
  const apps = page.getByRole('region', { name: 'Connected apps' });
  await expect(apps.getByText('Test editor')).toBeVisible();
  await expect(apps.getByText(/Last used/)).toBeVisible();
  await apps.getByRole('button', { name: 'Disconnect “Test editor”' }).click();
  await expect(apps.getByText('Test editor')).toBeHidden();
  const headers = { authorization: `Bearer ${program.saved.tokens?.access_token}` };
  expect((await fetch(`${PRODUCT_ADDRESS}/mcp`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  close();
});

test('A visitor signs in before deciding about a program, and may deny it', async ({ page }) => {
  const { program, returned, close } = await startProgram();
  const person = await createPerson({ firstName: 'Mary' });
  const { address } = await beginConnecting(program);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the program' })).toBeVisible();
  expect(returned[0]?.searchParams.get('error')).toBe('access_denied');
  expect(await callAs(person, 'GET', '/api/connected-apps')).toEqual([]);
  close();
});

function failWithoutAnswer(): never {
  throw new Error('the browser did not come back with an answer');
}
