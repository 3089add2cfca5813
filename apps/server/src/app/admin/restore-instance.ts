import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dropSchema, findContents, findQueueVersion, findSecretKey, hasFreshSchema } from '#db/instance-state.ts';
import {
  beginInstanceRestore,
  finishInstanceRestore,
  insertInstanceRows,
  insertTextRows,
  type InstanceRestore,
  type InstanceTable,
  listInstanceTables,
} from '#db/instance-tables.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { openLongTransaction, type TransactionSession } from '#db/owned-rows.ts';
import { withBaseline } from '#db/replaced-migrations.ts';
import { backupDamaged } from '#features/portability/backups/backups.errors.ts';
import { createLogger } from '#platform/logger.ts';
import { createQueueSchema } from '#platform/queue-schema.ts';
import { CommandError } from './command-error.ts';
import type { InstanceBackup } from './instance-backup.ts';
import { hashSecretKey, type InstanceManifest } from './instance-manifest.ts';
import type { Instance } from './open-instance.ts';
import { QUEUE_TABLES } from './write-instance.ts';

/** For a table of at least this size it is faster to create the indexes at the end than to extend them row by row. */
const LARGE_TABLE_BYTES = 1_000_000;

const log = createLogger({ level: 'silent' });

/**
 * Restores the rows and files of a backup into an instance without accounts, all rows or none. No file is written
 * before `filesVerified` is resolved. Throws the error of `filesVerified`, backups.damaged, and CommandError for an
 * instance that has accounts or another key.
 */
export async function restoreInstance(
  backup: InstanceBackup,
  instance: Instance,
  { filesVerified }: { filesVerified: Promise<void> },
): Promise<void> {
  const { db, address, config } = instance;
  const { migrations, keyMark, queueVersion } = backup.manifest;
  if (config.server.SECRET_KEY !== undefined) assertSameKey(keyMark, { configured: config.server.SECRET_KEY });
  const contents = await findContents(db);
  if (contents === 'foreign') throw new CommandError('This database holds something that is not of this app.');
  if (contents === 'accounts') {
    throw new CommandError(
      'This instance has accounts, and restoring would replace them. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
  }
  const ownMigrations = readMigrations();
  const migrationsOfBackup = withBaseline(migrations, ownMigrations);
  // The schema may be newer than that of the backup. It can be dropped and created again, as there are no accounts in it.
  const isFresh = contents === 'no_accounts' && (await hasFreshSchema(db, migrationsOfBackup));
  if (contents === 'no_accounts' && !isFresh) {
    await backup.verify();
    await dropSchema(db);
  }
  if (!isFresh)
    await migrate({ connectionString: address, log, migrations: ownMigrations.slice(0, migrationsOfBackup.length) });
  if (!isFresh || (await findQueueVersion(db.$client)) !== queueVersion) await createQueueSchema(address);
  await writeRows(backup, instance, { filesVerified });
  await migrate({ connectionString: address, log, migrations: ownMigrations });
}

async function writeRows(
  backup: InstanceBackup,
  instance: Instance,
  { filesVerified }: { filesVerified: Promise<void> },
): Promise<void> {
  const { manifest } = backup;
  const configured = instance.config.server.SECRET_KEY;
  const session = await openLongTransaction(instance.db);
  try {
    const { client } = session;
    // Only the version of the queue that wrote the jobs can read them.
    const hasJobs = manifest.queueVersion !== null && (await findQueueVersion(client)) === manifest.queueVersion;
    const tables = await listInstanceTables(client, hasJobs ? Object.keys(QUEUE_TABLES) : []);
    const restore = await beginInstanceRestore(client, tables, findLargeTables(tables, manifest));
    for (const table of tables) await writeTable(client, table, restore, backup);
    // Writes the rows to the disk while the indexes are created. Most database users may not request a checkpoint, but
    // the restore succeeds without one.
    const flushed = instance.db.$client.query('checkpoint').catch(() => undefined);
    await finishInstanceRestore(client, restore);
    await flushed;
    if (configured === undefined) assertSameKey(manifest.keyMark, { stored: await findSecretKey(client) });
    // Before the commit: a file without a row does no harm, but a row without its file is lost data.
    await filesVerified;
    await writeFiles(backup, instance);
    await session.client.query('commit');
  } finally {
    await session.end();
  }
}

/** The names of the tables in `public` that are large in the backup. */
function findLargeTables(tables: readonly InstanceTable[], manifest: InstanceManifest): ReadonlySet<string> {
  const large = manifest.tables.filter(({ bytes }) => bytes >= LARGE_TABLE_BYTES);
  const names = new Set(large.map(({ name }) => name));
  return new Set(tables.flatMap(({ name }) => (name.startsWith('public.') && names.has(name) ? [name] : [])));
}

async function writeTable(
  client: TransactionSession['client'],
  table: InstanceTable,
  restore: InstanceRestore,
  { manifest, rowFormat, lines, copiedRows }: InstanceBackup,
): Promise<void> {
  const entry = manifest.tables.find(({ name }) => name === table.name);
  if (entry?.columns.join() !== table.columns.join()) throw backupDamaged(`${table.name} has other columns`);
  if (entry.rows === 0) return;
  if (rowFormat === 'ndjson') await insertTextRows(client, table, lines(entry));
  else await insertInstanceRows(client, table, restore, copiedRows(entry));
}

/** Compares the instance's key, either the configured or the stored one, with the hash of the key in the backup. */
function assertSameKey(
  keyMark: string,
  { configured, stored }: { configured?: string; stored?: string | undefined },
): void {
  if (hashSecretKey(configured ?? stored ?? '') === keyMark) return;
  throw new CommandError(
    configured === undefined
      ? 'The instance was run with a SECRET_KEY: set the same one, or its links and attachments stay closed.'
      : 'SECRET_KEY is another one than that of the backup: with it links and attachments would stay closed.',
  );
}

async function writeFiles({ manifest, file }: InstanceBackup, { store, importDirectory }: Instance): Promise<void> {
  for (const entry of manifest.files) {
    const stream = Readable.from(file(entry));
    const [kind = '', ...segments] = entry.path.split('/');
    if (kind === 'objects') {
      await store.put(segments.join('/'), { stream, size: entry.bytes });
    } else {
      const target = path.join(importDirectory, ...segments);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(stream, createWriteStream(target));
    }
  }
}
