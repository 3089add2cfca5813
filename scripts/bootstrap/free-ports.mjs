import { once } from 'node:events';
import { createServer } from 'node:net';

const TRIES = 20;

/**
 * The first of `count` adjacent free ports.
 * @param {number} count
 */
export async function findFreePorts(count) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const first = await probe(0);
    const others = Array.from({ length: count - 1 }, (_, index) => probe((first ?? 0) + 1 + index));
    const free = await Promise.all(others);
    if (first !== undefined && free.every((port) => port !== undefined)) return first;
  }
  throw new Error(`There are no ${count} adjacent free ports.`);
}

/** @param {number} port @returns {Promise<number | undefined>} the port, if it is free */
async function probe(port) {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server.address().port;
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}
