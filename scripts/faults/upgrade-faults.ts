import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { withDatabaseName } from '../../apps/server/test/connection-string.ts';
import { waitUntilReady } from '../../apps/server/test/outage-load.ts';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { inProject } from '../bootstrap/paths.mjs';
import type { Fault } from './fault.ts';
import { GIVE_UP_AFTER_MS } from './start-deadline.ts';

/** A dump of the database of an app of commit 41aaf69, with a row of each kind. */
const OLD_DATABASE = inProject('apps/server/test/fixtures/database-before-baseline.sql.gz');
/** What people wrote; other tables are also filled by background work. */
const TABLES = ['users', 'conversations', 'messages', 'tasks', 'events', 'goals', 'goal_progress', 'reminders'];

/** All migrations since that commit are applied, even if the app is killed during its start. */
export const upgradeInterrupted: Fault = {
  name: 'upgrade from commit 41aaf69 with data, killed in the middle and repeated',
  databases: ['external'],
  repetitions: 4,
  inject: async ({ createApp, database, folder, findings, random }) => {
    const mainAddress = await database.address();
    const name = `old_${randomUUID().replaceAll('-', '')}`;
    const address = withDatabaseName(mainAddress, name);
    await queryDatabase(mainAddress, `CREATE DATABASE ${name}`);
    try {
      await queryDatabase(address, String(await promisify(gunzip)(await readFile(OLD_DATABASE))));
      const before = await countRows(address);
      const app = await createApp('all', {
        DATABASE_URL: address,
        DATABASE_DIRECT_URL: address,
        DATA_DIR: path.join(folder, name),
      });
      try {
        app.start();
        await delay(random.between(300, 6_000));
        await app.kill('SIGKILL');
        app.start();
        await waitUntilReady(app.url, GIVE_UP_AFTER_MS);
        const after = await countRows(address);
        if (after !== before) findings.push(`An upgrade turned the rows ${before} into ${after}.`);
      } finally {
        await app.kill('SIGKILL');
      }
    } finally {
      await queryDatabase(mainAddress, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  },
};

/** The number of rows of each table, as JSON. */
async function countRows(address: string): Promise<string> {
  const counts = TABLES.map((table) => `'${table}', (SELECT count(*) FROM ${table})`);
  const [row] = await queryDatabase(address, `SELECT json_build_object(${counts.join(', ')}) AS counts`);
  return JSON.stringify(row?.['counts']);
}
