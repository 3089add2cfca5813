import { Client } from 'pg';

/** Runs one statement on a new connection. */
export async function queryDatabase(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
