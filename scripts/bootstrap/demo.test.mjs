import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDemo } from '../demo/fill-demo.mjs';
import { prepareDemo } from './demo.mjs';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'demo-test-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it('starts a demo with an empty folder, without your database, mail and model, and without a limit of chats', async () => {
  await writeFile(path.join(folder, 'of-the-last-demo'), '');
  const ownSettings = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://own',
    SMTP_URL: 'smtp://own',
    AI_API_KEY: 'own',
    PORT: '4999',
  };
  const { env, address } = await prepareDemo({ ...ownSettings, DATA_DIR: './data' }, folder);
  expect(env).toMatchObject({
    PATH: '/bin',
    DATABASE_URL: '',
    SMTP_URL: '',
    AI_API_KEY: '',
    FREE_AI_CHATS_PER_MONTH: '0',
    DATA_DIR: folder,
    PORT: '4999',
  });
  expect(address).toBe('http://127.0.0.1:4999');
  expect(existsSync(path.join(folder, 'of-the-last-demo'))).toBe(false);
});

it('fills a demo with an account, the sample archive and days of use; refuses a second demo while the first one runs', async () => {
  const calls = [];
  const bodies = new Map();
  const titles = ['Plumber', 'Manager Dana', 'Dentist', 'Spanish class', 'Samir', 'Choir', 'A flight'];
  const items = titles.map((title) => ({ id: title, title }));
  const server = createServer((request, response) => {
    const route = `${request.method} ${request.url}`;
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      calls.push(route);
      if (request.headers['content-type'] === 'application/json' && text !== '')
        bodies.set(route, [...(bodies.get(route) ?? []), JSON.parse(text)]);
      const state = { authToken: 'token', id: 'one', status: 'completed', counts: { created: 3 } };
      const isList = ['GET /api/suggestions', 'GET /api/learning/proposals'].includes(route);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(isList ? items : state));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { address } = await prepareDemo({ PORT: String(server.address().port) }, folder);
    expect(await fillDemo(address)).toEqual({ email: 'demo@example.com', password: 'look-around', conversations: 3 });
    expect(calls.slice(0, 4)).toEqual([
      'GET /readyz',
      'POST /api/auth/signup',
      'POST /api/imports',
      'GET /api/imports/one',
    ]);
    expect(bodies.get('POST /api/suggestions/approve').map(({ suggestion }) => suggestion.title)).toEqual(
      titles.slice(0, 6),
    );
    expect(bodies.get('POST /api/learning/proposals/decide')).toEqual([
      { decision: 'accept', ids: titles.slice(0, 6) },
    ]);
    expect(bodies.get('POST /api/goals')).toHaveLength(2);
    expect(bodies.get('POST /api/tasks')).toHaveLength(5);
    expect(bodies.get('POST /api/templates/import')[0].templates.length).toBeGreaterThan(3);
    await expect(prepareDemo({}, folder)).rejects.toThrow(`A demo is already running at ${address}.`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
