import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts } from './free-ports.mjs';

it('finds adjacent ports that are all free', async () => {
  const first = await findFreePorts(2);
  const servers = [first, first + 1].map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  expect(servers.map((server) => server.address().port)).toEqual([first, first + 1]);
  for (const server of servers) server.close();
});
