import { Client, type ClientConfig } from 'pg';

/**
 * A connection beside the pool, not yet open. When it breaks, what was asked of it is rejected; the driver also emits an
 * event, which would end the process if nobody listened.
 */
export function createConnection(config: ClientConfig): Client {
  const client = new Client({ keepAlive: true, ...config });
  client.on('error', () => undefined);
  return client;
}
