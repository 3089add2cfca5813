import { Client, type ClientConfig } from 'pg';

/**
 * A connection outside the pool, not yet open. When it breaks, its running query rejects; the driver also emits an
 * 'error' event, which would end the process if nothing listened for it.
 */
export function createConnection(config: ClientConfig): Client {
  const client = new Client({ keepAlive: true, ...config });
  client.on('error', () => undefined);
  return client;
}
